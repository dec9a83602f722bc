import { defineHandler, type RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `defineHandler(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'wishlist:open-requested': defineHandler(
    () =>
      import(/* webpackChunkName: "wishlist-open-requested" */ './features/wishlist-drawer/wishlist-drawer'),
  ),
  'wishlist:add-requested': defineHandler(
    () => import(/* webpackChunkName: "wishlist-add-requested" */ './features/favourite-add/favourite-add'),
  ),
};
