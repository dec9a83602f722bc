import { cancelOrder, orderDetails, storeDetails, switchPayment, trackOrder, zoneOf } from '@shop/contract';
import { type Order } from '@shop/domain';
import {
  anAddress,
  anOrder,
  anOrderLine,
  aStore,
  aZone,
  refused,
  renderApp,
  type TestAppOptions,
} from '@shop/testing';
import { saveContactPhone } from '@shop/session';
import { Toaster } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { goToPayment } from '../../payment/go-to-payment';
import { Page } from './order-confirmed-page';
import { getNumber } from '../../components/confirmed/use-confirmed';

jest.mock('../../payment/go-to-payment', () => ({
  goToPayment: jest.fn(() => false),
  getPaymentCallback: () => 'http://localhost/payment-return',
}));

const gateways = [{ key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: null }];
const unpaid = anOrder({ paymentMethod: 'digital_payment', gateway: 'mosaic_pay' });
const guests = '/order-confirmed?order_id=100001&status=paid&payment_status=paid';

const withToasts = (
  <>
    <Page />
    <Toaster closeLabel="Close" />
  </>
);

const open = (order: Order | (() => Order), options: TestAppOptions = {}) =>
  renderApp(withToasts, {
    path: '/order-confirmed',
    address: guests,
    config: { digitalPayment: true, gateways },
    ...options,
    setUpApi: (api) => {
      api.respond(trackOrder, order);
      api.respond(storeDetails, aStore({ deliveryTime: '25-35 min' }));
      api.respond(zoneOf, { zoneIds: [1], zones: [aZone()] });
      options.setUpApi?.(api);
    },
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => saveContactPhone('order', 100_001, '+923001112233'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['shows the tax', 50, 1],
  ['shows no tax where the order has none, like the checkout', 0, 0],
])('%s [D-20]', async (_case, tax, rows) => {
  open(anOrder({ totals: { ...anOrder().totals, tax } }));
  expect(await screen.findByTestId('confirmed-total')).toBeVisible();
  expect(screen.queryAllByText(/^Tax/)).toHaveLength(rows);
});

it('shows number, time, place, payment and totals as the server returns them [D-23] [D-20]', async () => {
  const { api } = open(anOrder());
  expect(await heading('Thank you! Your order is placed.')).toBeVisible();
  expect(screen.getByTestId('order-number')).toHaveTextContent('100001');
  expect(await screen.findByText('About 25–35 minutes after the store confirms it')).toBeVisible();
  expect(screen.getByText('5 Garden Street')).toBeVisible();
  expect(screen.getByText('Cash on delivery: $11.50 when you receive the order')).toBeVisible();
  expect(screen.getByTestId('confirmed-total')).toHaveTextContent('$11.50');
  expect(api.calls(trackOrder)[0]).toEqual({
    query: { order_id: 100_001, contact_number: '+923001112233' },
  });
});

it('computes the subtotal from the lines where the backend returns none, and names every charge [BIZ-26]', async () => {
  const { totals } = anOrder();
  const charges = [{ kind: 'service', name: 'Platform fee', amount: 25 } as const];
  const { api } = open(anOrder({ totals: { ...totals, subtotal: null, charges } }), {
    setUpApi: (fake) =>
      fake.respond(orderDetails, [anOrderLine({ total: 700 }), anOrderLine({ id: 2, total: 300 })]),
  });
  expect(await screen.findByText('$10.00')).toBeVisible();
  expect(screen.getByText('Platform fee')).toBeVisible();
  expect(screen.getByText('$0.25')).toBeVisible();
  expect(api.calls(orderDetails)).toEqual([
    { query: { order_id: 100_001, contact_number: '+923001112233' } },
  ]);
});

it('shows the whole address, and what was ordered [D-20] [D-23] [ADDR-12]', async () => {
  const address = anAddress({ house: '12B', floor: '4', road: '7' });
  open(anOrder({ address }), {
    setUpApi: (fake) =>
      fake.respond(orderDetails, [
        anOrderLine({ name: 'Seekh Kebab', quantity: 3, total: 2_100, details: ['Large'] }),
      ]),
  });
  expect(await screen.findByText('Street 7 · House 12B · Floor 4')).toBeVisible();
  expect(await screen.findByText('Seekh Kebab')).toBeVisible();
  expect(screen.getByText('Large')).toBeVisible();
  expect(screen.getByText('$21.00')).toBeVisible();
});

it('gives a guest the link to follow the order, to copy [D-23]', async () => {
  const { user } = open(anOrder());
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/track-order?order_id=100001');
  expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    '/track-order?order_id=100001',
  );
});

