import type { RemotePages } from '@shop/federation';

/** Page of `routes.manifest.ts` → its code, in a chunk of the same name. */
export const pages: RemotePages = {
  landing: () => import(/* webpackChunkName: "landing" */ './landing/landing-page'),
  'payment-return': () =>
    import(/* webpackChunkName: "payment-return" */ './payment-return/payment-return-page'),
  'shop-text': () => import(/* webpackChunkName: "shop-text" */ './shop-text/shop-text-page'),
  help: () => import(/* webpackChunkName: "help" */ './help/help-page'),
  registration: () => import(/* webpackChunkName: "registration" */ './registration/registration-page'),
  'not-found': () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page'),
};
