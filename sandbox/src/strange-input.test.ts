import { addToCart, getBodySchema, clearCart } from '@shop/contract';
import fc from 'fast-check';
import { expectClear } from './testing/expect-clear';
import { allEndpoints } from './testing/endpoints';
import { adding } from './testing/goods';
import { openOrderFixture, type OrderFixture } from './testing/order-fixture';
import { newCustomer } from './testing/people';
import { rentalBelongings, rentalFields } from './testing/rental-calls';
import { getRoutes } from './testing/registered-routes';
import {
  strangeBody,
  strangeHeaders,
  strangePayload,
  strangeQuery,
  strangeTail,
  strangeText,
  strangeTexts,
  strangeThings,
  strangeToken,
  strangeType,
} from './testing/strange-input';
import { getShare, isAll } from './testing/test-scope';

/** `FUZZ_RUNS=2000` runs longer, from a random start. */
const runs = Number(process.env.FUZZ_RUNS ?? (isAll ? 40 : 6));
const search = process.env.FUZZ_RUNS ? { numRuns: runs } : { numRuns: runs, seed: 20_261_121 };

/** Routes that are not in the contract. */
const others = [
  'GET /healthz',
  'GET /media/:version/:kind/:file',
  'GET /media/fonts/:file',
  'GET /media/prescriptions/:file',
  'GET /media/profile/:file',
  'GET /media/messages/:file',
  'GET /payments/:id',
  'POST /payments/:id',
  'GET /providers/:medium',
  'POST /providers/:medium',
  'POST /providers/phone/send',
  'POST /api/v1/customer/order/payment-method',
  'GET /api/v1/items/item-or-store-search',
  'GET /api/v1/items/details',
  'GET /api/v1/stores/details',
  'GET /api/v1/flash-sales/items',
  'POST /api/v1/customer/address/update/:id',
  'POST /api/v1/customer/cm-firebase-token',
  'POST /api/v1/customer/order/cancel',
  'POST /api/v1/auth/reset-password',
  'POST /api/v1/customer/notifications/read',
  'POST /api/v1/customer/notification-settings',
  'GET /sandbox/faults',
  'POST /sandbox/faults',
  'DELETE /sandbox/faults',
  'POST /sandbox/orders/:id/advance',
  'POST /sandbox/trips/:id/advance',
  'POST /api/v1/rental/user/trip/cancel-trip',
  'POST /api/v1/customer/saved-lists/update',
  'POST /api/v1/rental/user/cart/update-cart',
  'POST /api/v1/rental/user/cart/update-user-data/:id',
  'PUT /sandbox/settings',
  'PUT /sandbox/items/:id',
  'PUT /sandbox/stores/:id',
  'PUT /sandbox/zones/:id',
  'PUT /sandbox/coupons/:code',
  'PUT /sandbox/customers/:id',
  'POST /sandbox/customers/:id/expire',
  'GET /sandbox/outbox',
  'POST /sandbox/messages',
];
/** Route, names of its query, and who may call it. */
type Target = [route: string, names: string[], access: string];
const all = [
  ...new Map([
    ...others.map((route): [string, Target] => [route, [route, ['name', 'id', 'to'], 'any']]),
    ...allEndpoints.map(([, { method, path, query, access }]): [string, Target] => {
      const route = `${method} ${path}`;
      return [route, [route, Object.keys(query), access]];
    }),
  ]).values(),
];

let fixture: OrderFixture;
let guestId: string;
let token: string;
let orderId: number;
let tripId: number;
let routes: string[];

beforeAll(async () => {
  routes = await getRoutes(async () => {
    fixture = await openOrderFixture({ faults: true });
  });
  await fixture.setItem('stock = NULL', fixture.goods.plain);
  ({ guestId } = await fixture.buyer(adding(fixture.goods.plain)));
  ({ token } = await newCustomer(fixture.shop));
  await fixture.shop.database.query('UPDATE customers SET wallet_balance = 1'); // deleting the account is refused
  orderId = (await fixture.order({ guestId }, fixture.bodyFor(10.5))).model.orderId;
  ({ tripId } = await rentalBelongings({ shop: fixture.shop, scope: { token } }));
});
afterAll(() => fixture.shop.close());
// Signing out is among the requests; the caller stays a customer.
afterEach(() => fixture.shop.database.query('UPDATE tokens SET revoked_at = NULL'));

/** A body with valid values for every field. */
async function fittingBody() {
  await fixture.shop.send(clearCart, {}, { guestId });
  const { model } = await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, { guestId });
  return {
    ...fixture.bodyFor(1, {
      order_type: 'delivery',
      address: 'Net Square 1',
      latitude: 25.128,
      longitude: 56.344,
    }),
    item_id: fixture.goods.plain,
    quantity: 1,
    cart_id: model[0]?.id,
    order_id: orderId,
    email_or_phone: 'nobody@example.com',
    email: 'noor@example.com',
    name: 'Noor',
    phone: '+971501112223',
    verification_type: 'phone',
    verification_method: 'phone',
    otp: '000000',
    reset_token: '000000',
    password: 'correct horse',
    confirm_password: 'correct horse',
    ...rentalFields(tripId),
  };
}

