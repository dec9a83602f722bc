import type { QueryDeclaration, RouteDeclaration, VisitCondition } from '@shop/federation';
import { everyPage } from './queries/every-page';
import { listPage, nearbyProviderPage, rowQuery, sitemapPage, vehiclesByAddress } from './queries/queries';

export const rental = ['rental'];
/** The home page's lists that contain providers (D-03). */
export const providerTypes = ['near', 'new', 'featured'];
/** Replaces the store page. */
export const providerRoute = { page: 'provider-list-page', modules: rental };

/** Parameters that the edge cannot translate for the call: times and flags. */
const visitorParams = [
  'pickup_time',
  'destination_time',
  'category_ids',
  'air_condition',
  'with_driver',
  'only_available',
];

/** The query for a page of vehicles. */
const vehicles = (name: { name?: '?search:text' }, condition: VisitCondition): QueryDeclaration[] =>
  everyPage({
    endpoint: 'vehicleSearch',
    args: { query: { ...name, ...listPage(1), ...vehiclesByAddress } },
    needsZone: true,
    modules: rental,
    unless: visitorParams,
    ...condition,
  });

/** The query for a page of a list of providers. CALL-09. */
export const providers = (
  endpoint: 'providersPopular' | 'providersLatest' | 'providerList',
  query: { name?: string; sort_by?: string; limit: number; offset: number },
  condition: VisitCondition = {},
): QueryDeclaration => ({
  endpoint,
  args: { query },
  needsZone: true,
  modules: rental,
  ...condition,
});

const homeOnly: VisitCondition = { unless: ['search', 'data_type'] };

/** The first queries of a rental module's home page, search and lists, all at /home. */
export const rentalHomeCalls: QueryDeclaration[] = [
  { endpoint: 'vehicleCategories', needsZone: true, modules: rental, ...homeOnly },
  {
    endpoint: 'vehiclesTopRated',
    args: { query: rowQuery },
    needsZone: true,
    modules: rental,
    ...homeOnly,
  },
  providers('providersPopular', rowQuery, homeOnly),
  ...vehicles({ name: '?search:text' }, { when: { search: true } }),
  ...everyPage(
    providers('providerList', { name: '?search:text', ...listPage(1) }, { when: { search: true } }),
  ),
  ...everyPage(providers('providerList', nearbyProviderPage(1), { when: { data_type: 'near' } })),
  ...everyPage(providers('providersLatest', listPage(1), { when: { data_type: 'new' } })),
  ...everyPage(providers('providersPopular', listPage(1), { when: { data_type: 'featured' } })),
];

/** Addresses that only rental has. ROUTE-06, ROUTE-07. */
export const rentalRoutes: RouteDeclaration[] = [
  {
    path: '/rental/vehicle-search',
    page: 'vehicle-search-page',
    identity: ['categoryId'],
    needsPlace: true,
    first: [...vehicles({}, {}), { endpoint: 'vehicleCategories', needsZone: true, modules: rental }],
  },
  {
    path: '/rental/vehicle-details',
    page: 'vehicle-page',
    identity: ['id'],
    slots: ['rent-vehicle'],
    first: [
      {
        endpoint: 'vehicleDetails',
        args: { params: { id: '?id' } },
        when: { id: true },
        unless: ['pickup_time'],
      },
    ],
    picture: 'vehicleDetails.thumbnail_full_url',
    pictureFolder: 'vehicle_image_url',
    sitemap: { endpoint: 'vehicleSearch', args: { query: sitemapPage }, modules: rental },
  },
  {
    path: '/rental/provider-details',
    page: 'provider-page',
    identity: ['id'],
    first: [
      { endpoint: 'providerDetails', args: { params: { id: '?id' } }, when: { id: true } },
      ...everyPage({
        endpoint: 'providerVehicles',
        args: { query: { provider_id: '?id', ...listPage(1), ...vehiclesByAddress } },
        when: { id: true },
        unless: visitorParams,
      }),
    ],
    picture: 'providerDetails.cover_photo_full_url',
    pictureFolder: 'store_cover_photo_url',
    sitemap: { endpoint: 'providersLatest', args: { query: sitemapPage }, modules: rental },
  },
];
