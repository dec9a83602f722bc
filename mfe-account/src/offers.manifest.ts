import type { Offers } from '@shop/federation';

/** What other apps may ask of this one. */
export const offers: Offers = {
  slots: [
    'delivery-details',
    'map-picker',
    'store-map',
    'delivery-map',
    'order-news',
    'wishlist-heart',
    'wishlist-button',
    'chat-button',
  ],
  late: ['wishlist-heart', 'wishlist-button', 'chat-button', 'order-news'],
  listeners: ['wishlist:open-requested', 'wishlist:add-requested'],
  requires: { host: '^1.12.0' },
};
