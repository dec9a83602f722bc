import { del, get, minutes, post } from '@shop/contract/core';
import { messageFromWire } from '../readers/action-message';
import { wishlistIdsFromWire } from '../readers/wishlist-ids';

/*
 * The part of the wishlist that wishlist buttons need: they are on every card of the shop, and do not load the readers of
 * items and stores.
 */

export const wishlistPath = '/api/v1/customer/wish-list';

/** One of the two ids. */
const favourite = { item_id: 'int?', store_id: 'int?' } as const;

/**
 * The ids of the wishlist. The response is the same in every language; it changes by actions of this page, which fetch it
 * again.
 */
export const wishlistMarks = get(wishlistPath)
  .access('customer')
  .variesBy('zone', 'module', 'identity')
  .freshFor(minutes(5))
  .replies(wishlistIdsFromWire);

/** Refuses what is in the wishlist already. CALL-19. */
export const addToWishlist = post(`${wishlistPath}/add`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);

/** CALL-20. */
export const removeFromWishlist = del(`${wishlistPath}/remove`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);
