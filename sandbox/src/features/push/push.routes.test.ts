import {
  addToCart,
  cancelOrder,
  changeNotificationSettings,
  config,
  customerInfo,
  logout,
  savePushToken,
  signUp,
  type RequestScope,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { openOrderFixture, type OrderFixture } from '../../testing/order-fixture';
import { newCustomer, newPerson, signIn } from '../../testing/people';
import { openPushService, type PushService } from '../../testing/push-service';
import { testNow } from '../../testing/test-clock';
import { revokeOtherTokens, revokeTokens, toHash } from '../auth/tokens';
import { moveOrder } from '../orders/order-progress';
import { createShop } from '../../shop/shop';
import { pushKeys } from './push-keys';
import { sendNews } from './send-push';

let service: PushService;
let fixture: OrderFixture;

beforeAll(async () => {
  service = await openPushService();
  fixture = await openOrderFixture({ pushServices: [service.origin] });
});
afterAll(async () => {
  await fixture.shop.close();
  await service.close();
});
beforeEach(async () => {
  service.respondWith(201);
  await fixture.tidy();
  await fixture.shop.database.query('DELETE FROM push_devices');
  await fixture.shop.database.query('DELETE FROM push_news');
});

type Customer = Partial<RequestScope> & { token: string };

const save = (visitor: Partial<RequestScope>, token: string) =>
  fixture.shop.send(savePushToken, { body: { cm_firebase_token: token } }, visitor);

async function createOrder(visitor: Partial<RequestScope>): Promise<number> {
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, visitor);
  return (await fixture.order(visitor, fixture.bodyFor(0, { accept_changes: true }))).model.orderId;
}

const move = (id: number, to: Parameters<typeof moveOrder>[2]) =>
  moveOrder(fixture.shop.database, id, to, testNow);
const sendPending = () => sendNews(createShop({ database: fixture.shop.database, now: () => testNow }));
const customer = (): Promise<Customer> => newCustomer(fixture.shop);
const devices = () => fixture.shop.database.query('SELECT endpoint FROM push_devices');

it('has one key pair, and publishes only the public key [X-09]', async () => {
  const { database } = fixture.shop;
  const [first, second] = [await pushKeys(database), await pushKeys(database)];
  expect(second).toEqual(first);
  const { model, wire } = await fixture.shop.send(config, {});
  expect(model.webPushKey).toBe(first.publicKey);
  expect(JSON.stringify(wire)).not.toContain(first.privateKey);
});

it('sends a browser the status of an order, encrypted, in its language [X-09] [BIZ-18]', async () => {
  const visitor = await customer();
  const { token, received } = service.subscribe();
  await save({ ...visitor, language: 'ar' }, token);
  const id = await createOrder(visitor);
  await move(id, 'confirmed');
  expect(await sendPending()).toBe(1);
  expect(received[0]?.message).toEqual({
    title: 'تم تأكيد الطلب',
    body: expect.stringContaining(`طلبك رقم ${id}`) as string,
    link: `/my-orders?order_id=${id}`,
    tag: `order-${id}`,
    lang: 'ar',
  });
  const { publicKey } = await pushKeys(fixture.shop.database);
  expect(received[0]?.claims).toMatchObject({ aud: service.origin, k: publicKey });
  expect(received[0]?.headers).toMatchObject({ ttl: '14400', urgency: 'high', topic: `order-${id}` });
});

it('sends each status once [X-09]', async () => {
  const visitor = await customer();
  const { token, received } = service.subscribe();
  await save(visitor, token);
  const id = await createOrder(visitor);
  await move(id, 'handover');
  await sendPending();
  expect(await sendPending()).toBe(0);
  expect(received.map(({ message }) => (message as { title: string }).title).sort()).toEqual([
    'Being prepared',
    'Order confirmed',
    'Ready to collect',
  ]);
});

it("sends nothing to a stranger's browser, nor to one that now belongs to another customer [X-09] [F-46]", async () => {
  const [owner, next] = [await customer(), await customer()];
  const { token, received } = service.subscribe();
  await save(owner, token);
  await save(next, token);
  await move(await createOrder(owner), 'confirmed');
  expect(await sendPending()).toBe(0);
  await move(await createOrder(next), 'confirmed');
  expect(await sendPending()).toBe(1);
  expect(received).toHaveLength(1);
});

it('sends nothing to customers without notifications, and nothing about their own actions [X-09] [D-28]', async () => {
  const visitor = await customer();
  await save(visitor, service.subscribe().token);
  const [notifiedOrder, canceled] = [await createOrder(visitor), await createOrder(visitor)];
  await fixture.shop.send(cancelOrder, { body: { order_id: canceled, reason: '' } }, visitor);
  await fixture.shop.send(changeNotificationSettings, { body: { order_status: false } }, visitor);
  await move(notifiedOrder, 'confirmed');
  expect(await sendPending()).toBe(0);
});

