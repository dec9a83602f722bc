import {
  categoryItems,
  categoryList,
  itemDetails,
  itemReviews,
  itemsPopular,
  storeDetails,
  storeItems,
  storesPopular,
} from '@shop/contract';
import { createBus } from '@shop/events';
import { createSession, type Session } from '@shop/session';
import { createApi, type Api } from './api';

const menu = { store_id: 21, category_id: 0, limit: 10, offset: 1 };
const page = { limit: 10, offset: 1 };

/** A backend in which each thing is found only in its own module. */
function respond(path: string, moduleId: string | null): { status: number; body: unknown } {
  if (path === '/api/v1/config')
    return { status: 200, body: { default_location: { lat: '23.7', lng: '90.3' } } };
  if (path === '/api/v1/config/get-zone-id') return { status: 200, body: { zone_id: '[7]' } };
  if (path === '/api/v1/module')
    return {
      status: 200,
      body: [
        { id: 1, module_type: 'food' },
        { id: 2, module_type: 'grocery' },
      ],
    };
  if (path === '/api/v1/categories')
    return { status: 200, body: [{ id: 41, module_id: 2, childes: [{ id: 43, module_id: 2 }] }] };
  if (path === '/api/v1/stores/details/21')
    return { status: 200, body: { id: 21, module_id: 2, zone_id: 8 } };
  if (path === '/api/v1/stores/details/404') return { status: 200, body: null };
  if (path === '/api/v1/items/details/201')
    return moduleId === '2'
      ? { status: 200, body: { id: 201, store_id: 21, module_id: 2, zone_id: 8 } }
      : { status: 404, body: { errors: { code: 'product-001', message: 'Not found' } } };
  return { status: 200, body: { total_size: 0 } };
}

interface Sent {
  path: string;
  moduleId: string | null;
  zoneId: string | null;
}

function createApiFor(session: Partial<Session> = {}): {
  api: Api;
  sent: Sent[];
  sentTo: (path: string) => Sent[];
} {
  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const { pathname: path } = new URL(url, 'http://backend.test');
    const [moduleId, zoneId] = [headers.get('moduleId'), headers.get('zoneId')];
    sent.push({ path, moduleId, zoneId });
    const { status, body } = respond(path, moduleId);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  const api = createApi({
    session: createSession({ restored: true, ...session }),
    bus: createBus(),
    notify: () => {},
    wordsFor: () => '',
    onExpired: () => {},
    fetch,
    pauses: [],
  });
  return { api, sent, sentTo: (path) => sent.filter((call) => call.path === path) };
}

const foodSession: Partial<Session> = { zoneIds: [7], module: { id: 1, type: 'food', name: 'Food' } };

it('uses the visitor’s own module and zones [CALL-01]', async () => {
  const { api, sent } = createApiFor(foodSession);
  await api.send(itemsPopular, { query: page });
  expect(sent).toEqual([{ path: '/api/v1/items/popular', moduleId: '1', zoneId: '[7]' }]);
});

it('requests a store’s menu in the module of the store, whatever the visitor’s module', async () => {
  const { api, sentTo } = createApiFor(foodSession);
  await api.send(storeItems, { query: menu });
  expect(sentTo('/api/v1/items/latest')).toEqual([
    { path: '/api/v1/items/latest', moduleId: '2', zoneId: '[8]' },
  ]);
  await api.send(storeItems, { query: { ...menu, offset: 2 } });
  expect(sentTo('/api/v1/stores/details/21')).toHaveLength(1);
});

it('waits for a request about the store that another component has just sent', async () => {
  const { api, sentTo } = createApiFor(foodSession);
  await Promise.all([api.send(storeItems, { query: menu }), api.send(storeDetails, { params: { id: 21 } })]);
  expect(sentTo('/api/v1/stores/details/21')).toHaveLength(1);
});

it('finds an item of another module, or for a visitor who has chosen none [D-04]', async () => {
  const { api, sentTo } = createApiFor(foodSession);
  await expect(api.send(itemDetails, { params: { id: 201 } })).resolves.toMatchObject({ moduleId: 2 });
  await api.send(itemReviews, { params: { id: 201 }, query: page });
  expect(sentTo('/api/v1/items/reviews/201')[0]?.moduleId).toBe('2');
  const stranger = createApiFor();
  await expect(stranger.api.send(itemDetails, { params: { id: 201 } })).resolves.toMatchObject({ id: 201 });
});

it('reports an item that is in no module as not found', async () => {
  const { api } = createApiFor(foodSession);
  const unknown = api.send(itemDetails, { params: { id: 201_000 } });
  await expect(unknown).rejects.toMatchObject({ kind: 'malformed' });
});

it('returns null for a store that does not exist', async () => {
  const { api } = createApiFor(foodSession);
  await expect(api.send(storeDetails, { params: { id: 404 } })).rejects.toMatchObject({ status: 404 });
});

it('requests a category’s items in its module, with the zones around the shop if none is chosen [D-04]', async () => {
  const { api, sentTo } = createApiFor();
  await api.send(categoryItems, { params: { id: 43 }, query: page });
  expect(sentTo('/api/v1/categories')[0]).toMatchObject({ moduleId: null });
  expect(sentTo('/api/v1/categories/items/43')).toEqual([
    { path: '/api/v1/categories/items/43', moduleId: '2', zoneId: '[7]' },
  ]);
  await api.send(storesPopular, { query: page });
  expect(sentTo('/api/v1/config/get-zone-id')).toHaveLength(1);
});

it('knows the module of a category from a list', async () => {
  const { api, sentTo } = createApiFor(foodSession);
  await api.send(categoryList, {});
  await api.send(categoryItems, { params: { id: 43 }, query: page });
  expect(sentTo('/api/v1/categories')).toHaveLength(1);
  expect(sentTo('/api/v1/categories/items/43')[0]?.moduleId).toBe('2');
});

it('requests optional endpoints only if they are announced, once the settings are known', async () => {
  const { api, sentTo } = createApiFor({ ...foodSession, token: 't' });
  const { cartMerge, logout } = await import('@shop/contract');
  await expect(api.send(cartMerge, {})).resolves.toEqual({ cut: [], offered: [] });
  await expect(api.send(logout, {})).rejects.toMatchObject({ status: 404 });
  expect(sentTo('/api/v1/config')).toHaveLength(1);
  expect(sentTo('/api/v1/customer/cart/merge')).toEqual([]);
  expect(sentTo('/api/v1/auth/logout')).toEqual([]);
});
