import { del, get, minutes, post } from '../endpoint';
import { messageFromWire } from '../readers/deed-message';
import { wishlistMarksFromWire } from '../readers/wishlist-marks';

/*
 * What hearts need, apart from the list in full: they stand on every card of the shop, and do not carry what reads items
 * and stores.
 */

export const wishlistPath = '/api/v1/customer/wish-list';

/** One of both. */
const favourite = { item_id: 'int?', store_id: 'int?' } as const;

/**
 * The list, by who only needs to know what is in it. Its answer is the same in every language; it changes by deeds of this
 * page, which ask for it anew.
 */
export const wishlistMarks = get(wishlistPath)
  .access('customer')
  .variesBy('zone', 'module', 'identity')
  .freshFor(minutes(5))
  .replies(wishlistMarksFromWire);

/** Refuses what is in the list already. CALL-19. */
export const addToWishlist = post(`${wishlistPath}/add`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);

/** CALL-20. */
export const removeFromWishlist = del(`${wishlistPath}/remove`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);
