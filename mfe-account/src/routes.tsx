import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: RemotePages = {
  'profile-settings-page': () =>
    import(
      /* webpackChunkName: "profile-settings-page" */ './features/profile-settings/profile-settings-page'
    ),
  'track-order-page': () =>
    import(/* webpackChunkName: "track-order-page" */ './features/track-order/track-order-page'),
  'my-orders-page': () =>
    import(/* webpackChunkName: "my-orders-page" */ './features/my-orders/my-orders-page'),
  'coupons-page': () => import(/* webpackChunkName: "coupons-page" */ './features/coupons/coupons-page'),
  'loyalty-points-page': () =>
    import(/* webpackChunkName: "loyalty-points-page" */ './features/loyalty-points/loyalty-points-page'),
  'referral-code-page': () =>
    import(/* webpackChunkName: "referral-code-page" */ './features/referral-code/referral-code-page'),
  'wallet-page': () => import(/* webpackChunkName: "wallet-page" */ './features/wallet/wallet-page'),
  'order-details-page': () =>
    import(/* webpackChunkName: "order-details-page" */ './features/order-details/order-details-page'),
  'settings-page': () => import(/* webpackChunkName: "settings-page" */ './features/settings/settings-page'),
  'order-invoice-page': () =>
    import(/* webpackChunkName: "order-invoice-page" */ './features/order-invoice/order-invoice-page'),
  'my-trips-page': () => import(/* webpackChunkName: "my-trips-page" */ './features/my-trips/my-trips-page'),
  'trip-details-page': () =>
    import(/* webpackChunkName: "trip-details-page" */ './features/trip-details/trip-details-page'),
  'track-trip-page': () =>
    import(/* webpackChunkName: "track-trip-page" */ './features/track-trip/track-trip-page'),
  'inbox-page': () => import(/* webpackChunkName: "inbox-page" */ './features/inbox/inbox-page'),
};
