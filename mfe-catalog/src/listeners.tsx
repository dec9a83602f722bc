import { grants, type RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `grants(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'item:open-requested': grants(
    () => import(/* webpackChunkName: "item-open-requested" */ './features/item-modal/item-modal'),
  ),
};
