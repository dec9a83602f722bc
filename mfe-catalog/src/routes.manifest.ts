import type { QueryDeclaration, RouteDeclaration } from '@shop/federation';
import { listTypes } from './queries/list-types';
import { everyPage } from './queries/every-page';
import { getHomeCalls } from './queries/home-plan';
import {
  everyCategory,
  listPage,
  narrowedByAddress,
  sitemapPage,
  storeListPage,
  storesByAddress,
} from './queries/queries';
import {
  providerRoute,
  providers,
  providerTypes,
  rental,
  rentalHomeCalls,
  rentalRoutes,
} from './rental-routes';

/** Module types with stores; rental has its own pages. */
const goods = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'];
/** A list of the home page in full, with the filters in the address (D-03). */
const fullList = (type: string) => ({
  needsZone: true,
  modules: goods,
  when: { data_type: type },
  unless: ['search'],
});

const fullItems = (
  type: string,
  endpoint: 'itemsPopular' | 'itemsDiscounted' | 'itemsRecommended' | 'itemsMostReviewed',
): QueryDeclaration[] =>
  everyPage({
    endpoint,
    args: { query: { ...listPage(1), ...narrowedByAddress } },
    ...fullList(type),
  });

const foundQuery = { name: '?search:text', ...listPage(1) } as const;
const searchCondition = {
  needsZone: true,
  modules: goods,
  when: { search: true as const },
};

const stores = (endpoint: 'storesLatest' | 'storesPopular'): QueryDeclaration[] =>
  everyPage({
    endpoint,
    args: { query: { ...storeListPage(1), ...storesByAddress } },
    needsZone: true,
    modules: goods,
    unless: ['diet'],
  });

/** The addresses that this remote serves, and what each needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/home',
    page: 'home-page',
    byInterest: true,
    instead: [
      { page: 'parcel-page', modules: ['parcel'], slots: [] },
      { page: 'rental-search-page', modules: rental, when: { search: true }, slots: [] },
      { ...providerRoute, when: { data_type: providerTypes }, slots: [] },
      { page: 'search-page', when: { search: true } },
      { page: 'list-page', when: { data_type: ['category', ...listTypes] } },
      { page: 'rental-page', modules: rental, slots: [] },
    ],
    identity: ['data_type', 'id'],
    slots: ['quick-add'],
    needsPlace: true,
    first: [
      ...getHomeCalls(),
      ...rentalHomeCalls,
      { endpoint: 'parcelCategories', modules: ['parcel'], needsZone: true },
      ...everyPage({
        endpoint: 'itemSearch',
        args: { query: { ...foundQuery, ...narrowedByAddress } },
        ...searchCondition,
      }),
      ...everyPage({
        endpoint: 'storeSearch',
        args: { query: { ...foundQuery, ...storesByAddress, type: '?diet' } },
        ...searchCondition,
      }),
      ...fullItems('popular', 'itemsPopular'),
      ...fullItems('discounted', 'itemsDiscounted'),
      ...fullItems('recommended', 'itemsRecommended'),
      ...fullItems('most_reviewed', 'itemsMostReviewed'),
      ...everyPage({
        endpoint: 'storesLatest',
        args: { query: { ...storeListPage(1), ...storesByAddress } },
        ...fullList('new'),
      }),
      { endpoint: 'brandList', ...fullList('brand'), unless: ['search'] },
      { endpoint: 'conditionList', ...fullList('condition'), unless: ['search'] },
      { endpoint: 'categoryList', ...fullList('category') },
      ...everyPage({
        endpoint: 'categoryItems',
        args: { params: { id: '?id' }, query: { ...listPage(1), ...narrowedByAddress } },
        ...fullList('category'),
      }),
    ],
    subject: 'categoryItems',
  },
  {
    path: '/store/:id',
    page: 'store-page',
    slots: ['quick-add'],
    first: [
      { endpoint: 'storeDetails', args: { params: { id: ':id' } } },
      { endpoint: 'storeBanners', args: { params: { id: ':id' } } },
      // The zone's delivery charges apply when the store has none.
      { endpoint: 'zoneOf', args: { query: { lat: '@latitude', lng: '@longitude' } }, needsZone: true },
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
    pictureFolder: 'store_cover_photo_url',
    sitemap: {
      endpoint: 'storeList',
      args: { params: { filter: 'all' }, query: sitemapPage },
      modules: goods,
    },
  },
  {
    path: '/store/latest',
    page: 'store-list-page',
    instead: [providerRoute],
    needsPlace: true,
    first: [...stores('storesLatest'), ...everyPage(providers('providersLatest', listPage(1)))],
  },
  {
    path: '/store/popular',
    page: 'store-list-page',
    instead: [providerRoute],
    needsPlace: true,
    first: [...stores('storesPopular'), ...everyPage(providers('providersPopular', listPage(1)))],
  },
  {
    path: '/categories',
    page: 'categories-page',
    instead: [{ page: 'vehicle-categories-page', modules: rental }],
    needsPlace: true,
    first: [
      { endpoint: 'categoryList', needsZone: true, modules: goods },
      { endpoint: 'vehicleCategories', needsZone: true, modules: rental },
    ],
  },
  {
    path: '/category/:id',
    page: 'category-page',
    slots: ['quick-add'],
    first: [
      { endpoint: 'categoriesAround', args: { params: { id: ':id' } } },
      ...everyPage({
        endpoint: 'categoryItems',
        args: { params: { id: ':id' }, query: { ...listPage(1), ...narrowedByAddress } },
      }),
    ],
    subject: 'categoryItems',
    sitemap: { endpoint: 'categoryList' },
  },
  {
    path: '/campaigns',
    page: 'campaigns-page',
    slots: ['quick-add'],
    needsPlace: true,
    first: [
      { endpoint: 'campaignList', needsZone: true },
      { endpoint: 'campaignItems', args: { query: listPage(1) }, needsZone: true },
    ],
  },
  {
    path: '/campaigns/:id',
    page: 'campaign-page',
    needsPlace: true,
    first: [{ endpoint: 'campaignDetails', args: { query: { basic_campaign_id: ':id' } }, needsZone: true }],
    picture: 'campaignDetails.image_full_url',
    pictureFolder: 'campaign_image_url',
  },
  {
    path: '/product/:id',
    page: 'item-page',
    slots: ['add-to-cart'],
    first: [
      { endpoint: 'itemDetails', args: { params: { id: ':id' } }, unless: ['campaign'] },
      {
        endpoint: 'itemDetails',
        args: { params: { id: ':id' }, query: { campaign: true } },
        when: { campaign: '1' },
      },
      { endpoint: 'categoryList' },
    ],
    picture: 'itemDetails.image_full_url',
    pictureFolder: 'item_image_url',
    // Items of a child category are in its parent's list, too.
    sitemap: {
      endpoint: 'categoryItems',
      args: { params: { id: ':id' }, query: sitemapPage },
      each: 'categoryList',
    },
    identity: ['campaign'],
  },
  ...rentalRoutes,
];
