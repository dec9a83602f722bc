import { applyCoupon, couponList } from '@shop/contract';
import type { OfferedCoupon, OrderType } from '@shop/domain';
import { aCoupon, Refusal, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { CouponField } from './coupon-field';

const refusal = (message: string) => new Refusal(403, { errors: [{ code: 'coupon', message }] });

interface CheckoutProps {
  amount: number;
  start?: OfferedCoupon | null;
  orderType: OrderType;
}

function Checkout({ amount, start = null, orderType }: CheckoutProps) {
  const [coupon, setCoupon] = useState(start);
  const [sum, setSum] = useState(amount);
  return (
    <>
      <CouponField storeId={3} orderType={orderType} amount={sum} value={coupon} onChange={setCoupon} />
      <p data-testid="used">{coupon?.code ?? 'none'}</p>
      <button onClick={() => setSum(1_500)}>Take one out</button>
      <button onClick={() => setSum(6_000)}>Put two in</button>
    </>
  );
}

interface Opening extends TestAppOptions {
  amount?: number;
  start?: OfferedCoupon;
  orderType?: OrderType;
}

const open = ({ amount = 3_000, start, orderType = 'delivery', ...options }: Opening = {}) =>
  renderApp(<Checkout amount={amount} start={start ?? null} orderType={orderType} />, {
    ...options,
    setUpApi: (api) => {
      api.respond(couponList, []);
      api.respond(applyCoupon, aCoupon());
      options.setUpApi?.(api);
    },
  });

const field = () => screen.getByRole('textbox', { name: 'Coupon code' });
const applyButton = () => screen.getByRole('button', { name: 'Apply' });

it('applies a coupon by its code, shows its discount, and removes it again [D-20] [BIZ-29]', async () => {
  const { user, api } = open();
  expect(applyButton()).toBeDisabled();
  await user.type(field(), ' welcome10 {Enter}');
  expect(await screen.findByText('You save $3.00')).toBeVisible();
  expect(screen.getByTestId('used')).toHaveTextContent('WELCOME10');
  expect(api.calls(applyCoupon)[0]).toEqual({
    query: { code: 'welcome10', store_id: 3, order_amount: 30 },
  });
  await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
  expect(screen.getByTestId('used')).toHaveTextContent('none');
  expect(field()).toHaveFocus();
});

it('shows at the field why a coupon is refused, and keeps what was typed [ERR-10] [BIZ-31]', async () => {
  const message = 'To apply this coupon, the minimum purchase amount is $50.00';
  const { user, toasts } = open({
    setUpApi: (api) =>
      api.respond(applyCoupon, () => {
        throw refusal(message);
      }),
  });
  await user.type(field(), 'BIG{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field()).toHaveValue('BIG');
  expect(field()).toHaveAccessibleDescription(message);
  expect(field()).toBeInvalid();
  expect(toasts).toEqual([]);
  await user.type(field(), '2');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('offers the store’s coupons, with their discount and the amount missing for them [BIZ-30] [BIZ-32]', async () => {
  const coupons = [
    aCoupon({ id: 2, code: 'HUGE', minPurchase: 10_000, title: 'Feast' }),
    aCoupon(),
    aCoupon({ id: 3, code: 'BRINGIT', type: 'free_delivery', minPurchase: 0, title: 'On us' }),
    aCoupon({ id: 4, code: 'FIVE', discount: { type: 'amount', value: 500 }, maxDiscount: 0, title: 'Five' }),
  ];
  const { user } = open({ setUpApi: (api) => api.respond(couponList, coupons) });
  await user.click(await screen.findByRole('button', { name: 'Show all 4 coupons' }));
  const offers = screen.getAllByRole('listitem');
  expect(offers.map((offer) => offer.textContent)).toEqual([
    expect.stringContaining('10% off'),
    expect.stringContaining('Free delivery'),
    expect.stringContaining('$5.00 off'),
    expect.stringContaining('$70.00 more to use it'),
  ]);
  expect(offers[0]).toHaveTextContent('Orders from $20.00 · up to $5.00 · until Dec 31, 2026');
  expect(screen.getByRole('button', { name: 'Apply HUGE' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Apply WELCOME10' }));
  expect(await screen.findByText('You save $3.00')).toBeVisible();
});

it('says how much is missing for an offered coupon whose code is typed below its minimum [ERR-10] [VALID-35]', async () => {
  const { user } = open({
    amount: 4_000,
    setUpApi: (api) => {
      api.respond(couponList, [aCoupon({ code: 'BIG', minPurchase: 5_000 })]);
      api.respond(applyCoupon, () => {
        throw refusal('To apply this coupon, the minimum purchase amount is $50.00');
      });
    },
  });
  await user.type(field(), 'big{Enter}');
  const words = 'To apply this coupon, the minimum purchase amount is $50.00 ($10.00 more to use it)';
  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(words);
});

it('shows that the delivery is free, and that its cap applies [BIZ-29] [BIZ-30]', async () => {
  open({
    start: aCoupon({ type: 'free_delivery' }),
    setUpApi: (api) => api.respond(applyCoupon, aCoupon({ type: 'free_delivery' })),
  });
  expect(await screen.findByText('Your delivery is free')).toBeVisible();
});

it('has no effect below its minimum, says so, and takes effect again above it [VALID-35] [BIZ-32] [ERR-10]', async () => {
  const { user } = open({ start: aCoupon() });
  await user.click(screen.getByRole('button', { name: 'Take one out' }));
  const effect = within(screen.getByRole('status'));
  expect(effect.getByText(/To apply this coupon, the minimum purchase amount is \$20\.00/)).toHaveTextContent(
    '$5.00 more to use it',
  );
  await user.click(screen.getByRole('button', { name: 'Put two in' }));
  expect(screen.getByText('You save $5.00')).toBeVisible();
  expect(screen.getByTestId('used')).toHaveTextContent('WELCOME10');
});

it('is checked again when the amount changes, and removed with a reason when it has expired [D-16] [F-24]', async () => {
  let isOver = false;
  const { user } = open({
    start: aCoupon(),
    setUpApi: (api) =>
      api.respond(applyCoupon, () => {
        if (isOver) throw refusal('This coupon has expired.');
        return aCoupon();
      }),
  });
  isOver = true;
  await user.click(screen.getByRole('button', { name: 'Put two in' }));
  expect(await screen.findByText('This coupon has expired.')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('used')).toHaveTextContent('none'));
  expect(field()).toHaveValue('WELCOME10');
});

it('is updated when it has changed [F-24]', async () => {
  open({
    start: aCoupon(),
    setUpApi: (api) => api.respond(applyCoupon, aCoupon({ discount: { type: 'percent', value: 5 } })),
  });
  expect(await screen.findByText('You save $1.50')).toBeVisible();
});

it('keeps the coupon when the response is lost, because the server checks it again at placing', async () => {
  open({
    start: aCoupon(),
    setUpApi: (api) =>
      api.respond(applyCoupon, () => {
        throw new Refusal(500, { message: 'Server error' });
      }),
  });
  await waitFor(() => expect(screen.getByTestId('used')).toHaveTextContent('WELCOME10'));
});

const freeDrop = () => aCoupon({ code: 'FREEDROP', type: 'free_delivery', minPurchase: 0 });

it.each([
  ['delivery', 1],
  ['take_away', 0],
] as const)('offers free delivery for %s %d times [BIZ-30] [BIZ-34]', async (orderType, times) => {
  open({
    orderType,
    setUpApi: (api) => api.respond(couponList, [freeDrop(), aCoupon({ id: 2, code: 'TEN' })]),
  });
  expect(await screen.findByRole('button', { name: 'Apply TEN' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Apply FREEDROP' })).toHaveLength(times);
});

it('says of a chosen coupon for free delivery that take away does not use it [BIZ-30] [BIZ-34]', async () => {
  open({
    orderType: 'take_away',
    start: freeDrop(),
    setUpApi: (api) => api.respond(applyCoupon, freeDrop()),
  });
  expect(await screen.findByText('Take away has no delivery fee, so this coupon is not used.')).toBeVisible();
  expect(screen.queryByText('Your delivery is free')).toBeNull();
});
