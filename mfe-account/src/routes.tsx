import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: RemotePages = {
  'profile-settings-page': () =>
    import(/* webpackChunkName: "profile-settings-page" */ './pages/profile-settings/profile-settings-page'),
  'track-order-page': () =>
    import(/* webpackChunkName: "track-order-page" */ './pages/track-order/track-order-page'),
  'my-orders-page': () => import(/* webpackChunkName: "my-orders-page" */ './pages/my-orders/my-orders-page'),
  'coupons-page': () => import(/* webpackChunkName: "coupons-page" */ './pages/coupons/coupons-page'),
  'loyalty-points-page': () =>
    import(/* webpackChunkName: "loyalty-points-page" */ './pages/loyalty-points/loyalty-points-page'),
  'referral-code-page': () =>
    import(/* webpackChunkName: "referral-code-page" */ './pages/referral-code/referral-code-page'),
  'wallet-page': () => import(/* webpackChunkName: "wallet-page" */ './pages/wallet/wallet-page'),
  'order-details-page': () =>
    import(/* webpackChunkName: "order-details-page" */ './pages/order-details/order-details-page'),
  'settings-page': () => import(/* webpackChunkName: "settings-page" */ './pages/settings/settings-page'),
  'order-invoice-page': () =>
    import(/* webpackChunkName: "order-invoice-page" */ './pages/order-invoice/order-invoice-page'),
  'my-trips-page': () => import(/* webpackChunkName: "my-trips-page" */ './pages/my-trips/my-trips-page'),
  'trip-details-page': () =>
    import(/* webpackChunkName: "trip-details-page" */ './pages/trip-details/trip-details-page'),
  'track-trip-page': () =>
    import(/* webpackChunkName: "track-trip-page" */ './pages/track-trip/track-trip-page'),
  'inbox-page': () => import(/* webpackChunkName: "inbox-page" */ './pages/inbox/inbox-page'),
};
