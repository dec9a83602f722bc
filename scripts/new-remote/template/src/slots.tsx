import type { RemoteSlots } from '@shop/federation';

/** Components for other apps' screens, each in a chunk of its name. */
export const slots: RemoteSlots = {
  'menu-entry': () => import(/* webpackChunkName: "menu-entry" */ './features/menu-entry/menu-entry'),
};
