import { del, get, minutes, post } from '@shop/contract/core';
import { messageFromWire } from '../readers/action-message';
import { rentalWishlistFromWire } from '../readers/rental';
import { rentalWishlistIdsFromWire } from '../readers/rental-wishlist-ids';

const path = '/api/v1/rental/user/wish-list';

/** One of the two ids. */
const favourite = { vehicle_id: 'int?', provider_id: 'int?' } as const;

/** Favourite vehicles and providers of the zone. CALL-22. */
export const rentalWishlist = get(path).access('customer').replies(rentalWishlistFromWire);

/** The ids of the wishlist, for wishlist buttons. */
export const rentalWishlistMarks = get(path)
  .access('customer')
  .variesBy('zone', 'module', 'identity')
  .freshFor(minutes(5))
  .replies(rentalWishlistIdsFromWire);

/** Refuses what is in the wishlist already. CALL-19. */
export const addToRentalWishlist = post(`${path}/add`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);

/** CALL-20. */
export const removeFromRentalWishlist = del(`${path}/remove`)
  .access('customer')
  .query(favourite)
  .replies(messageFromWire);
