import type { Offers } from '@shop/federation';

/**
 * What every page of the host shows from others: the release table checks the ranges, and the edge preloads these
 * slots with each page. The name of a customer stands in every header.
 */
export const offers: Offers = {
  slots: [],
  listeners: [],
  first: { host: [{ endpoint: 'customerInfo' }, { endpoint: 'landingTexts', args: {} }] },
  requires: { host: '^1.0.0', 'slot:cart-button': '^1.0.0', 'slot:cart-bar': '^1.0.0' },
};
