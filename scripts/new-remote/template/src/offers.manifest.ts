import type { Offers } from '@shop/federation';

/** What other apps may ask of this one. */
export const offers: Offers = {
  slots: ['menu-entry'],
  late: ['menu-entry'],
  listeners: [],
  requires: { host: '^1.10.0' },
};
