import { addToCart, config, placeOrder, trackOrder } from '@shop/contract';
import { adding, createStockedStores } from '../../testing/goods';
import { harbour } from '../../testing/order-fixture';
import { newGuest } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  jest.useRealTimers();
  await shop.app.inject({ method: 'DELETE', url: '/sandbox/faults' });
});

/** Timeouts use the test's clock; the shop and its database run in real time. */
const holdTimeouts = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });

const set = (fault: object) => shop.app.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
const getConfig = () => shop.app.inject('/api/v1/config');

it('fails as often as requested, then works again', async () => {
  await set({ path: '/api/v1/config', kind: 'failing', status: 503, times: 2 });
  expect([
    (await getConfig()).statusCode,
    (await getConfig()).statusCode,
    (await getConfig()).statusCode,
  ]).toEqual([503, 503, 200]);
});

it('responds with a page instead of JSON', async () => {
  await set({ path: '/api/v1/config', kind: 'malformed' });
  const response = await getConfig();
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
});

it('delays only the matching calls', async () => {
  await set({ path: '/api/v1/config', kind: 'slow', milliseconds: 1_500 });
  holdTimeouts();
  const timers = jest.spyOn(globalThis, 'setTimeout');
  let isAnswered = false;
  const late = getConfig().finally(() => (isAnswered = true));
  // The database has timers of its own.
  while (!timers.mock.calls.some(([, delay]) => delay === 1_500)) await new Promise(setImmediate);
  expect((await shop.app.inject('/api/v1/module')).statusCode).toBe(200);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(isAnswered).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await late).statusCode).toBe(200);
});

it('drops the response although the order is placed [F-28]', async () => {
  const goods = await createStockedStores(shop.database);
  const guest = await newGuest(shop);
  await shop.send(addToCart, { body: adding(goods.plain) }, guest);
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await set({ path: '/api/v1/customer/order/place', kind: 'lost', times: 1 });
  const body = {
    store_id: goods.storeId,
    order_amount: 10.5,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Noor',
    contact_person_number: '+971501234567',
    ...harbour,
  } as const;
  const sendOrder = () =>
    fetch(`${address}${placeOrder.path}?guest_id=${guest.guestId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k', connection: 'close' },
      body: JSON.stringify(body),
    });
  await expect(sendOrder()).rejects.toThrow();
  const placed = (await (await sendOrder()).json()) as { order_id: number };
  const rows = await shop.database.query('SELECT id FROM orders WHERE owner_id = $1', [guest.guestId]);
  expect(rows).toEqual([{ id: placed.order_id }]);

  const moved = await shop.app.inject({ method: 'POST', url: `/sandbox/orders/${placed.order_id}/advance` });
  expect(moved.json()).toEqual({ order_status: 'confirmed' });
  const query = { order_id: placed.order_id };
  expect((await shop.send(trackOrder, { query }, guest)).model.status).toBe('confirmed');
});

it('refuses an unknown fault', async () => {
  for (const fault of [{}, { path: 'x', kind: 'slow' }, { path: '/', kind: 'other' }, []])
    expect((await set(fault)).statusCode).toBe(403);
});

it('does not exist unless enabled', async () => {
  const plain = await openTestShop({ database: shop.database });
  for (const url of ['/sandbox/faults', '/sandbox/orders/1/advance'])
    expect((await plain.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  expect((await plain.send(config, {})).status).toBe(200);
  await plain.app.close();
});
