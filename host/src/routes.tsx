import type { RemotePages } from '@shop/federation';

/** Page of `routes.manifest.ts` → its component, in a chunk of its own. */
export const pages: RemotePages = {
  landing: () => import(/* webpackChunkName: "landing" */ './pages/landing/landing-page'),
  'payment-return': () =>
    import(/* webpackChunkName: "payment-return" */ './pages/payment-return/payment-return-page'),
  'shop-text': () => import(/* webpackChunkName: "shop-text" */ './pages/shop-text/shop-text-page'),
  help: () => import(/* webpackChunkName: "help" */ './pages/help/help-page'),
  registration: () => import(/* webpackChunkName: "registration" */ './pages/registration/registration-page'),
  'not-found': () => import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found-page'),
};
