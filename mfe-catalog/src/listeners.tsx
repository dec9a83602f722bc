import { defineHandler, type RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `defineHandler(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'item:open-requested': defineHandler(
    () => import(/* webpackChunkName: "item-open-requested" */ './features/item-modal/item-modal'),
  ),
};
