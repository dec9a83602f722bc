import { expect, test } from '@playwright/test';
import {
  isAbsent,
  readContext,
  requestHeaders,
  requestUrl,
  type Endpoint,
  type RequestScope,
} from '@shop/contract';
import { endpoints } from '@shop/contract/registry';
import { FamilyServer } from '../../family/server';

/*
 * The shop's own requests against a backend of the family: none may lack what that demands. Every public call is made as
 * the registry of the contract declares it, without a browser.
 */

const server = new FamilyServer();

test.beforeAll(() => server.start());

test.afterAll(() => server.end());

const scope = (): RequestScope => ({
  apiOrigin: server.origin,
  place: { latitude: 23.757989, longitude: 90.360587 },
  zoneIds: [7],
  moduleId: 1,
  language: 'en',
  token: null,
  guestId: '4711',
  decimals: 2,
});

/** Rental and what must be announced are not for this backend; what customers call needs a token. */
const publicCalls = Object.entries<Endpoint>(endpoints).filter(([, { method, access, requires, path }]) => {
  const isOther = requires !== null || /\/rental\/|prescription/.test(path);
  return method === 'GET' && access !== 'customer' && !isOther;
});

/** One value for every name of a query or path that an endpoint declares. */
const values: Record<string, string | number> = {
  id: 101,
  filter: 'all',
  store_id: 11,
  category_id: 0,
  order_id: 100_001,
  contact_number: '+8801712345678',
  basic_campaign_id: 61,
  limit: 10,
  offset: 1,
  name: 'noodles',
  lat: 23.757989,
  lng: 90.360587,
  search_text: 'Ferry',
  placeid: 'abc',
  origin_lat: 23.76,
  origin_lng: 90.37,
  destination_lat: 23.757989,
  destination_lng: 90.360587,
  type: 'customer',
  code: 'TEN',
  distance: 2.345,
};

/** `id` of what is no item. */
const otherIds: Record<string, number> = {
  storeDetails: 11,
  storeBanners: 11,
  categoryItems: 31,
  categoryStores: 31,
};

/** What only asks for its own: an order that was never placed, a coupon without a token. */
const refusedHere = ['trackOrder', 'orderDetails', 'applyCoupon', 'couponList'];

for (const [name, endpoint] of publicCalls)
  test(`${name} is asked as the family demands, and its answer can be read [CALL-01] [CALL-10]`, async () => {
    const query = Object.fromEntries(
      Object.keys(endpoint.query).flatMap((key) => (key in values ? [[key, values[key]]] : [])),
    );
    const url = requestUrl(
      endpoint,
      { params: { ...values, id: otherIds[name] ?? values.id }, query },
      scope(),
    );
    const response = await fetch(url, { method: endpoint.method, headers: requestHeaders(scope()) });
    if (refusedHere.includes(name)) {
      expect([401, 404]).toContain(response.status);
      return;
    }
    const text = await response.text();
    const body: unknown = JSON.parse(text);
    const isLacking = isAbsent(endpoint, { status: response.status, body });
    expect(isLacking ? 200 : response.status, text.slice(0, 200)).toBe(200);
    const read = () => endpoint.read(isLacking ? endpoint.absent : body, readContext(scope()));
    expect(read).not.toThrow();
  });
