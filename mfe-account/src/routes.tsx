import type { PageDoor } from '@shop/federation';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: PageDoor = {
  'track-order-page': () =>
    import(/* webpackChunkName: "track-order-page" */ './features/track-order/track-order-page'),
};
