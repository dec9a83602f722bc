import type { Offers } from '@shop/federation';

/** The commands, slots and menu entries that this remote provides to others. */
export const offers: Offers = {
  slots: ['search-suggestions', 'trip-plan-form'],
  listeners: ['item:open-requested'],
  // The host's `Seo`, which writes a page's head.
  requires: { host: '^1.15.0' },
};
