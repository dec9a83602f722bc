import { expect, test } from '@playwright/test';
import { manners, withoutEndpoint } from '../../family/places';
import { FamilyServer } from '../../family/server';

/*
 * The backend that the journeys of `backend-orders.spec.ts` meet: what it demands, answers and refuses is what backends of the
 * family do. No browser, no edge.
 */

interface ServerResponse {
  status: number;
  type: string;
  body: unknown;
}

const server = new FamilyServer({ lacking: { '/api/v1/campaigns': 'html200', '/api/v1/brand': 'redirect' } });

test.beforeAll(() => server.start());

test.afterAll(() => server.end());

test.describe.configure({ mode: 'serial' });

async function fetchJson(path: string, init: RequestInit = {}): Promise<ServerResponse> {
  const response = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: type.includes('json') ? JSON.parse(text) : text };
}
const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetchJson(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const food = { moduleId: '1', zoneId: '[7]' };
const getCode = ({ body }: ServerResponse) => (body as { errors: { code: string }[] }).errors[0]?.code;
const getIds = ({ body }: ServerResponse, name: string) =>
  (body as Record<string, { id: number }[]>)[name]?.map(({ id }) => id);

const bowl = {
  item_id: 102,
  model: 'Item',
  price: 14.75,
  quantity: 2,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_on_ids: [501],
  add_on_qtys: [1],
};
const contact = {
  contact_person_name: 'Sara Ahmed',
  contact_person_number: '+8801712345678',
  contact_person_email: 'sara@kite.example',
};
const order = {
  order_amount: 1,
  payment_method: 'cash_on_delivery',
  order_type: 'delivery',
  store_id: 11,
  distance: 2.345,
  address: 'Ferry Street',
  latitude: '23.757989',
  longitude: '90.360587',
  ...contact,
};

async function newGuest(): Promise<string> {
  const { body } = await send('POST', '/api/v1/auth/guest/request', {});
  return String((body as { guest_id: number }).guest_id);
}

test('demands the headers of module and zones, and the values of lists [CALL-01] [CALL-10]', async () => {
  expect(getCode(await fetchJson('/api/v1/items/popular'))).toBe('moduleId');
  expect(getCode(await fetchJson('/api/v1/items/popular', { headers: { moduleId: '1' } }))).toBe('zoneId');
  expect(getCode(await fetchJson('/api/v1/stores/get-stores/all'))).toBe('zoneId');
  expect(getCode(await fetchJson('/api/v1/items/latest?store_id=11', { headers: food }))).toBe('category_id');
  expect(getCode(await fetchJson('/api/v1/categories/items/31', { headers: food }))).toBe('limit');
  expect(getCode(await fetchJson('/api/v1/flash-sales/items', { headers: food }))).toBe('flash_sale_id');
  const menu = '/api/v1/items/latest?store_id=11&category_id=32&limit=10&offset=1';
  expect(getIds(await fetchJson(menu, { headers: food }), 'products')).toEqual([103]);
});

test('finds items in their own module, and says nothing of a store that is not there [CALL-10] [F-21]', async () => {
  const fruit = { headers: { moduleId: '2' } };
  expect(await fetchJson('/api/v1/items/details/201', fruit)).toMatchObject({
    status: 200,
    body: { id: 201 },
  });
  expect(await fetchJson('/api/v1/items/details/101', fruit)).toMatchObject({
    status: 404,
    body: { errors: { code: 'product-001' } },
  });
  expect(await fetchJson('/api/v1/stores/details/999')).toMatchObject({ status: 200, body: null });
});

test('has modules by the zones of the header: all, some, none [CALL-05]', async () => {
  const types = async (headers: Record<string, string>) => {
    const { body } = await fetchJson('/api/v1/module', { headers });
    return (body as { module_type: string; zones?: unknown }[]).map((module) => module.module_type);
  };
  const all = ['food', 'grocery', 'ride-share', 'service', 'pharmacy', 'rental'];
  expect(await types({})).toEqual(all);
  expect(await types({ zoneId: '[7]' })).toEqual(all);
  expect(await types({ zoneId: '[]' })).toEqual([]);
  const [module] = (await fetchJson('/api/v1/module')).body as object[];
  expect(module).not.toHaveProperty('zones');
});

test('knows guests by their id, refuses an equal line, and answers the whole cart [CALL-12] [D-13]', async () => {
  expect(await fetchJson('/api/v1/customer/cart/list')).toMatchObject({
    status: 401,
    body: { errors: 'Unauthorized' },
  });
  const guest_id = await newGuest();
  const added = await send('POST', '/api/v1/customer/cart/add', { ...bowl, guest_id });
  expect(added.body).toMatchObject([{ item_id: 102, quantity: 2, item: { add_ons: '["501","502"]' } }]);
  const again = { ...bowl, add_on_ids: [], add_on_qtys: [], guest_id };
  expect(getCode(await send('POST', '/api/v1/customer/cart/add', again))).toBe('cart_item');
  const [line] = added.body as { id: number }[];
  const changed = await send('POST', '/api/v1/customer/cart/update', {
    cart_id: line?.id,
    price: 1,
    quantity: 3,
    guest_id,
  });
  expect(changed.body).toMatchObject([{ quantity: 3, add_on_ids: [501] }]);
  const removed = await fetchJson(
    `/api/v1/customer/cart/remove-item?cart_id=${line?.id}&guest_id=${guest_id}`,
    {
      method: 'DELETE',
    },
  );
  expect(removed.body).toEqual([]);
});

test('charges add-ons once a line and kilometres within bounds; the order is tracked by its phone number [BIZ-26] [BIZ-35] [D-23]', async () => {
  const guest_id = await newGuest();
  await send('POST', '/api/v1/customer/cart/add', { ...bowl, guest_id });
  const placed = await send('POST', '/api/v1/customer/order/place', { ...order, guest_id }, food);
  // 2 × 13.50 + 1.25 − 2.70 = 25.55; 5 % tax 1.28; 2.345 km × 2.00; service 1.50
  expect(placed).toMatchObject({ status: 200, body: { total_ammount: 33.02 } });
  expect(placed.body).not.toHaveProperty('redirect_link');
  const { order_id: id } = placed.body as { order_id: number };
  const track = `/api/v1/customer/order/track?order_id=${id}&guest_id=${guest_id}&contact_number=`;
  const tracked = await fetchJson(`${track}8801712345678`);
  expect(tracked.body).toMatchObject({ order_amount: 33.02, delivery_charge: 4.69, additional_charge: 1.5 });
  expect(tracked.body).not.toHaveProperty('item_amount');
  expect((await fetchJson(`${track}123`)).status).toBe(404);
  const details = await fetchJson(`/api/v1/customer/order/details?order_id=${id}&guest_id=${guest_id}`);
  expect(details.body).toMatchObject([
    {
      price: 13.5,
      quantity: 2,
      total_add_on_price: 1.25,
      discount_on_item: 1.35,
      variation: [{ name: 'Size', values: [{ label: 'Large', optionPrice: '3.5' }] }],
      add_ons: [{ id: 501, name: 'Egg', quantity: 1 }],
    },
  ]);
  const twice = await send('POST', '/api/v1/customer/order/place', { ...order, guest_id }, food);
  expect(getCode(twice)).toBe('order_details');
});

test('demands what an order needs, coordinates for take-away as well [D-20]', async () => {
  const guest_id = await newGuest();
  const placeOrder = (body: object) =>
    send('POST', '/api/v1/customer/order/place', { guest_id, ...body }, food);
  const { distance: _distance, ...near } = order;
  expect(getCode(await placeOrder(near))).toBe('distance');
  const { latitude: _latitude, longitude: _longitude, ...nowhere } = order;
  expect(getCode(await placeOrder({ ...nowhere, order_type: 'take_away' }))).toBe('coordinates');
  expect(getCode(await placeOrder({ ...order, contact_person_email: '' }))).toBe('contact_person_email');
  expect(getCode(await placeOrder({ ...order, schedule_at: '2030-01-01T10:00:00Z' }))).toBe('schedule_at');
  expect((await send('POST', '/api/v1/customer/order/place', order, food)).status).toBe(401);
});

test('sells one line past the cart, paid at the gateway; an address proves nothing [D-20] [F-29]', async () => {
  const guest_id = await newGuest();
  const skewers = { item_id: 103, model: 'Item', price: 18, quantity: 2 };
  const now = {
    ...order,
    order_type: 'take_away',
    payment_method: 'digital_payment',
    is_buy_now: 1,
    guest_id,
  };
  const placeOrder = (cart: unknown) => send('POST', '/api/v1/customer/order/place', { ...now, cart }, food);
  expect(getCode(await placeOrder([skewers]))).toBe('cart');
  expect(getCode(await placeOrder(JSON.stringify([skewers])))).toBe('item_type');
  const placed = await placeOrder(JSON.stringify([{ ...skewers, item_type: 'App\\Models\\Item' }]));
  // 36.00 − 3.60 = 32.40; tax 1.62; service 1.50
  expect(placed.body).toMatchObject({ total_ammount: 35.52 });
  const { order_id: id } = placed.body as { order_id: number };
  const callback = encodeURIComponent('https://shop.example/back?status=');
  const gateway = `/payment-mobile?order_id=${id}&customer_id=${guest_id}&payment_platform=web&callback=${callback}&payment_method=stripe`;
  expect(await fetchJson(gateway)).toMatchObject({ status: 200, type: 'text/html; charset=UTF-8' });
  const state = () => server.placedOrders.find((one) => one.id === id)?.paymentStatus;
  await fetchJson(`/payment-mobile/done?order_id=${id}&callback=${callback}&outcome=fail`);
  expect(state()).toBe('unpaid');
  const paid = await fetch(
    `${server.origin}/payment-mobile/done?order_id=${id}&callback=${callback}&outcome=success`,
    { redirect: 'manual' },
  );
  expect(paid.headers.get('location')).toBe('https://shop.example/back?status=success');
  expect(state()).toBe('paid');
  const switched = await send('PUT', '/api/v1/customer/order/payment-method', {
    order_id: id,
    payment_method: 'wallet',
    guest_id,
  });
  expect(Object.keys(switched.body as object)).toEqual(['message']);
  expect(server.placedOrders.find((one) => one.id === id)?.paymentMethod).toBe('cash_on_delivery');
});

test('lacks endpoints in every manner, and remembers what it was asked [F-21]', async () => {
  expect(await fetchJson('/api/v1/campaigns/basic', { headers: food })).toMatchObject({
    status: 200,
    type: 'text/html; charset=UTF-8',
  });
  expect((await fetchJson('/api/v1/brand')).status).toBe(302);
  expect(await fetchJson('/api/v1/items/facets')).toMatchObject({
    status: 404,
    body: { message: 'The route api/v1/items/facets could not be found.' },
  });
  expect((await send('POST', '/api/v1/config', {})).status).toBe(405);
  const statuses = manners.map((manner) => withoutEndpoint(manner, '/api/v1/brand').status);
  expect(statuses).toEqual([404, 405, 200, 404, 302]);
  expect(server.requestsTo('GET', '/api/v1/campaigns/basic')[0]?.headers).toMatchObject({ moduleid: '1' });
  expect(await fetchJson('/api/v1/customer/info')).toMatchObject({
    status: 401,
    body: { message: 'Unauthenticated.' },
  });
});
