import type { Offers } from '@shop/federation';

/** What other apps may ask of this one. */
export const offers: Offers = {
  slots: ['search-suggestions', 'trip-plan-form'],
  listeners: ['item:open-requested'],
  // The part that writes a page's head (`Seo`).
  requires: { host: '^1.10.0' },
};
