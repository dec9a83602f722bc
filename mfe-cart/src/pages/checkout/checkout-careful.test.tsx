import { cartList, orderList, placeOrder, runningOrders } from '@shop/contract';
import type { Order } from '@shop/domain';
import { anOrder, Refusal } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { goToReview, forgetAll, openCheckout, getPlaceButton } from './open-checkout.fixture';

beforeEach(forgetAll);

const lost = () => Promise.reject(new TypeError('connection reset'));
const emptyCart = () => {
  throw new Refusal(403, { errors: [{ code: 'order_details', message: 'Your cart is empty' }] });
};
const page = (entries: Order[]) => ({ total: entries.length, page: 1, limit: 10, entries });
/** 20.00 + 1.00 + 2.52. */
const createEarlierOrder = (own: Partial<Order> = {}): Order => {
  const order = anOrder({ id: 100_042, placedAt: new Date().toISOString(), ...own });
  return { ...order, totals: { ...order.totals, total: 2_352, ...own.totals } };
};
const guest = { capabilities: [] };
const customer = { capabilities: [], token: 'token', guestId: null };

/** Opens the review with a backend without idempotency keys that loses a response. */
async function atReview(session: typeof guest | typeof customer, orders: () => Order[] = () => []) {
  const app = openCheckout({
    session,
    setUpApi: (api) => {
      api.respond(runningOrders, () => page(orders()));
      api.respond(orderList, page([]));
    },
  });
  await goToReview(app.user);
  await waitFor(async () => expect(await getPlaceButton()).toBeEnabled());
  app.api.respond(placeOrder, lost);
  return app;
}
const press = async ({ user }: Awaited<ReturnType<typeof atReview>>) => user.click(await getPlaceButton());
const isFree = () => waitFor(async () => expect(await getPlaceButton()).toBeEnabled());

it('sends no key to a backend without idempotency keys [D-21]', async () => {
  const app = await atReview(guest);
  app.api.respond(placeOrder, { orderId: 7, message: '', total: null, payAt: null, paymentId: null });
  await press(app);
  await waitFor(() => expect(app.address()).toContain('order_id=7'));
  expect(app.api.idempotencyKeys(placeOrder)).toEqual([null]);
});

it('finds a customer’s order whose response was lost, and sends no second one [D-21] [F-28]', async () => {
  const app = await atReview(customer, () => [
    createEarlierOrder({ id: 100_041, store: { ...anOrder().store, id: 9 } }),
    createEarlierOrder(),
  ]);
  await press(app);
  await waitFor(() => expect(app.address()).toContain('order_id=100042'));
  expect(app.api.calls(placeOrder)).toHaveLength(1);
  expect(app.api.calls(orderList)).toEqual([{ query: { limit: 10, offset: 1 } }]);
});

it.each([
  ['of another total', createEarlierOrder({ totals: { ...anOrder().totals, total: 999 } })],
  ['placed long before', createEarlierOrder({ placedAt: '2020-01-05T12:00:00.000Z' })],
  ['without a time', createEarlierOrder({ placedAt: '' })],
])(
  'does not mistake an order %s for it: looks again on the next press, then sends once more [D-21] [F-28]',
  async (_case, other) => {
    const app = await atReview(customer, () => [other]);
    await press(app);
    await isFree();
    expect(app.api.calls(placeOrder)).toHaveLength(1);
    app.api.respond(placeOrder, { orderId: 8, message: '', total: null, payAt: null, paymentId: null });
    await press(app);
    await waitFor(() => expect(app.address()).toContain('order_id=8'));
    expect(app.api.calls(placeOrder)).toHaveLength(2);
  },
);

it('finds an order on the next press that appeared late [D-21]', async () => {
  let orders: Order[] = [];
  const app = await atReview(customer, () => orders);
  await press(app);
  await isFree();
  orders = [createEarlierOrder()];
  await press(app);
  await waitFor(() => expect(app.address()).toContain('order_id=100042'));
  expect(app.api.calls(placeOrder)).toHaveLength(1);
});

it('takes a guest’s empty cart as proof that the order exists [D-21] [F-28]', async () => {
  const app = await atReview(guest);
  app.api.respond(placeOrder, () => {
    app.api.respond(cartList, []);
    return lost();
  });
  await press(app);
  await waitFor(() => expect(app.address()).toBe('/home'));
  expect(app.api.calls(placeOrder)).toHaveLength(1);
});

it('finds a guest’s order among those in progress [D-21] [F-28]', async () => {
  const app = await atReview(guest, () => [createEarlierOrder()]);
  await press(app);
  await waitFor(() => expect(app.address()).toContain('order_id=100042'));
  expect(app.api.calls(placeOrder)).toHaveLength(1);
  expect(app.api.calls(orderList)).toEqual([]);
});

it('takes a refusal for an empty cart after a lost response as the same proof [D-21] [F-28]', async () => {
  const app = await atReview(guest);
  await press(app);
  await isFree();
  app.api.respond(placeOrder, emptyCart);
  await press(app);
  await waitFor(() => expect(app.address()).toBe('/home'));
});

it('shows a refusal where no response was lost before [ERR-17]', async () => {
  const app = await atReview(guest);
  app.api.respond(placeOrder, emptyCart);
  await press(app);
  await waitFor(() => expect(app.toasts).toEqual(['Your cart is empty']));
  expect(app.address()).toContain('/checkout');
});

it('sends nothing while the result of the last request is unknown [D-21] [F-28]', async () => {
  const app = await atReview(customer);
  app.api.respond(runningOrders, lost);
  await press(app);
  await isFree();
  await press(app);
  await isFree();
  expect(app.api.calls(placeOrder)).toHaveLength(1);
});

it('looks for the order when the page opens with an empty cart [D-21] [F-28]', async () => {
  const before = await atReview(customer);
  await press(before);
  await isFree();
  before.unmount();
  const { api, address } = openCheckout({
    session: customer,
    setUpApi: (fake) => {
      fake.respond(cartList, []);
      fake.respond(runningOrders, page([createEarlierOrder()]));
      fake.respond(orderList, page([]));
    },
  });
  await waitFor(() => expect(address()).toContain('order_id=100042'));
  expect(api.calls(placeOrder)).toEqual([]);
});

it('shows each refusal once, at its spot or in a toast [ERR-17]', async () => {
  const app = await atReview(guest);
  app.api.respond(placeOrder, () => {
    throw new Refusal(203, {
      errors: [
        { code: 'coordinates', message: 'Out of coverage' },
        { code: 'strange', message: 'Something else' },
      ],
    });
  });
  await press(app);
  expect(await screen.findByText('Out of coverage')).toBeVisible();
  expect(app.toasts).toEqual(['Something else']);
});

it('sends nothing while the browser is offline, says so, and orders only when asked again [F-06] [D-21]', async () => {
  const { user, api, address } = openCheckout({ beside: <Toaster closeLabel="Close" /> });
  await goToReview(user);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(await getPlaceButton());
  expect(await screen.findByText(/You are offline, so nothing was sent/)).toBeVisible();
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await getPlaceButton()).toBeEnabled();
  expect(api.calls(placeOrder)).toEqual([]);
  await user.click(await getPlaceButton());
  await waitFor(() => expect(address()).toContain('/order-confirmed'));
  expect(api.calls(placeOrder)).toHaveLength(1);
});
