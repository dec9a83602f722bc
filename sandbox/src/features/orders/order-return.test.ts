import { toShopTime } from '@shop/domain';
import { cancelOrder, trackOrder, type PlaceOrderBody } from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { atGateway, customerWith, press, getWallet } from '../../testing/paying';
import { testNow } from '../../testing/test-clock';
import { advanceDue, advanceOrder, failUnpaid, moveOrder } from './order-progress';

const fixture = createOrderFixture();
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

const placeOrder = async (visitor: Visitor, rest: Partial<PlaceOrderBody> = {}) =>
  (await fixture.order(visitor, fixture.bodyFor(10.5, rest))).model;
const state = async (orderId: number) =>
  (
    await fixture.shop.database.query<{ status: string; payment_status: string }>(
      'SELECT status, payment_status FROM orders WHERE id = $1',
      [orderId],
    )
  )[0];
const cancel = (visitor: Visitor, orderId: number) =>
  fixture.shop.send(cancelOrder, { body: { order_id: orderId } }, visitor);

describe('an order that waits for its payment', () => {
  it('advances only after it is paid [D-24]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const { orderId, paymentId } = await placeOrder(guest, atGateway);
    expect(await advanceOrder(fixture.shop.database, orderId, later(1))).toBe('pending');
    await advanceDue(fixture.shop.database, later(20), 1_000);
    expect(await moveOrder(fixture.shop.database, orderId, 'delivered', later(20))).toBe('pending');
    await press(fixture, paymentId, 'pay');
    await advanceDue(fixture.shop.database, later(20), 1_000);
    expect(await state(orderId)).toEqual({ status: 'confirmed', payment_status: 'paid' });
  });

  it('fails after its time, and returns stock and the wallet’s part once [D-24]', async () => {
    const customer = await customerWith(fixture, 300);
    const { orderId, paymentId } = await placeOrder(customer, { ...atGateway, partial_payment: true });
    await failUnpaid(fixture.shop.database, later(29), 30);
    expect(await state(orderId)).toMatchObject({ status: 'pending' });
    await Promise.all([1, 2, 3].map(() => failUnpaid(fixture.shop.database, later(31), 30)));
    expect(await state(orderId)).toEqual({ status: 'failed', payment_status: 'refunded' });
    expect(await getWallet(fixture, customer.id)).toEqual({ balance: 300, sum: 300, movements: 3 });
    expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
    await press(fixture, paymentId, 'pay');
    expect(await state(orderId)).toEqual({ status: 'failed', payment_status: 'refunded' });
    const { model } = await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, customer);
    expect(model.history.map(({ status }) => status)).toEqual(['pending', 'failed']);
  });

  it('is either paid or failed, never both, when both happen at once [F-29] [D-24]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const customer = await customerWith(fixture, 0);
      const { orderId, paymentId } = await placeOrder(customer, atGateway);
      await Promise.all([
        cancel(customer, orderId),
        press(fixture, paymentId, 'pay'),
        cancel(customer, orderId),
      ]);
      const end = await state(orderId);
      const balance = (await getWallet(fixture, customer.id))?.balance;
      expect(end?.status).toBe('canceled');
      expect(balance).toBe(end?.payment_status === 'refunded' ? 1050 : 0);
    }
    expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
  });
});

describe('a payment', () => {
  it('returns to the wallet when the order is canceled, once [D-24]', async () => {
    const customer = await customerWith(fixture, 2000);
    const { orderId } = await placeOrder(customer, { payment_method: 'wallet' });
    const responses = await Promise.all([1, 2, 3, 4].map(() => cancel(customer, orderId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await getWallet(fixture, customer.id)).toEqual({ balance: 2000, sum: 2000, movements: 3 });
    expect(await state(orderId)).toEqual({ status: 'canceled', payment_status: 'refunded' });
  });

  it('returns to the wallet when it was made at a gateway', async () => {
    const customer = await customerWith(fixture, 0);
    const { orderId, paymentId } = await placeOrder(customer, atGateway);
    await press(fixture, paymentId, 'pay');
    await cancel(customer, orderId);
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 1050 });
  });

  it('is refunded after delivery without returning stock', async () => {
    const customer = await customerWith(fixture, 0);
    const { orderId } = await placeOrder(customer);
    expect(await moveOrder(fixture.shop.database, orderId, 'delivered', testNow)).toBe('delivered');
    expect(await moveOrder(fixture.shop.database, orderId, 'refunded', testNow)).toBe('refunded');
    expect(await moveOrder(fixture.shop.database, orderId, 'refunded', testNow)).toBe('refunded');
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 1050, movements: 1 });
    expect(await fixture.getStock(fixture.goods.plain)).toBe(9);
  });

  it('of a guest returns by the method of the payment', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const { orderId, paymentId } = await placeOrder(guest, atGateway);
    await press(fixture, paymentId, 'pay');
    await cancel(guest, orderId);
    expect(await state(orderId)).toEqual({ status: 'canceled', payment_status: 'refunded' });
  });
});

it('releases the use of a coupon [D-24]', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const { orderId } = await placeOrder(guest);
  const uses = () => fixture.shop.database.query('SELECT 1 FROM coupon_uses WHERE order_id = $1', [orderId]);
  await fixture.shop.database.query(
    `INSERT INTO coupon_uses (coupon_id, order_id, owner_kind, owner_id) SELECT min(id), $1, 'guest', $2 FROM coupons`,
    [orderId, guest.guestId],
  );
  expect(await uses()).toHaveLength(1);
  await cancel(guest, orderId);
  expect(await uses()).toHaveLength(0);
});

it('starts a scheduled order when its time has come [D-24]', async () => {
  await fixture.setStore('schedule_order = true');
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const { orderId } = await placeOrder(guest, {
    schedule_at: toShopTime(later(120).toISOString(), 'Asia/Dubai'),
  });
  await advanceDue(fixture.shop.database, later(119), 1_000);
  expect(await state(orderId)).toMatchObject({ status: 'pending' });
  await advanceDue(fixture.shop.database, later(120), 1_000);
  expect(await state(orderId)).toMatchObject({ status: 'confirmed' });
});

it.each(['canceled', 'failed'] as const)('ends as %s from any status', async (end) => {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  const { orderId } = await placeOrder(guest);
  await moveOrder(fixture.shop.database, orderId, 'handover', testNow);
  expect(await moveOrder(fixture.shop.database, orderId, end, testNow)).toBe(end);
  expect(await moveOrder(fixture.shop.database, orderId, 'delivered', testNow)).toBe(end);
  expect(await fixture.getStock(fixture.goods.plain)).toBe(10);
});
