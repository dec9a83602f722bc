import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: RemotePages = {
  'home-page': () => import(/* webpackChunkName: "home-page" */ './home-page'),
  'parcel-page': () => import(/* webpackChunkName: "parcel-page" */ './features/parcel/parcel-page'),
  'search-page': () => import(/* webpackChunkName: "search-page" */ './features/search/search-page'),
  'list-page': () => import(/* webpackChunkName: "list-page" */ './features/full-list/list-page'),
  'store-page': () => import(/* webpackChunkName: "store-page" */ './features/store/store-page'),
  'store-list-page': () =>
    import(/* webpackChunkName: "store-list-page" */ './features/store-lists/store-list-page'),
  'categories-page': () =>
    import(/* webpackChunkName: "categories-page" */ './features/categories/categories-page'),
  'category-page': () =>
    import(/* webpackChunkName: "category-page" */ './features/categories/category-page'),
  'campaigns-page': () =>
    import(/* webpackChunkName: "campaigns-page" */ './features/campaigns/campaigns-page'),
  'campaign-page': () => import(/* webpackChunkName: "campaign-page" */ './features/campaigns/campaign-page'),
  'item-page': () => import(/* webpackChunkName: "item-page" */ './features/item-page/item-page'),
  'rental-page': () => import(/* webpackChunkName: "rental-page" */ './features/rental-home/rental-page'),
  'rental-search-page': () =>
    import(/* webpackChunkName: "rental-search-page" */ './features/search/rental-search-page'),
  'provider-list-page': () =>
    import(/* webpackChunkName: "provider-list-page" */ './features/store-lists/provider-list-page'),
  'vehicle-categories-page': () =>
    import(/* webpackChunkName: "vehicle-categories-page" */ './features/categories/vehicle-categories-page'),
  'vehicle-search-page': () =>
    import(/* webpackChunkName: "vehicle-search-page" */ './features/vehicle-search/vehicle-search-page'),
  'vehicle-page': () => import(/* webpackChunkName: "vehicle-page" */ './features/vehicle-page/vehicle-page'),
  'provider-page': () => import(/* webpackChunkName: "provider-page" */ './features/store/provider-page'),
};
