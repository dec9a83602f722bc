import type { InjectOptions } from 'fastify';
import { expectClear } from './testing/expect-clear';
import { newGuest } from './testing/people';
import { openTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
let guestId: string;

beforeAll(async () => {
  shop = await openTestShop();
  ({ guestId } = await newGuest(shop));
});
afterAll(() => shop.close());

const getStatus = (request: InjectOptions) => expectClear(shop.app, request);

const post = (payload: string, type = 'application/json'): InjectOptions => ({
  method: 'POST',
  url: `/api/v1/customer/cart/add?guest_id=${guestId}`,
  headers: { 'content-type': type },
  payload,
});

it.each([
  ['broken JSON', '{"item_id":', 400],
  ['no body', '', 400],
  ['a text', '"x"', 403],
  ['a list', '[]', 403],
  ['null', 'null', 403],
  ['__proto__', '{"__proto__":{"polluted":1},"item_id":1}', 400],
  ['constructor.prototype', '{"constructor":{"prototype":{"polluted":1}}}', 400],
  ['deep nesting', `{"variation":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 403],
  ['half a surrogate pair', '{"item_id":1,"quantity":1,"variation":[{"type":"\\ud800"}]}', 403],
  ['NUL in a text', '{"item_id":1,"quantity":1,"variation":[{"type":"a\\u0000"}]}', 403],
  ['300 KB', JSON.stringify({ item_id: 1, name: 'x'.repeat(300_000) }), 413],
])('rejects %s with a clear error [F-38]', async (_case, payload, status) => {
  expect(await getStatus(post(payload))).toBe(status);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
  'answers a body of the type %s clearly',
  async (type) => {
    expect(await getStatus(post('a=1', type))).toBe(415);
  },
);

it.each([
  '/',
  '/api/v1/nothing',
  '/api/v1/items/details/%00',
  '/api/v1/items/details/%E0%A4%A',
  '/api/v1/items/details/..%2f..%2fetc',
  '/api/v1/items/details/2147483648',
  '/api/v1/campaigns/basic-campaign-details',
  '/api/v1/campaigns/basic-campaign-details?basic_campaign_id=2147483648',
  '/api/v1/campaigns/item?limit=x',
  '/api/v1/flash-sales/items?offset=1.5',
  '/api/v1/brand/items/x',
  '/api/v1/brand/items/1?min_price=x',
  '/api/v1/common-condition/items/-1',
  '/api/v1/banners/%00',
  '/api/v1/items/reviews/0.5',
  '/api/v1/items/reviews/1?limit=many',
  '/api/v1/stores/reviews?store_id=',
  '/api/v1/customer/visit-again',
  '/api/v1/customer/suggested-items?limit=x',
  '//evil.example/api',
  '/.env',
])('responds to %s with a clear 4xx in JSON', async (url) => {
  const status = await getStatus({ method: 'GET', url });
  expect(status).toBeGreaterThanOrEqual(400);
});

it('rejects an address that is too long', async () => {
  const url = `/api/v1/items/details/${'9'.repeat(600)}`;
  expect(await getStatus({ method: 'GET', url })).toBe(414);
});

it.each(['PATCH', 'DELETE', 'POST'] as const)('rejects %s where there is only GET', async (method) => {
  expect(await getStatus({ method, url: '/api/v1/config' })).toBe(405);
});

it.each([
  ['/api/v1/config?x=1', 'GET, HEAD'],
  ['/api/v1/config/', 'GET, HEAD'],
  ['/api/v1/items/details/5', 'GET, HEAD'],
  ['/api/v1/customer/address/add', 'POST'],
  ['/api/v1/nothing', undefined],
])('says which methods are possible at %s', async (url, allow) => {
  const { statusCode, headers } = await shop.app.inject({ method: 'PATCH', url });
  expect([statusCode, headers.allow]).toEqual([allow ? 405 : 404, allow]);
  expect((await shop.app.inject({ method: 'HEAD', url: '/api/v1/config' })).statusCode).toBe(200);
});
