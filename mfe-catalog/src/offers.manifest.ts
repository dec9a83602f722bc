import type { Offers } from '@shop/federation';

/** The commands, slots and menu entries that this remote provides to others. */
export const offers: Offers = {
  slots: ['search-suggestions', 'trip-plan-form'],
  listeners: ['item:open-requested'],
};
