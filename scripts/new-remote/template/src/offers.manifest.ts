import type { Offers } from '@shop/federation';

/** Slots and commands that this app provides. */
export const offers: Offers = {
  slots: ['menu-entry'],
  late: ['menu-entry'],
  listeners: [],
};
