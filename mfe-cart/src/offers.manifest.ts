import type { Offers } from '@shop/federation';

/** What other apps may ask of this one. */
export const offers: Offers = {
  slots: ['cart-button', 'cart-bar', 'add-to-cart', 'quick-add'],
  listeners: [
    'cart:open-requested',
    'checkout:identify-requested',
    'cart:merge-requested',
    'cart:reorder-requested',
  ],
  first: { 'cart-button': [{ endpoint: 'cartList', needsZone: true }] },
  requires: { host: '^1.0.0' },
};
