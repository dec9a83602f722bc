import type { RouteManifest } from '@shop/federation';
import { everyCategory, listPage, rowQuery, storeListPage, storeRowQuery } from './questions';

/** What the shop front asks; a search or a full list does not need it. */
const front = (endpoint: string, args?: { query: Record<string, unknown> }) => ({
  endpoint,
  ...(args ? { args } : {}),
  needsZone: true,
  unless: ['search', 'data_type'],
});

/** The addresses that this app serves, and what each needs first. */
export const routes: RouteManifest[] = [
  {
    path: '/home',
    page: 'home-page',
    identity: ['data_type', 'id'],
    slots: ['quick-add'],
    needsPlace: true,
    first: [
      front('banners'),
      front('categoryList'),
      front('itemsDiscounted', { query: rowQuery }),
      front('storesPopular', { query: storeRowQuery }),
      front('itemsPopular', { query: rowQuery }),
      front('itemsRecommended', { query: rowQuery }),
      front('storesLatest', { query: storeRowQuery }),
    ],
  },
  {
    path: '/store/:id',
    page: 'store-page',
    slots: ['quick-add'],
    first: [
      { endpoint: 'storeDetails', args: { params: { id: ':id' } } },
      {
        endpoint: 'storeItems',
        args: { query: { store_id: ':id', category_id: everyCategory, type: '?diet', ...listPage(1) } },
        unless: ['search'],
      },
      {
        endpoint: 'itemSearch',
        args: { query: { name: '?search:text', store_id: ':id', type: '?diet', ...listPage(1) } },
        when: { search: true },
      },
    ],
    picture: 'storeDetails.cover_photo_full_url',
  },
  {
    path: '/store/latest',
    page: 'store-list-page',
    needsPlace: true,
    first: [{ endpoint: 'storesLatest', args: { query: storeListPage(1) }, needsZone: true }],
  },
  {
    path: '/store/popular',
    page: 'store-list-page',
    needsPlace: true,
    first: [{ endpoint: 'storesPopular', args: { query: storeListPage(1) }, needsZone: true }],
  },
  {
    path: '/categories',
    page: 'categories-page',
    needsPlace: true,
    first: [{ endpoint: 'categoryList', needsZone: true }],
  },
  {
    path: '/category/:id',
    page: 'category-page',
    slots: ['quick-add'],
    first: [
      { endpoint: 'categoryList' },
      { endpoint: 'categoryItems', args: { params: { id: ':id' }, query: listPage(1) } },
    ],
  },
  {
    path: '/product/:id',
    page: 'item-page',
    slots: ['add-to-cart'],
    first: [
      { endpoint: 'itemDetails', args: { params: { id: ':id' } }, unless: ['campaign'] },
      { endpoint: 'categoryList' },
    ],
    picture: 'itemDetails.image_full_url',
    identity: ['campaign'],
  },
];
