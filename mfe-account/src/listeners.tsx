import { grants, type ListenerDoor } from '@shop/federation';

/** Wish → the part that grants it; `grants(() => import(…))` checks its payload. */
export const listeners: ListenerDoor = {
  'wishlist:open-requested': grants(
    () =>
      import(/* webpackChunkName: "wishlist-open-requested" */ './features/wishlist-drawer/wishlist-drawer'),
  ),
  'wishlist:add-requested': grants(
    () => import(/* webpackChunkName: "wishlist-add-requested" */ './features/favourite-add/favourite-add'),
  ),
};
