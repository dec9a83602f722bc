import type { Offers } from '@shop/federation';

/** What other apps may ask of this one. */
export const offers: Offers = {
  slots: ['contact-code'],
  listeners: ['auth:sign-in-requested'],
  requires: { host: '^1.10.0' },
};