const getDefaultType = (path: string) =>
  /\/(upload|message\/send|update-profile)$/.test(path)
    ? 'multipart/form-data; boundary=x'
    : /^\/(payments|providers)\/:/.test(path)
      ? 'application/x-www-form-urlencoded'
      : 'application/json';

const encoded = (part: string) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '')) || '1';

const rightQuery = (query: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, kind]) => [name, kind.startsWith('text') ? 'a' : '1']),
  );

type Caller = 'guest' | 'customer' | { authorization?: string };
/** A valid token or guest, as the endpoint requires. */
const knownTo = (access: string): Caller => (access === 'customer' ? 'customer' : 'guest');
/** Mostly a valid caller of the route, so that few runs reach the code behind authentication. */
const createCaller = (access: string) => {
  const valid: Caller[] = access === 'customer' ? ['customer'] : ['guest', 'customer', 'customer'];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: fc.constantFrom<Caller[]>('guest', 'customer', {}) },
    { weight: 1, arbitrary: strangeToken.map((authorization): Caller => ({ authorization })) },
  );
};
const getGuest = (who: Caller) => (who === 'guest' ? `guest_id=${guestId}` : '');
const getAuthorization = (who: Caller) => {
  if (who === 'customer') return { authorization: `Bearer ${token}` };
  return who === 'guest' ? {} : who;
};

/** Parameters that lists and details require. */
const here = () => ({ moduleid: String(fixture.goods.moduleId), zoneid: '[1]' });

it('covers every route', () => {
  expect(all.map(([route]) => route).sort()).toEqual(routes);
});

describe.each(all)('%s', (route, names, access) => {
  it('never responds with 500 [F-38] [F-45]', async () => {
    const [method = '', path = ''] = route.split(' ');
    const fitting = await fittingBody();
    const request = fc.record({
      part: strangeText,
      query: strangeQuery(names),
      tail: strangeTail,
      headers: strangeHeaders,
      who: createCaller(access),
      type: fc.oneof({ weight: 6, arbitrary: fc.constant(getDefaultType(path)) }, strangeType),
      payload: fc.oneof(
        { weight: 3, arbitrary: strangeBody.map((body) => JSON.stringify({ ...fitting, ...body })) },
        strangeBody.map((body) => JSON.stringify(body)),
        strangePayload,
      ),
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ part, query, tail, headers, who, type, payload }) => {
        const url = new URL(
          path.replace(/:\w+/g, () => encoded(part)),
          'http://shop',
        );
        for (const [name, entry] of Object.entries(query)) url.searchParams.set(name, entry);
        const status = await expectClear(fixture.shop.app, {
          // one of the contract's and of those above
          method: method as 'GET',
          url: `${url.pathname}?${getGuest(who)}&${url.searchParams.toString()}${tail}`,
          headers: {
            ...here(),
            ...headers,
            ...getAuthorization(who),
            ...(method === 'GET' || type === '' ? {} : { 'content-type': type }),
          },
          ...(method === 'GET' ? {} : { payload }),
        });
        statuses.add(status);
      }),
      search,
    );
    await fixture.shop.app.inject({ method: 'DELETE', url: '/sandbox/faults' });
    // not every request failed at authentication
    expect([...statuses].filter((status) => status !== 401 && status !== 415)).not.toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

const numbered = allEndpoints.map(([name, endpoint], number) => [name, endpoint, number] as const);

describe.each(numbered)('%s', (_name, endpoint, number) => {
  const { access, method, path } = endpoint;
  const who = knownTo(access);
  const buildRequest = (query: string, body: object | null, part = '1') =>
    expectClear(fixture.shop.app, {
      method,
      url: `${path.replace(/:\w+/g, encoded(part))}?${getGuest(who)}&${query}`,
      headers: { ...here(), ...getAuthorization(who) },
      ...(body ? { payload: body } : {}),
    });

  it('handles anything strange in each of its fields with the others valid [F-38] [F-45]', async () => {
    const fitting = await fittingBody();
    const fields = Object.keys(getBodySchema(endpoint)?.fields ?? {});
    for (const [at, field] of fields.entries())
      for (const value of getShare([...strangeTexts, ...strangeThings], number + at))
        await buildRequest('', { ...fitting, accept_changes: true, [field]: value });
    for (const [at, name] of Object.keys(endpoint.query).entries())
      for (const text of getShare(strangeTexts, number + at)) {
        const query = new URLSearchParams({ ...rightQuery(endpoint.query), [name]: text });
        await buildRequest(query.toString(), method === 'GET' ? null : {});
      }
    if (path.includes(':'))
      for (const text of getShare(strangeTexts, number))
        await buildRequest('', method === 'GET' ? null : fitting, text);
  });
});
