import type { PageDoor } from '@shop/federation';

/** Page of the manifest → its code, in a chunk of the same name. */
export const routes: PageDoor = {
  'front-page': () => import(/* webpackChunkName: "front-page" */ './features/front-page/front-page'),
};
