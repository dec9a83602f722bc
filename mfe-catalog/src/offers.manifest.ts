import type { Offers } from '@shop/federation';

/** What other apps may ask of this one. */
export const offers: Offers = {
  slots: ['search-suggestions', 'trip-plan-form'],
  listeners: ['item:open-requested'],
  // Pages that stand at one address (`instead`).
  requires: { host: '^1.8.0' },
};
