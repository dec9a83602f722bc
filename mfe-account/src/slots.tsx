import type { RemoteSlots } from '@shop/federation';

/** Remote components for other apps' screens, each in a chunk of its name. */
export const slots: RemoteSlots = {
  'delivery-details': () =>
    import(/* webpackChunkName: "delivery-details" */ './features/delivery-details/delivery-details'),
  'map-picker': () => import(/* webpackChunkName: "map-picker" */ './features/map-picker/map-picker'),
  'store-map': () => import(/* webpackChunkName: "store-map" */ './features/store-map/store-map'),
  'delivery-map': () => import(/* webpackChunkName: "delivery-map" */ './features/delivery-map/delivery-map'),
  'order-progress': () =>
    import(/* webpackChunkName: "order-progress" */ './features/order-progress/order-progress'),
  'wishlist-heart': () =>
    import(/* webpackChunkName: "wishlist-heart" */ './features/favourite-toggle/favourite-toggle'),
  'wishlist-button': () =>
    import(/* webpackChunkName: "wishlist-button" */ './features/wishlist-button/wishlist-button'),
  'order-news': () => import(/* webpackChunkName: "order-news" */ './features/order-news/order-news'),
  'account-navigation': () =>
    import(/* webpackChunkName: "account-navigation" */ './features/account-navigation/account-navigation'),
  'chat-button': () => import(/* webpackChunkName: "chat-button" */ './features/chat-button/chat-button'),
};
