import type { Offers } from '@shop/federation';

/** The slots and commands that this app offers to other apps. */
export const offers: Offers = {
  slots: [
    'cart-button',
    'cart-bar',
    'cart-count',
    'add-to-cart',
    'quick-add',
    'rental-cart-button',
    'rental-cart-count',
    'rent-vehicle',
  ],
  listeners: [
    'cart:open-requested',
    'checkout:identify-requested',
    'cart:merge-requested',
    'cart:reorder-requested',
    'cart:share-requested',
    'list:save-requested',
    'rental-cart:open-requested',
    'rental-cart:fit-requested',
    'rental-cart:merge-requested',
  ],
  first: { 'cart-button': [{ endpoint: 'cartList', needsZone: true }] },
};
