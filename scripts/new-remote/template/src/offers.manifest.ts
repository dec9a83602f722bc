import type { Offers } from '@shop/federation';

/** Slots and commands that this app provides, and what it requires. */
export const offers: Offers = {
  slots: ['menu-entry'],
  late: ['menu-entry'],
  listeners: [],
  requires: { host: '^1.15.0' },
};
