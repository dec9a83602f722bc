import { defineHandler, type RemoteListeners } from '@shop/federation';
// Its texts load together with the code.
import './messages';

/** Command → the component that handles it; `defineHandler(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'cart:open-requested': defineHandler(
    () => import(/* webpackChunkName: "cart-open-requested" */ './features/cart-drawer/cart-drawer'),
  ),
  'checkout:identify-requested': defineHandler(
    () => import(/* webpackChunkName: "checkout-identify-requested" */ './features/identify/identify-dialog'),
  ),
  'cart:merge-requested': defineHandler(
    () => import(/* webpackChunkName: "cart-merge-requested" */ './features/merge-cart/merge-dialog'),
  ),
  'rental-cart:merge-requested': defineHandler(
    () =>
      import(
        /* webpackChunkName: "rental-cart-merge-requested" */ './features/merge-cart/rental-merge-dialog'
      ),
  ),
  'cart:reorder-requested': defineHandler(
    () => import(/* webpackChunkName: "cart-reorder-requested" */ './features/reorder/reorder'),
  ),
  'cart:share-requested': defineHandler(
    () => import(/* webpackChunkName: "cart-share-requested" */ './features/share-cart/share-cart'),
  ),
  'list:save-requested': defineHandler(
    () => import(/* webpackChunkName: "list-save-requested" */ './features/save-list/save-list'),
  ),
  'rental-cart:open-requested': defineHandler(
    () =>
      import(/* webpackChunkName: "rental-cart-open-requested" */ './features/rental-drawer/rental-drawer'),
  ),
  'rental-cart:fit-requested': defineHandler(
    () => import(/* webpackChunkName: "rental-cart-fit-requested" */ './features/rental-fit/rental-fit'),
  ),
};
