import type { RemoteSlots } from '@shop/federation';

/** Parts for other apps' screens, each in a chunk of its name. */
export const slots: RemoteSlots = {
  'contact-code': () => import(/* webpackChunkName: "contact-code" */ './features/contact-code/contact-code'),
};