describe('the end of the session in which a browser subscribed', () => {
  /** Two sessions of one customer, each with a browser, and an order that has news. */
  const meeting = async () => {
    const person = newPerson();
    const { model } = await fixture.shop.send(signUp, { body: person });
    const [kept, ended] = [service.subscribe(), service.subscribe()];
    const first = { token: model.token ?? '' };
    const second = { token: (await signIn(fixture.shop, person.email)).model.token ?? '' };
    await save(first, kept.token);
    await save(second, ended.token);
    const { id } = (await fixture.shop.send(customerInfo, {}, first)).model;
    return { id, first, second, kept, ended };
  };
  type Sessions = Awaited<ReturnType<typeof meeting>>;

  it.each([
    ['signing out', ({ second }: Sessions) => fixture.shop.send(logout, {}, second)],
    [
      'a new password',
      ({ id, first }: Sessions) => revokeOtherTokens(fixture.shop.database, id, first.token, testNow),
    ],
    [
      'its time',
      ({ second }: Sessions) =>
        fixture.shop.database.query('UPDATE tokens SET expires_at = $2 WHERE token_hash = $1', [
          toHash(second.token),
          testNow,
        ]),
    ],
  ])('ends its notifications, and only its own: %s [X-09] [F-33]', async (_case, endSecond) => {
    const sessions = await meeting();
    await endSecond(sessions);
    await move(await createOrder(sessions.first), 'confirmed');
    expect(await sendPending()).toBe(1);
    expect([sessions.kept.received.length, sessions.ended.received.length]).toEqual([1, 0]);
  });

  it('deletes the subscription; another session of the browser takes it over [X-09] [F-33]', async () => {
    const { id, first, second, ended } = await meeting();
    await save(first, ended.token);
    await fixture.shop.send(logout, {}, second);
    expect(await devices()).toHaveLength(2);
    await revokeTokens(fixture.shop.database, id, testNow);
    expect(await devices()).toEqual([]);
  });
});

it.each([404, 410])('deletes a subscription that is gone (%s) [X-09]', async (status) => {
  const visitor = await customer();
  await save(visitor, service.subscribe().token);
  const id = await createOrder(visitor);
  await move(id, 'confirmed');
  service.respondWith(status);
  expect(await sendPending()).toBe(0);
  expect(await devices()).toEqual([]);
});

it('continues after a push service has failed, and keeps the subscription [X-09]', async () => {
  const visitor = await customer();
  await save(visitor, service.subscribe().token);
  const id = await createOrder(visitor);
  service.respondWith(500);
  expect(await move(id, 'confirmed')).toBe('confirmed');
  expect(await sendPending()).toBe(0);
  expect(await devices()).toHaveLength(1);
});

it('keeps the last ten browsers of a customer [X-09]', async () => {
  const visitor = await customer();
  for (let count = 0; count < 12; count += 1) await save(visitor, service.subscribe().token);
  expect(await devices()).toHaveLength(10);
});

const good = () => JSON.parse(service.subscribe().token) as { endpoint: string; keys: { p256dh: string } };

it.each([
  ['no subscription', () => 'a token'],
  ['null', () => 'null'],
  ['an address inside', () => JSON.stringify({ ...good(), endpoint: 'http://127.0.0.1:1/x' })],
  ["somebody's server", () => JSON.stringify({ ...good(), endpoint: 'https://evil.example/push' })],
  [
    'a look-alike',
    () => JSON.stringify({ ...good(), endpoint: 'https://fcm.googleapis.com.evil.example/x' }),
  ],
  ['a port of theirs', () => JSON.stringify({ ...good(), endpoint: 'https://fcm.googleapis.com:8443/x' })],
  ['a file', () => JSON.stringify({ ...good(), endpoint: 'file:///etc/passwd' })],
  ['no keys', () => JSON.stringify({ ...good(), keys: {} })],
  [
    'a point off the curve',
    () => {
      const { keys, ...rest } = good();
      const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
      return JSON.stringify({ ...rest, keys: { ...keys, p256dh } });
    },
  ],
])('refuses %s [BIZ-18]', async (_what, token) => {
  const response = await save(await customer(), token());
  expect(response).toMatchObject({ status: 403, errors: [{ code: 'cm_firebase_token' }] });
  expect(await devices()).toEqual([]);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY',
])('accepts %s [BIZ-18]', async (endpoint) => {
  expect((await save(await customer(), JSON.stringify({ ...good(), endpoint }))).status).toBe(200);
});
