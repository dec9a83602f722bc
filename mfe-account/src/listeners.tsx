import { grants, type RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `grants(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'wishlist:open-requested': grants(
    () =>
      import(/* webpackChunkName: "wishlist-open-requested" */ './features/wishlist-drawer/wishlist-drawer'),
  ),
  'wishlist:add-requested': grants(
    () => import(/* webpackChunkName: "wishlist-add-requested" */ './features/favourite-add/favourite-add'),
  ),
};
