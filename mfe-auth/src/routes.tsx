import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: RemotePages = {
  'auth-page': () => import(/* webpackChunkName: "auth-page" */ './features/auth-page/auth-page'),
  'interest-page': () => import(/* webpackChunkName: "interest-page" */ './features/interest/interest-page'),
  'forgot-password-page': () =>
    import(/* webpackChunkName: "forgot-password-page" */ './features/forgot-password/forgot-password-page'),
};
