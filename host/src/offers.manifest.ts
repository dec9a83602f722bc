import type { Offers } from '@shop/federation';

/**
 * What every page of the host uses of other apps: the release table checks the ranges, and the edge preloads these
 * slots with each page. Every header shows the customer's name.
 */
export const offers: Offers = {
  slots: [],
  listeners: [],
  first: { host: [{ endpoint: 'customerInfo' }, { endpoint: 'landingTexts', args: {} }] },
  needZone: ['cart-button'],
  inModules: { 'cart-button': ['food', 'grocery', 'pharmacy', 'ecommerce'] },
  requires: { 'slot:cart-button': '^1.0.0' },
};
