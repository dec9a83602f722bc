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

/** The backend of a family's shop: each thing is found in its own module only. */
function answer(path: string, moduleId: string | null): { status: number; body: unknown } {
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

function apiOf(session: Partial<Session> = {}): { api: Api; sent: Sent[]; to: (path: string) => Sent[] } {
  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const { pathname: path } = new URL(url, 'http://backend.test');
    const [moduleId, zoneId] = [headers.get('moduleId'), headers.get('zoneId')];
    sent.push({ path, moduleId, zoneId });
    const { status, body } = answer(path, moduleId);
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
  return { api, sent, to: (path) => sent.filter((call) => call.path === path) };
}

const inFood: Partial<Session> = { zoneIds: [7], module: { id: 1, type: 'food', name: 'Food' } };

it('asks with the visitor’s own module and zones [CALL-01]', async () => {
  const { api, sent } = apiOf(inFood);
  await api.send(itemsPopular, { query: page });
  expect(sent).toEqual([{ path: '/api/v1/items/popular', moduleId: '1', zoneId: '[7]' }]);
});

it('asks for a store’s menu where that store is, wherever the visitor is', async () => {
  const { api, to } = apiOf(inFood);
  await api.send(storeItems, { query: menu });
  expect(to('/api/v1/items/latest')).toEqual([
    { path: '/api/v1/items/latest', moduleId: '2', zoneId: '[8]' },
  ]);
  await api.send(storeItems, { query: { ...menu, offset: 2 } });
  expect(to('/api/v1/stores/details/21')).toHaveLength(1);
});

it('waits for the store that another part asks about in the same moment', async () => {
  const { api, to } = apiOf(inFood);
  await Promise.all([api.send(storeItems, { query: menu }), api.send(storeDetails, { params: { id: 21 } })]);
  expect(to('/api/v1/stores/details/21')).toHaveLength(1);
});

it('finds an item of another module, or for somebody who has chosen none [D-04]', async () => {
  const { api, to } = apiOf(inFood);
  await expect(api.send(itemDetails, { params: { id: 201 } })).resolves.toMatchObject({ moduleId: 2 });
  await api.send(itemReviews, { params: { id: 201 }, query: page });
  expect(to('/api/v1/items/reviews/201')[0]?.moduleId).toBe('2');
  const stranger = apiOf();
  await expect(stranger.api.send(itemDetails, { params: { id: 201 } })).resolves.toMatchObject({ id: 201 });
});

it('says of an item that is in no module that it is not there', async () => {
  const { api } = apiOf(inFood);
  const unknown = api.send(itemDetails, { params: { id: 201_000 } });
  await expect(unknown).rejects.toMatchObject({ kind: 'malformed' });
});

it('takes null for a store that is not there', async () => {
  const { api } = apiOf(inFood);
  await expect(api.send(storeDetails, { params: { id: 404 } })).rejects.toMatchObject({ status: 404 });
});

it('asks for a category’s items in its module, with the zones around the shop where none is chosen [D-04]', async () => {
  const { api, to } = apiOf();
  await api.send(categoryItems, { params: { id: 43 }, query: page });
  expect(to('/api/v1/categories')[0]).toMatchObject({ moduleId: null });
  expect(to('/api/v1/categories/items/43')).toEqual([
    { path: '/api/v1/categories/items/43', moduleId: '2', zoneId: '[7]' },
  ]);
  await api.send(storesPopular, { query: page });
  expect(to('/api/v1/config/get-zone-id')).toHaveLength(1);
});

it('knows the module of a category that a list has told of', async () => {
  const { api, to } = apiOf(inFood);
  await api.send(categoryList, {});
  await api.send(categoryItems, { params: { id: 43 }, query: page });
  expect(to('/api/v1/categories')).toHaveLength(1);
  expect(to('/api/v1/categories/items/43')[0]?.moduleId).toBe('2');
});

it('asks what must be announced only where it is, once the settings are known', async () => {
  const { api, to } = apiOf({ ...inFood, token: 't' });
  const { cartMerge, logout } = await import('@shop/contract');
  await expect(api.send(cartMerge, {})).resolves.toEqual({ cut: [], offered: [] });
  await expect(api.send(logout, {})).rejects.toMatchObject({ status: 404 });
  expect(to('/api/v1/config')).toHaveLength(1);
  expect(to('/api/v1/customer/cart/merge')).toEqual([]);
  expect(to('/api/v1/auth/logout')).toEqual([]);
});
