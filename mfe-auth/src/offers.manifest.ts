import type { Offers } from '@shop/federation';

/** The commands, slots and text groups that this remote provides to others. */
export const offers: Offers = {
  slots: ['contact-code'],
  listeners: ['auth:sign-in-requested'],
  requires: { host: '^1.15.0' },
};
