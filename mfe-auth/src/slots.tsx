import type { RemoteSlots } from '@shop/federation';

/** Remote components for other apps' screens, each in a chunk of its own. */
export const slots: RemoteSlots = {
  'contact-code': () => import(/* webpackChunkName: "contact-code" */ './features/contact-code/contact-code'),
};
