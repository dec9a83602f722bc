import { grants, type ListenerDoor } from '@shop/federation';

/** Wish → the part that grants it; `grants(() => import(…))` checks its payload. */
export const listeners: ListenerDoor = {
  'auth:sign-in-requested': grants(
    () => import(/* webpackChunkName: "auth-sign-in-requested" */ './features/sign-in-modal/sign-in-modal'),
  ),
};
