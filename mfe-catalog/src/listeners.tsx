import { grants, type ListenerDoor } from '@shop/federation';

/** Wish → the part that grants it; `grants(() => import(…))` checks its payload. */
export const listeners: ListenerDoor = {
  'item:open-requested': grants(
    () => import(/* webpackChunkName: "item-open-requested" */ './features/item-modal/item-modal'),
  ),
};
