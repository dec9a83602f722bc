import {
  addToCart,
  cartList,
  config,
  customerInfo,
  itemDetails,
  orderDetails,
  requestHeaders,
  requestUrl,
  storeItems,
  storeList,
  storeSearch,
  vehicleSearch,
  type RequestScope,
} from './index';

const scope = (overrides: Partial<RequestScope> = {}): RequestScope => ({
  apiOrigin: '',
  place: null,
  zoneIds: [],
  moduleId: null,
  language: 'en',
  token: null,
  guestId: null,
  decimals: 2,
  ...overrides,
});

it('puts parameters into the path, encoded [CALL-09]', () => {
  expect(requestUrl(storeList, { params: { filter: 'a/b ?' } }, scope())).toBe(
    '/api/v1/stores/get-stores/a%2Fb%20%3F',
  );
});

it('writes the query in the order of its declaration, in any order of the arguments [CALL-10]', () => {
  const query = { offset: 2, limit: 10, category_id: 0, store_id: 5 };
  expect(requestUrl(storeItems, { query }, scope())).toBe(
    '/api/v1/items/latest?store_id=5&category_id=0&limit=10&offset=2',
  );
});

it('leaves out what is absent, and names that were not declared [CALL-01]', () => {
  const query = { name: '', limit: null, offset: undefined, evil: 1 };
  expect(requestUrl(storeSearch, { query }, scope())).toBe('/api/v1/stores/search');
});

it('sends the cart’s store in requests of the cart, if known [CALL-12]', () => {
  const known = scope({ cartStoreId: 11, guestId: 'g' });
  expect(requestUrl(cartList, {}, known)).toBe('/api/v1/customer/cart/list?store_id=11&guest_id=g');
  expect(requestUrl(cartList, { query: { store_id: 12 } }, known)).toContain('store_id=12');
  expect(requestUrl(cartList, {}, scope({ guestId: 'g' }))).toBe('/api/v1/customer/cart/list?guest_id=g');
  expect(requestUrl(storeSearch, { query: { name: 'x' } }, known)).not.toContain('store_id');
});

it('encodes text of any language [CALL-01]', () => {
  const url = requestUrl(storeSearch, { query: { name: 'چاول & نان' } }, scope());
  expect(new URL(url, 'https://shop.test').searchParams.get('name')).toBe('چاول & نان');
});

it.each([
  [true, '?campaign=1'],
  [false, '?campaign=0'],
  [undefined, ''],
])('writes the flag %p as %p [CALL-10]', (campaign, query) => {
  const url = requestUrl(itemDetails, { params: { id: 7 }, query: { campaign } }, scope());
  expect(url).toBe(`/api/v1/items/details/7${query}`);
});

it('starts with the origin of another host [BIZ-41]', () => {
  expect(requestUrl(config, {}, scope({ apiOrigin: 'https://api.test' }))).toBe(
    'https://api.test/api/v1/config',
  );
});

describe('guest_id', () => {
  const guest = scope({ guestId: 'g 1' });

  it('is sent with the requests of a guest, after the query [CALL-12]', () => {
    expect(requestUrl(cartList, {}, guest)).toBe('/api/v1/customer/cart/list?guest_id=g+1');
    expect(requestUrl(orderDetails, { query: { order_id: 3 } }, guest)).toBe(
      '/api/v1/customer/order/details?order_id=3&guest_id=g+1',
    );
  });
  it('is not sent with requests of a customer, nor with public ones [CALL-12]', () => {
    expect(requestUrl(addToCart, {}, scope({ guestId: 'g', token: 't' }))).not.toContain('guest_id');
    expect(requestUrl(customerInfo, {}, guest)).not.toContain('guest_id');
    expect(requestUrl(config, {}, guest)).not.toContain('guest_id');
  });
  it('is left out while there is none [STATE-05]', () => {
    expect(requestUrl(cartList, {}, scope())).toBe('/api/v1/customer/cart/list');
  });
});

describe('headers', () => {
  it('contain location, zones, module, language and token [CALL-01]', () => {
    const place = { latitude: 23.8, longitude: -90.4 };
    const full = scope({ place, zoneIds: [2, 5], moduleId: 3, language: 'ur', token: 'secret' });
    expect(requestHeaders(full)).toEqual({
      accept: 'application/json',
      'X-localization': 'ur',
      'X-software-id': expect.stringMatching(/.+/),
      zoneId: '[2,5]',
      moduleId: '3',
      latitude: '23.8',
      longitude: '-90.4',
      authorization: 'Bearer secret',
    });
  });
  it('leave out what a new visitor does not have [CALL-01]', () => {
    const names = Object.keys(requestHeaders(scope()));
    expect(names).toEqual(['accept', 'X-localization', 'X-software-id']);
  });
  it('contain no zones while there are none: backends read an empty list as "serves nothing" [CALL-01]', () => {
    expect(requestHeaders(scope({ zoneIds: [] }))).not.toHaveProperty('zoneId');
    expect(requestHeaders(scope({ zoneIds: [7] }))).toHaveProperty('zoneId', '[7]');
  });
});

it('names what narrows vehicles as the family does, too [ROUTE-06] [CALL-10]', () => {
  const query = {
    ...{ category_ids: '3', brand_ids: '4,5', seats: 7, fuel: 'diesel', transmission: 'manual' },
    ...{ rental_type: 'day_wise', sort_by: 'price_low', limit: 10, offset: 1 },
  };
  const { searchParams } = new URL(requestUrl(vehicleSearch, { query }, scope()), 'http://shop.test');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ category_ids: '[3]', brand_ids: '[4,5]', seating_capacity: '["7-999"]' },
    ...{ fuel_type: 'diesel', transmission_type: 'manual', trip_type: 'day_wise', sortby_price: 'asc' },
  });
});

it.each([
  [{ fuel: 'diesel,petrol' }, 'fuel_type', null],
  [{ sort_by: 'rating' }, 'top_rated', '1'],
  [{ sort_by: 'newest' }, 'sortby_price', null],
  [{ sort_by: 'price_high' }, 'trip_type', 'provider_wise'],
])('names of vehicles by %j as %s: %s [ROUTE-06]', (query, name, value) => {
  const url = new URL(requestUrl(vehicleSearch, { query }, scope()), 'http://shop.test');
  expect(url.searchParams.get(name)).toBe(value);
});
