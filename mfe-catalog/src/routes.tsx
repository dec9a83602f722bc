import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its component, in a chunk of its own. */
export const routes: RemotePages = {
  'home-page': () => import(/* webpackChunkName: "home-page" */ './pages/home/home-page'),
  'parcel-page': () => import(/* webpackChunkName: "parcel-page" */ './pages/parcel/parcel-page'),
  'search-page': () => import(/* webpackChunkName: "search-page" */ './pages/search/search-page'),
  'list-page': () => import(/* webpackChunkName: "list-page" */ './pages/full-list/list-page'),
  'store-page': () => import(/* webpackChunkName: "store-page" */ './pages/store/store-page'),
  'store-list-page': () =>
    import(/* webpackChunkName: "store-list-page" */ './pages/store-lists/store-list-page'),
  'categories-page': () =>
    import(/* webpackChunkName: "categories-page" */ './pages/categories/categories-page'),
  'category-page': () => import(/* webpackChunkName: "category-page" */ './pages/categories/category-page'),
  'campaigns-page': () => import(/* webpackChunkName: "campaigns-page" */ './pages/campaigns/campaigns-page'),
  'campaign-page': () => import(/* webpackChunkName: "campaign-page" */ './pages/campaigns/campaign-page'),
  'item-page': () => import(/* webpackChunkName: "item-page" */ './pages/item/item-page'),
  'rental-page': () => import(/* webpackChunkName: "rental-page" */ './pages/rental-home/rental-page'),
  'rental-search-page': () =>
    import(/* webpackChunkName: "rental-search-page" */ './pages/search/rental-search-page'),
  'provider-list-page': () =>
    import(/* webpackChunkName: "provider-list-page" */ './pages/store-lists/provider-list-page'),
  'vehicle-categories-page': () =>
    import(/* webpackChunkName: "vehicle-categories-page" */ './pages/categories/vehicle-categories-page'),
  'vehicle-search-page': () =>
    import(/* webpackChunkName: "vehicle-search-page" */ './pages/vehicle-search/vehicle-search-page'),
  'vehicle-page': () => import(/* webpackChunkName: "vehicle-page" */ './pages/vehicle/vehicle-page'),
  'provider-page': () => import(/* webpackChunkName: "provider-page" */ './pages/store/provider-page'),
};
