import type { RemotePages } from '@shop/federation';

/** Page of the manifest → its component, in a chunk of the same name. */
export const routes: RemotePages = {
  'home-page': () => import(/* webpackChunkName: "home-page" */ './pages/home/home-page'),
};
