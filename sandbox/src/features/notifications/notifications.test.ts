import {
  addToCart,
  cancelOrder,
  changeNotificationSettings,
  notificationList,
  notificationSettings,
  readNotifications,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { customerWith } from '../../testing/paying';
import { newGuest } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { advanceOrder, moveOrder } from '../orders/order-progress';
import { moveMoney } from '../wallet/wallet';

const fixture = createOrderFixture();

type Customer = Awaited<ReturnType<typeof customerWith>>;

/** A customer with an order. */
async function buyer(rest: Parameters<typeof fixture.bodyFor>[1] = {}, balance = 0) {
  const customer = await customerWith(fixture, balance);
  const { orderId } = (await fixture.order(customer, fixture.bodyFor(10.5, rest))).model;
  return { customer, orderId };
}

const getList = async (customer: Customer, language = 'en') =>
  (await fixture.shop.send(notificationList, {}, { token: customer.token, language })).model;
const titles = async (customer: Customer) => (await getList(customer)).entries.map(({ title }) => title);

it('lists every status of an order, newest first, and the number of running orders [X-09] [D-24]', async () => {
  const { customer, orderId } = await buyer();
  expect(await getList(customer)).toMatchObject({ total: 0, unread: 0, running: 1 });
  await advanceOrder(fixture.shop.database, orderId, testNow);
  const { entries, unread, running } = await getList(customer);
  expect([unread, running]).toEqual([1, 1]);
  expect(entries).toMatchObject([
    {
      title: 'Order confirmed',
      text: `Harbour Market has confirmed your order no. ${orderId}.`,
      orderId,
      status: 'confirmed',
      at: testNow.toISOString(),
      isRead: false,
    },
  ]);
  await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
  expect(await titles(customer)).toEqual([
    'Collected',
    'Ready to collect',
    'Being prepared',
    'Order confirmed',
  ]);
  expect((await getList(customer)).running).toBe(0);
});

it.each([
  ['ur', 'آرڈر کی تصدیق ہو گئی'],
  ['ar', 'تم تأكيد الطلب'],
])('is in %s for a customer with that language [X-09]', async (language, title) => {
  const { customer, orderId } = await buyer();
  await advanceOrder(fixture.shop.database, orderId, testNow);
  expect((await getList(customer, language)).entries[0]?.title).toBe(title);
});

it('lists the customer’s own actions as read, and refunds as unread [X-09]', async () => {
  const { customer, orderId } = await buyer({ payment_method: 'wallet' }, 2_000);
  const body = { order_id: orderId, reason: 'Mistake' };
  await fixture.shop.send(cancelOrder, { body }, customer);
  const { entries } = await getList(customer);
  expect(entries.map(({ title, isRead }) => [title, isRead])).toEqual([
    ['Money back', false],
    ['Order canceled', true],
    ['Money added', true],
  ]);
  expect(entries[0]?.text).toBe(`$10.50 of your order no. ${orderId} is back in your wallet.`);
  await moveMoney(
    fixture.shop.database,
    customer.id,
    { kind: 'CashBack', amount: 150, reference: '' },
    testNow,
  );
  expect((await getList(customer)).entries[0]).toMatchObject({
    text: '$1.50 has been given to your wallet.',
    isRead: false,
  });
});

it('has none for a guest’s order', async () => {
  const guest = await newGuest(fixture.shop);
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, guest);
  const { orderId } = (await fixture.order(guest, fixture.bodyFor(10.5))).model;
  await advanceOrder(fixture.shop.database, orderId, testNow);
  const rows = await fixture.shop.database.query('SELECT id FROM notifications WHERE order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([]);
});

it('marks one as read, or all of them [X-09]', async () => {
  const { customer, orderId } = await buyer();
  await moveOrder(fixture.shop.database, orderId, 'handover', testNow);
  const [newest] = (await getList(customer)).entries;
  const read = (notification_id: number | null) =>
    fixture.shop.send(readNotifications, { body: { notification_id } }, customer);
  await read(newest?.id ?? 0);
  expect((await getList(customer)).entries.map(({ isRead }) => isRead)).toEqual([true, false, false]);
  await read(null);
  expect((await getList(customer)).unread).toBe(0);
  expect((await read(2_000_000_000)).status).toBe(404);
});

it('saves whether a customer wants notifications [D-28]', async () => {
  const { customer } = await buyer();
  const setting = async () => (await fixture.shop.send(notificationSettings, {}, customer)).model;
  expect(await setting()).toEqual({ orderStatus: true });
  await fixture.shop.send(changeNotificationSettings, { body: { order_status: false } }, customer);
  expect(await setting()).toEqual({ orderStatus: false });
});

it('has a list for the demo customer', async () => {
  const rows = await fixture.shop.database.query<{ unread: number; count: number }>(
    `SELECT count(*) AS count, count(*) FILTER (WHERE read_at IS NULL) AS unread FROM notifications
     WHERE customer_id = 1`,
  );
  expect(rows[0]?.count).toBeGreaterThan(10);
  expect(rows[0]?.unread).toBe(1);
});
