import type { SlotDoor } from '@shop/federation';

/** Parts for other apps' screens, each in a chunk of its name. */
export const slots: SlotDoor = {
  'contact-code': () => import(/* webpackChunkName: "contact-code" */ './features/contact-code/contact-code'),
};
