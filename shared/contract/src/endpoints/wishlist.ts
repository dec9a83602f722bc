import { del, get, minutes, post } from '../endpoint';
import { messageFromWire } from '../readers/account';
import { wishlistFromWire, wishlistMarksFromWire } from '../readers/wishlist';

const path = '/api/v1/customer/wish-list';

/** One of both. */
const favourite = { item_id: 'int?', store_id: 'int?' } as const;

/** Favourites of the customer that can be had in the zone and module. CALL-21, D-31. */
export const wishlist = get(path).access('customer').replies(wishlistFromWire);

/**
 * The same call for who only needs to know what is in it: hearts, on every card of a page. Its reader knows neither items
 * nor stores, and its answer is the same in every language.
 */
export const wishlistMarks = get(path)
  .access('customer')
  .variesBy('zone', 'module', 'identity')
  .freshFor(minutes(5))
  .replies(wishlistMarksFromWire);

/** Refuses what is in the list already. CALL-19. */
export const addToWishlist = post(`${path}/add`).access('customer').query(favourite).replies(messageFromWire);

/** CALL-20. */
export const removeFromWishlist = del(`${path}/remove`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);