it('redirects a guest whose phone this tab does not know to the page that asks for it, whatever the address contains [D-23]', async () => {
  sessionStorage.clear();
  const { address, api } = open(anOrder(), {
    path: '*',
    address: '/order-confirmed?order_id=100001&phone=923001112233',
  });
  await waitFor(() => expect(address()).toBe('/track-order?order_id=100001'));
  expect(api.calls(trackOrder)).toEqual([]);
});

it('needs no phone and no link for a customer [D-23]', async () => {
  const { api } = open(anOrder(), {
    address: '/order-confirmed?order_id=100001',
    session: { token: 'token-1' },
  });
  await heading('Thank you! Your order is placed.');
  expect(api.calls(trackOrder)[0]).toEqual({ query: { order_id: 100_001 } });
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

it.each([
  ['a time that was chosen', { scheduledAt: '2026-01-06T14:30:00.000Z' }, 'Jan 6, 2026, 7:30 PM'],
  ['the wallet', { paymentMethod: 'wallet', paid: true }, 'Paid from your wallet'],
  ['a paid gateway', { ...unpaid, paid: true }, 'Paid with Mosaic Pay'],
  ['a part of the wallet', { walletPaid: 500 }, '$5.00 from your wallet'],
  ['the rest in cash', { walletPaid: 500 }, 'Cash on delivery: $6.50 when you receive the order'],
  ['what is fetched', { orderType: 'take_away' }, 'Ready about 25–35 minutes after the store confirms it'],
] as const)('shows %s [D-20] [D-23]', async (_case, own, text) => {
  open(anOrder(own));
  expect(await screen.findByText(text)).toBeVisible();
});

it('ignores what the address claims about the payment, and lets the visitor pay [F-29] [X-06]', async () => {
  const { user, api } = open(unpaid, {
    setUpApi: (fake) =>
      fake.respond(switchPayment, {
        message: '',
        total: null,
        payAt: 'https://evil.example/pay',
        paymentId: 'p2',
      }),
  });
  expect(await heading('Your order waits for your payment')).toBeVisible();
  expect(screen.getByText('Mosaic Pay: $11.50 not paid yet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
  await waitFor(() =>
    expect(api.calls(switchPayment)[0]?.body).toEqual({
      order_id: 100_001,
      payment_method: 'digital_payment',
      gateway: 'mosaic_pay',
      callback: 'http://localhost/payment-return',
      contact_number: '+923001112233',
    }),
  );
  // The address is not trusted: the visitor stays, and the payment is remembered.
  expect(localStorage.getItem('unfinished-payment')).toContain('"paymentId":"p2"');
});

it('calls a declined payment declined, with how long the order is kept, and says so of no paid order [X-06] [F-29]', async () => {
  const address = '/order-confirmed?order_id=100001&payment=failed';
  const placedAt = new Date(Date.now() - 10 * 60_000).toISOString();
  const config = { digitalPayment: true, gateways, unpaidMinutes: 30 };
  const declined = open(anOrder({ ...unpaid, placedAt }), { address, config });
  expect(await heading('Your payment was declined')).toBeVisible();
  expect(await screen.findByText(/We keep the order until \d+:\d\d [AP]M; the store begins/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue paying' })).toBeVisible();
  declined.unmount();
  open(anOrder({ ...unpaid, paid: true }), { address });
  expect(await heading('Thank you! Your order is placed.')).toBeVisible();
});

it('lets the visitor pay with another method, and confirms that [X-06] [D-22] [ERR-01]', async () => {
  let order = unpaid;
  const { user, api } = open(() => order, {
    setUpApi: (fake) =>
      fake.respond(switchPayment, () => {
        order = anOrder();
        return { message: '', total: null, payAt: null, paymentId: null };
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
  await user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
  await user.click(screen.getByRole('button', { name: 'Pay in cash on delivery' }));
  expect(await heading('Thank you! Your order is placed.')).toBeVisible();
  expect(await screen.findByText('Payment info updated.')).toBeVisible();
  expect(api.calls(switchPayment)[0]?.body).toMatchObject({ payment_method: 'cash_on_delivery' });
});

it('cancels after a confirmation, and forgets the payment [D-24] [X-06]', async () => {
  localStorage.setItem('unfinished-payment', '{"orderId":100001,"paymentId":"p","phone":""}');
  let order = unpaid;
  const { user, api } = open(() => order, {
    setUpApi: (fake) =>
      fake.respond(cancelOrder, () => {
        order = anOrder({ ...unpaid, status: 'canceled' });
        return '';
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await heading('This order is canceled')).toBeVisible();
  expect(api.calls(cancelOrder)[0]?.body).toEqual({
    order_id: 100_001,
    reason: 'Canceled before it was paid',
  });
  expect(localStorage.getItem('unfinished-payment')).toBeNull();
});

it('shows nothing of somebody else’s order [F-46]', async () => {
  open(() => {
    throw refused(404, 'Order not found!');
  });
  expect(await screen.findByText('We could not find this order')).toBeVisible();
});

it.each(['', 'order_id=', 'order_id=-1', 'order_id=1e5', 'order_id=abc', 'order_id=12345678901'])(
  'sends no request for %j [F-36]',
  (search) => {
    expect(getNumber(new URLSearchParams(search), 'order')).toBeNull();
  },
);

describe('a backend that can only switch unpaid orders to cash on delivery', () => {
  const payment = jest.mocked(goToPayment);
  beforeEach(() => payment.mockClear().mockReturnValue(true));
  const plain = { session: { capabilities: [] } };
  const nameless = anOrder({ ...unpaid, gateway: null });

  it('pays at its own payment page, without switching the method [X-06]', async () => {
    const { user, api } = open(unpaid, plain);
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    const address = new URL(payment.mock.lastCall?.[0] ?? '');
    expect(address.pathname).toBe('/payment-mobile');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      order_id: '100001',
      customer_id: 'guest-1',
      payment_method: 'mosaic_pay',
      callback: 'http://localhost/payment-return?order_id=100001&status=',
    });
    expect(api.calls(switchPayment)).toEqual([]);
    expect(localStorage.getItem('unfinished-payment')).toContain('"gateway":"mosaic_pay"');
  });

  it('offers cash on delivery as its other method [D-22] [X-06]', async () => {
    let order = unpaid;
    const { user, api } = open(() => order, {
      ...plain,
      setUpApi: (fake) =>
        fake.respond(switchPayment, () => {
          order = anOrder();
          return { message: 'Changed', total: null, payAt: null, paymentId: null };
        }),
    });
    const cash = await screen.findByRole('button', { name: 'Pay with cash on delivery' });
    expect(screen.queryByRole('button', { name: 'Pay another way' })).not.toBeInTheDocument();
    await user.click(cash);
    expect(await heading('Thank you! Your order is placed.')).toBeVisible();
    expect(api.calls(switchPayment)[0]?.body).toMatchObject({ payment_method: 'cash_on_delivery' });
  });

  it('remembers the chosen gateway, or offers all of them [X-06]', async () => {
    const two = [...gateways, { key: 'other_pay', title: 'Other Pay', imageUrl: null }];
    const config = { digitalPayment: true, gateways: two };
    const { unmount } = open(nameless, { ...plain, config });
    expect(await screen.findByRole('button', { name: 'Pay with Other Pay' })).toBeVisible();
    unmount();
    localStorage.setItem(
      'unfinished-payment',
      '{"orderId":100001,"paymentId":"","phone":"","gateway":"other_pay"}',
    );
    const { user } = open(nameless, { ...plain, config });
    await user.click(await screen.findByRole('button', { name: 'Continue paying' }));
    expect(payment.mock.lastCall?.[0]).toContain('payment_method=other_pay');
  });
});
