import { addToCart, cancelOrder, trackOrder } from '@shop/contract';
import type { OrderStatus } from '@shop/domain';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newCustomer } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from './order-progress';

const fixture = createOrderFixture();

async function createOrder(visitor: Visitor, pieces = 1) {
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain, pieces) }, visitor);
  return (await fixture.order(visitor, fixture.bodyFor(0, { accept_changes: true }))).model.orderId;
}
const track = async (visitor: Visitor, order_id: number) =>
  (await fixture.shop.send(trackOrder, { query: { order_id } }, visitor)).model;
const move = (orderId: number, to: OrderStatus) => moveOrder(fixture.shop.database, orderId, to, testNow);

it.each([
  ['a part of its usual minutes', "'25-35'", 1, 15],
  ['a minute more for each further piece', "'25-35'", 3, 17],
  ['five minutes at least', "'4-9'", 1, 5],
  ['nothing without usual minutes', 'NULL', 1, null],
])('a store announces %s with the preparation [X-19]', async (_case, usual, pieces, minutes) => {
  await fixture.setStore(`delivery_time = ${usual}`);
  const customer = await newCustomer(fixture.shop);
  const orderId = await createOrder(customer, pieces);
  await move(orderId, 'confirmed');
  expect((await track(customer, orderId)).processingMinutes).toBeNull();
  await move(orderId, 'processing');
  expect((await track(customer, orderId)).processingMinutes).toBe(minutes);
  await move(orderId, 'delivered');
  expect((await track(customer, orderId)).processingMinutes).toBe(minutes);
});

it('says whether the store or the customer has canceled an order [X-20]', async () => {
  const customer = await newCustomer(fixture.shop);
  const [own, declined] = [await createOrder(customer), await createOrder(customer)];
  await fixture.shop.send(cancelOrder, { body: { order_id: own, reason: 'Too late' } }, customer);
  await move(declined, 'canceled');
  expect(await track(customer, own)).toMatchObject({ status: 'canceled', canceledByStore: false });
  expect(await track(customer, declined)).toMatchObject({ status: 'canceled', canceledByStore: true });
});
