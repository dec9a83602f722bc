import { defineHandler, type RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `defineHandler(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'auth:sign-in-requested': defineHandler(
    () => import(/* webpackChunkName: "auth-sign-in-requested" */ './features/sign-in-modal/sign-in-modal'),
  ),
};
