import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { allEndpoints } from './testing/endpoints';
import { stockShelves, type Goods } from './testing/goods';
import { newCustomer, newGuest } from './testing/people';
import { openTestShop, type TestShop } from './testing/test-shop';

let shop: TestShop;
let goods: Goods;
let guestId: string;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  goods = await stockShelves(shop.database);
  ({ guestId } = await newGuest(shop));
  ({ token } = await newCustomer(shop));
}, 60_000);
afterAll(() => shop.close());

interface Failure {
  errors: { code: string; message: string }[];
}

/** Answers are JSON; failures are below 500 and say why in the documented shape. */
async function expectClear(request: InjectOptions): Promise<number> {
  const answer = await shop.app.inject(request);
  const shown = `${String(request.method)} ${String(request.url).slice(0, 200)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.statusCode >= 500) throw new Error(shown);
  if (answer.statusCode === 204 || request.method === 'OPTIONS') return answer.statusCode;
  const wire = answer.json<Failure>();
  if (answer.statusCode >= 400) {
    if (!Array.isArray(wire.errors) || wire.errors.length === 0) throw new Error(`no errors: ${shown}`);
    for (const { code, message } of wire.errors)
      if (!code || !message || message.includes('{')) throw new Error(`unclear: ${shown}`);
  }
  return answer.statusCode;
}

const strangeTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  '2147483648',
  '99999999999999999999',
  '٣',
  'null',
  '[]',
  '{"a":1}',
  '\0',
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  '%',
  '_\\',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u202e\u200bمطعم',
  'x'.repeat(2_000),
];
const text = fc.oneof(fc.constantFrom(...strangeTexts), fc.string({ unit: 'binary', maxLength: 40 }));
const goodId = fc.constantFrom(1, 2, 5);
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  goodId,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], [null], [{}], { label: null }, 1e300, -0, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names that bodies of the shop carry, and names that nobody should. */
const fields = [
  'item_id', 'model', 'price', 'quantity', 'variation', 'add_on_ids', 'add_on_qtys', 'guest_id', 'cart_id', 'store_id',
  'order_amount', 'order_type', 'payment_method', 'distance', 'contact_person_name', 'contact_person_number', 'address',
  'address_type', 'latitude', 'longitude', 'order_note', 'coupon_code', 'dm_tips', 'schedule_at', 'accept_changes',
  'order_id', 'reason', 'email_or_phone', 'password', 'confirm_password', 'name', 'email', 'phone', 'ref_code', 'road',
  'house', 'floor', 'constructor', 'toString', 'hasOwnProperty',
]; // prettier-ignore

const fitting = () => ({
  item_id: goods.plain,
  quantity: 1,
  cart_id: 1,
  store_id: goods.storeId,
  order_amount: 1,
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Noor',
  contact_person_number: '+971501234567',
  address: 'Net Square 1',
  latitude: 25.128,
  longitude: 56.344,
  order_id: 1,
  email_or_phone: 'nobody@example.com',
});

const headers = fc.record(
  {
    zoneid: fc.constantFrom('[1,2,3]', '[', 'x', '[99999999999]', '{"a":1}', '[[1]]', '"1"', '-1'),
    moduleid: fc.constantFrom('1', '0', '-1', 'x', '99999999999', '1.5'),
    latitude: fc.constantFrom('25.1', '91', 'x', '1e999', 'NaN'),
    longitude: fc.constantFrom('56.3', '181', '', 'Infinity'),
    'x-localization': fc.constantFrom('en', 'ur', 'ar-SA', 'xx', '__proto__', ''),
    'idempotency-key': fc.constantFrom('k', '', 'x'.repeat(1_000)),
  },
  { requiredKeys: [] },
);

const query = (names: string[]) =>
  fc.dictionary(fc.constantFrom(...names, 'guest_id', '__proto__', 'limit', 'offset'), text, { maxKeys: 5 });

const encoded = (part: string) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, ''));

describe.each(allEndpoints)('%s', (_name, endpoint) => {
  it('never answers 500, whatever it is asked [F-38] [F-45]', async () => {
    const body = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 });
    const asked = fc.record({ path: text, query: query(Object.keys(endpoint.query)), body, headers });
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), async (given, isFitting) => {
        const url = new URL(
          endpoint.path.replace(/:\w+/g, () => encoded(given.path) || '1'),
          'http://shop',
        );
        for (const [name, entry] of Object.entries(given.query)) url.searchParams.set(name, entry);
        if (endpoint.access === 'guest' && isFitting) url.searchParams.set('guest_id', guestId);
        const hasBody = endpoint.method !== 'GET';
        await expectClear({
          method: endpoint.method,
          url: url.pathname + url.search,
          headers: {
            ...given.headers,
            ...(endpoint.access === 'customer' && isFitting ? { authorization: `Bearer ${token}` } : {}),
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
          },
          ...(hasBody
            ? { payload: JSON.stringify(isFitting ? { ...fitting(), ...given.body } : given.body) }
            : {}),
        });
      }),
      { numRuns: 40 },
    );
    expect(Object.keys({})).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  }, 60_000);
});

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
])('answers %s clearly [F-38]', async (_case, payload, status) => {
  expect(await expectClear(post(payload))).toBe(status);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
  'answers a body of the type %s clearly',
  async (type) => {
    expect(await expectClear(post('a=1', type))).toBe(415);
  },
);

it.each([
  '/',
  '/api/v1/nothing',
  '/api/v1/items/details/%00',
  '/api/v1/items/details/%E0%A4%A',
  '/api/v1/items/details/..%2f..%2fetc',
  '/api/v1/items/details/2147483648',
  '//evil.example/api',
  '/.env',
])('answers %s with a clear 4xx in JSON', async (url) => {
  const status = await expectClear({ method: 'GET', url });
  expect(status).toBeGreaterThanOrEqual(400);
});

it('answers an address that is too long', async () => {
  const url = `/api/v1/items/details/${'9'.repeat(600)}`;
  expect(await expectClear({ method: 'GET', url })).toBe(414);
});

it.each(['PATCH', 'DELETE', 'POST'] as const)('answers %s where there is only GET', async (method) => {
  expect(await expectClear({ method, url: '/api/v1/config' })).toBe(404);
});
