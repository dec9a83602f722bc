import type { SlotDoor } from '@shop/federation';

/** Parts for other apps' screens, each in a chunk of its name. */
export const slots: SlotDoor = {
  'menu-entry': () => import(/* webpackChunkName: "menu-entry" */ './features/menu-entry/menu-entry'),
};
