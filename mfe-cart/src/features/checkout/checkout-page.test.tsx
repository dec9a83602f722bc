import { cartList, distance, itemDetails, placeOrder, storeDetails, zoneOf } from '@shop/contract';
import type { SlotProps } from '@shop/federation';
import { aLine, anAddress, anItem, aStore, Refusal, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './checkout-page';

/** Stands for the account's part. */
const Details = ({ onChange }: SlotProps['delivery-details']) => (
  <button onClick={() => onChange(anAddress())}>Choose address</button>
);

const line = aLine({ item: anItem({ price: 2_000 }), quantity: 1 });

function open(options: TestAppOptions = {}) {
  return renderApp(<Page />, {
    path: '/checkout',
    address: '/checkout?page=cart',
    slots: { 'delivery-details': Details },
    ...options,
    answers: (api) => {
      let cart = [line];
      api.answer(cartList, () => cart);
      api.answer(storeDetails, aStore({ selfDelivery: true, tax: 5 }));
      api.answer(zoneOf, { zoneIds: [1], zones: [] });
      api.answer(distance, { found: true, metres: 4_200, seconds: 600 });
      api.answer(placeOrder, () => {
        cart = [];
        return { orderId: 100_007, message: '', total: null, payAt: null, paymentId: null };
      });
      options.answers?.(api);
    },
  });
}

const placeButton = () => screen.findByRole('button', { name: 'Place Order' });

it('says what is missing beside the button, and lets nothing be placed without it [ROUTE-02]', async () => {
  open();
  expect(await placeButton()).toBeDisabled();
  expect(screen.getByText('Add a delivery address to place the order.')).toBeVisible();
});

it('shows the figures, places the order with what was seen, and shows its number [D-20] [D-23] [CALL-45]', async () => {
  const { user, api, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await waitFor(() => expect(screen.getByTestId('order-total')).toHaveTextContent('$23.52'));
  await user.click(await placeButton());
  await waitFor(() => expect(address()).toBe('/order-confirmed?order_id=100007&phone=%2B923001112233'));
  expect(api.calls(placeOrder)[0]?.body).toMatchObject({
    order_amount: 23.52,
    order_type: 'delivery',
    distance: 4_200,
    store_id: 1,
  });
});

it('sends one order under one key when the button is pressed twice [D-21] [F-28]', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.dblClick(await placeButton());
  await waitFor(() => expect(api.calls(placeOrder).length).toBeGreaterThan(0));
  expect(new Set(api.idempotencyKeys(placeOrder)).size).toBe(1);
});

it('tells what has changed and stays [D-16] [F-24]', async () => {
  const { user, address } = open({
    answers: (api) =>
      api.answer(placeOrder, () => {
        throw new Refusal(409, { errors: [{ code: 'changed', message: 'The price of Naan has changed.' }] });
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose address' }));
  await user.click(await placeButton());
  await waitFor(async () => expect(await placeButton()).toBeEnabled());
  expect(address()).toBe('/checkout?page=cart');
});

it('takes no delivery fee for take away [BIZ-34]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /Take away/ }));
  expect(screen.getByText('Free')).toBeVisible();
});

it('offers the way back to the shop when the cart is empty', async () => {
  renderApp(<Page />, { cart: [] });
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});

describe('one item past the cart', () => {
  const dish = anItem({ id: 7, price: 3_000 });
  const buying = (kept: unknown, page = 'buy_now') => {
    sessionStorage.setItem('buy-now', typeof kept === 'string' ? kept : JSON.stringify(kept));
    return open({
      address: `/checkout?page=${page}`,
      answers: (api) => api.answer(itemDetails, dish),
    });
  };
  const purchase = {
    itemId: 7,
    campaign: false,
    choice: { variation: null, options: [], addOns: [] },
    quantity: 2,
  };
  afterEach(() => sessionStorage.clear());

  it('is ordered as it costs now, and the cart stays [ROUTE-02] [STATE-10] [D-20]', async () => {
    const { user, api, address } = buying(purchase);
    await user.click(await screen.findByRole('button', { name: 'Choose address' }));
    await user.click(await placeButton());
    await waitFor(() => expect(address()).toContain('/order-confirmed'));
    expect(api.calls(placeOrder)[0]?.body).toMatchObject({
      is_buy_now: true,
      cart: [{ item_id: 7, model: 'Item', quantity: 2, price: 30 }],
    });
    expect(sessionStorage.getItem('buy-now')).toBeNull();
  });

  it('asks for a campaign’s item as one [CALL-10]', async () => {
    const { api } = buying({ ...purchase, campaign: true }, 'campaign');
    await placeButton();
    expect(api.calls(itemDetails)).toEqual([{ params: { id: 7 }, query: { campaign: true } }]);
  });

  it.each([
    ['nothing', 'null'],
    ['something strange', '{"itemId":"7"}'],
    ['no JSON', '{'],
  ])('offers the way back to the shop when %s is kept [F-32]', async (_case, kept) => {
    buying(kept);
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });
});
