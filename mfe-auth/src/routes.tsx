import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its component, in a chunk of its own. */
export const routes: RemotePages = {
  'auth-page': () => import(/* webpackChunkName: "auth-page" */ './pages/auth/auth-page'),
  'interest-page': () => import(/* webpackChunkName: "interest-page" */ './pages/interest/interest-page'),
  'forgot-password-page': () =>
    import(/* webpackChunkName: "forgot-password-page" */ './pages/forgot-password/forgot-password-page'),
};
