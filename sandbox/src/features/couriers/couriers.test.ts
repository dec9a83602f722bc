import {
  addToCart,
  courierPosition,
  submitCourierReview,
  trackOrder,
  type CourierReviewBody,
} from '@shop/contract';
import { distanceBetween } from '@shop/domain';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newCustomer, newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from '../orders/order-progress';
import type { OrderStatus } from '@shop/domain';

const fixture = createOrderFixture();
const address = { latitude: 25.12, longitude: 56.35 };
const delivery = {
  order_type: 'delivery',
  address: 'Somewhere 1',
  accept_changes: true,
  ...address,
} as const;

async function createOrder(visitor: Visitor, status: OrderStatus, rest: object = delivery) {
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, visitor);
  const { orderId } = (await fixture.order(visitor, fixture.bodyFor(0, { accept_changes: true, ...rest })))
    .model;
  if (status !== 'pending') await moveOrder(fixture.shop.database, orderId, status, testNow);
  return orderId;
}
const track = async (visitor: Visitor, orderId: number, contact_number?: string) =>
  (await fixture.shop.send(trackOrder, { query: { order_id: orderId, contact_number } }, visitor)).model;
const position = (visitor: Visitor, orderId: number, contact_number?: string) =>
  fixture.shop.send(courierPosition, { query: { order_id: orderId, contact_number } }, visitor);
const at = (seconds: number) => fixture.shop.at(new Date(testNow.getTime() + seconds * 1_000));

describe('the courier of an order', () => {
  it('is known from handover on, by name, phone and picture [X-07]', async () => {
    const customer = await newCustomer(fixture.shop);
    const orderId = await createOrder(customer, 'processing');
    expect((await track(customer, orderId)).courier).toBeNull();
    await moveOrder(fixture.shop.database, orderId, 'handover', testNow);
    const { courier } = await track(customer, orderId);
    expect(courier?.name).toMatch(/^\p{L}+ \p{L}+$/u);
    expect(courier?.phone).toMatch(/^\+\d{9,}$/);
    expect(courier?.imageUrl).toContain('/media/');
    await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
    expect((await track(customer, orderId)).courier?.id).toBe(courier?.id);
  });

  it('is nobody for take-away', async () => {
    const customer = await newCustomer(fixture.shop);
    const orderId = await createOrder(customer, 'delivered', { order_type: 'take_away' });
    expect((await track(customer, orderId)).courier).toBeNull();
  });

  it('is the one with the fewest running orders', async () => {
    const couriers = await fixture.shop.database.query<{ id: number }>(
      'SELECT id FROM couriers WHERE active',
    );
    const under = new Map<number, number>();
    for (let round = 0; round < couriers.length; round += 1) {
      const customer = await newCustomer(fixture.shop);
      const { courier } = await track(customer, await createOrder(customer, 'picked_up'));
      under.set(courier?.id ?? 0, (under.get(courier?.id ?? 0) ?? 0) + 1);
    }
    const [most] = await fixture.shop.database.query<{ least: number; most: number }>(
      `SELECT min(count)::int AS least, max(count)::int AS most FROM (SELECT count(orders.id) AS count FROM couriers
         LEFT JOIN orders ON courier_id = couriers.id AND orders.status IN ('handover', 'picked_up') GROUP BY couriers.id) AS on_the_way`,
    );
    expect((most?.most ?? 9) - (most?.least ?? 0)).toBeLessThanOrEqual(1);
  });
});

describe('the position of the courier', () => {
  it('moves from the store to the customer with the time, and is known only in between [X-07] [CALL-45]', async () => {
    const customer = await newCustomer(fixture.shop);
    const orderId = await createOrder(customer, 'handover');
    expect((await position(customer, orderId)).model).toBeNull();
    await moveOrder(fixture.shop.database, orderId, 'picked_up', testNow);
    const store = (await track(customer, orderId)).store.position;
    const first = (await position(customer, orderId)).model;
    expect(first).toEqual(store);
    const left = [];
    for (const seconds of [0, 60, 120, 180]) {
      at(seconds);
      const here = (await position(customer, orderId)).model ?? address;
      left.push(distanceBetween(here, address));
    }
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(new Set(left).size).toBe(4);
    at(3_600);
    expect((await position(customer, orderId)).model).toEqual(address);
    await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
    expect((await position(customer, orderId)).model).toBeNull();
  });

  it('is visible to a guest with the phone of the order, and to no stranger [F-46] [D-23]', async () => {
    const guest = await newGuest(fixture.shop);
    const orderId = await createOrder(guest, 'picked_up');
    const stranger = await newGuest(fixture.shop);
    expect((await position(guest, orderId)).model).not.toBeNull();
    expect((await position(stranger, orderId, '+971501234567')).model).not.toBeNull();
    for (const phone of [undefined, '+971501234568'])
      expect((await position(stranger, orderId, phone)).status).toBe(404);
    expect((await position(await newCustomer(fixture.shop), orderId)).status).toBe(404);
  });
});

describe('a review of the courier', () => {
  const review = (visitor: Visitor, body: CourierReviewBody) =>
    fixture.shop.send(submitCourierReview, { body }, visitor);

  it('is accepted once after delivery, counts, and is shown to its writer [D-24] [X-07]', async () => {
    const customer = await newCustomer(fixture.shop);
    const orderId = await createOrder(customer, 'picked_up');
    const before = (await track(customer, orderId)).courier;
    const id = before?.id ?? 0;
    const body = { order_id: orderId, delivery_man_id: id, rating: 1.5, comment: 'Late' };
    expect((await review(customer, body)).errors[0]?.code).toBe('not_delivered');
    await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
    const responses = await Promise.all([review(customer, body), review(customer, body)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { courier, courierReview } = await track(customer, orderId);
    expect(courierReview).toEqual({ rating: 1.5, comment: 'Late' });
    const [all] = await fixture.shop.database.query<{ average: number }>(
      'SELECT round(avg(rating), 2) AS average FROM courier_reviews WHERE courier_id = $1',
      [id],
    );
    expect(courier?.rating).toBe(all?.average);
  });

  it("is refused for another courier and another's order [D-24] [F-46]", async () => {
    const customer = await newCustomer(fixture.shop);
    const orderId = await createOrder(customer, 'delivered');
    const id = (await track(customer, orderId)).courier?.id ?? 0;
    const body = { order_id: orderId, delivery_man_id: id, rating: 5 };
    expect((await review(customer, { ...body, delivery_man_id: id + 1 })).status).toBe(404);
    expect((await review(await newCustomer(fixture.shop), body)).status).toBe(404);
  });
});
