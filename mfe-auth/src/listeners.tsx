import { grants, type RemoteListeners } from '@shop/federation';

/** Command → the component that handles it; `grants(() => import(…))` checks its payload. */
export const listeners: RemoteListeners = {
  'auth:sign-in-requested': grants(
    () => import(/* webpackChunkName: "auth-sign-in-requested" */ './features/sign-in-modal/sign-in-modal'),
  ),
};
