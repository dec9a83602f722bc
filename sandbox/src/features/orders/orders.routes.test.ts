import { addToCart, cancelOrder, orderDetails, orderList, runningOrders, trackOrder } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newCustomer, newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { advanceDue, advanceOrder } from './order-progress';
import { firstPage } from '../../testing/test-shop';

const fixture = createOrderFixture();

describe('afterwards', () => {
  it('is tracked by a guest with number and phone, and by nobody else [D-23] [F-46]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5))).model;
    const stranger = await newGuest(fixture.shop);
    const seen = (visitor: Visitor, contact_number?: string) =>
      fixture.shop.send(trackOrder, { query: { order_id: orderId, contact_number } }, visitor);
    expect((await seen(stranger, '00971 50 123 4567')).model.id).toBe(orderId);
    for (const phone of [undefined, '', '+', '+971501234568'])
      expect((await seen(stranger, phone)).status).toBe(404);
    expect((await seen(await newCustomer(fixture.shop))).status).toBe(404);
    const details = await fixture.shop.send(orderDetails, { query: { order_id: orderId } }, stranger);
    expect(details.status).toBe(404);
    const cancelled = await fixture.shop.send(cancelOrder, { body: { order_id: orderId } }, stranger);
    expect(cancelled.status).toBe(404);
  });

  it("does not show a customer's order to somebody with its phone [F-46]", async () => {
    const customer = await newCustomer(fixture.shop);
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, customer);
    const { orderId } = (await fixture.order(customer, fixture.bodyFor(10.5))).model;
    const query = { order_id: orderId, contact_number: '+971501234567' };
    expect((await fixture.shop.send(trackOrder, { query }, await newGuest(fixture.shop))).status).toBe(404);
    const { model } = await fixture.shop.send(runningOrders, { query: firstPage }, customer);
    expect(model).toMatchObject({ total: 1, entries: [{ id: orderId, status: 'pending' }] });
    expect(
      (await fixture.shop.send(runningOrders, { query: firstPage }, await newCustomer(fixture.shop))).model
        .total,
    ).toBe(0);
  });

  it('advances status by status, and can be cancelled only while pending [D-24]', async () => {
    const customer = await newCustomer(fixture.shop);
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, customer);
    const { orderId } = (await fixture.order(customer, fixture.bodyFor(10.5))).model;
    const steps = [];
    for (let step = 0; step < 5; step += 1)
      steps.push(await advanceOrder(fixture.shop.database, orderId, testNow));
    expect(steps).toEqual(['confirmed', 'processing', 'handover', 'delivered', 'delivered']);
    const late = await fixture.shop.send(cancelOrder, { body: { order_id: orderId } }, customer);
    expect(late).toMatchObject({ status: 409, errors: [{ code: 'not_cancelable' }] });
    const { model } = await fixture.shop.send(orderList, { query: firstPage }, customer);
    expect(model.entries).toMatchObject([{ id: orderId, status: 'delivered', paid: true }]);
    expect(model.entries[0]?.history.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'delivered',
    ]);
  });

  it('advances automatically when its time has come', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5))).model;
    const later = new Date(testNow.getTime() + 60_000);
    await advanceDue(fixture.shop.database, later, 90_000);
    const status = async () =>
      (await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, guest)).model.status;
    expect(await status()).toBe('pending');
    expect(await advanceDue(fixture.shop.database, later, 30_000)).toBeGreaterThan(0);
    expect(await status()).toBe('confirmed');
  });

  it('returns the stock of a cancelled order, once', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain, 3));
    const { orderId } = (await fixture.order(guest, fixture.bodyFor(31.5))).model;
    expect(await fixture.getStock(fixture.goods.plain)).toBe(7);
    const cancel = () =>
      fixture.shop.send(cancelOrder, { body: { order_id: orderId, reason: 'Too slow' } }, guest);
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
  });
});
