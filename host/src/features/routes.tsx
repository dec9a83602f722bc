import type { PageDoor } from '@shop/federation';

/** Page of `routes.manifest.ts` → its code, in a chunk of the same name. */
export const pages: PageDoor = {
  landing: () => import(/* webpackChunkName: "landing" */ './landing/landing-page'),
  'payment-return': () =>
    import(/* webpackChunkName: "payment-return" */ './payment-return/payment-return-page'),
  'not-found': () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page'),
};
