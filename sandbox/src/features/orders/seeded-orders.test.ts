import { orderDetails, orderList, runningOrders, trackOrder, type RequestScope } from '@shop/contract';
import { orderSubtotal } from '@shop/domain';
import { signIn } from '../../testing/people';
import { firstPage, openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let amina: Partial<RequestScope>;

beforeAll(async () => {
  shop = await openTestShop();
  const { model } = await signIn(shop, 'customer@example.com', null, '12345678');
  amina = { token: model.token };
});
afterAll(() => shop.close());

async function allPast() {
  const getPage = async (offset: number) =>
    (await shop.send(orderList, { query: { limit: 50, offset } }, amina)).model;
  const [first, second] = [await getPage(1), await getPage(2)];
  return { total: first.total, orders: [...first.entries, ...second.entries] };
}

it('lists two years of the demo customer’s orders, the latest first, and the running ones [X-07] [CALL-45]', async () => {
  const { total, orders } = await allPast();
  expect(orders).toHaveLength(total);
  const ids = orders.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  const states = new Set(orders.map(({ paymentState }) => paymentState));
  expect(states).toEqual(new Set(['paid', 'unpaid', 'refunded']));
  const running = (await shop.send(runningOrders, { query: firstPage }, amina)).model.entries;
  expect(new Set(running.map(({ status }) => status))).toEqual(
    new Set(['pending', 'confirmed', 'processing', 'handover', 'picked_up']),
  );
});

it('returns address, courier and lines of each order [X-07] [D-24]', async () => {
  const { orders } = await allPast();
  for (const { id, orderType, status } of orders.slice(0, 40)) {
    const query = { order_id: id };
    const order = (await shop.send(trackOrder, { query }, amina)).model;
    const isDelivery = orderType === 'delivery';
    expect([id, order.address?.contactName]).toEqual([id, isDelivery ? 'Amina Rahman' : undefined]);
    expect([id, order.courier !== null]).toEqual([
      id,
      isDelivery && (status === 'delivered' || status === 'refunded'),
    ]);
    const lines = (await shop.send(orderDetails, { query }, { ...amina, language: 'ar' })).model;
    const { discount: discount, coupon, tax, deliveryFee, tip, total: charged } = order.totals;
    expect(orderSubtotal(lines) - discount - coupon + tax + deliveryFee + tip).toBe(charged);
    expect(lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(order.totals.discount);
    for (const { choice, details } of lines)
      expect(details).toHaveLength(
        (choice.variation === null ? 0 : 1) +
          choice.options.flatMap(({ labels }) => labels).length +
          choice.addOns.length,
      );
  }
});

it('has deliveries with reviews, and some without [D-24]', async () => {
  const { orders } = await allPast();
  const delivered = orders.filter(({ status }) => status === 'delivered');
  const isReviewed = async (id: number) =>
    (await shop.send(orderDetails, { query: { order_id: id } }, amina)).model.some(({ review }) => review);
  const reviewed = await Promise.all(delivered.map(({ id }) => isReviewed(id)));
  expect(reviewed.filter(Boolean).length).toBeGreaterThan(15);
  expect(reviewed.slice(0, 5)).toEqual([false, false, false, false, false]);
  expect(delivered.some(({ courierReview }) => courierReview !== null)).toBe(true);
});
