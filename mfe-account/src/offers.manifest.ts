import type { Offers } from '@shop/federation';

/** The slots and commands that this app offers to other apps. */
export const offers: Offers = {
  slots: [
    'delivery-details',
    'map-picker',
    'store-map',
    'delivery-map',
    'order-news',
    'order-progress',
    'wishlist-heart',
    'wishlist-button',
    'chat-button',
    'account-navigation',
  ],
  late: ['wishlist-heart', 'wishlist-button', 'chat-button', 'order-news'],
  listeners: ['wishlist:open-requested', 'wishlist:add-requested'],
};
