import { get } from '@shop/contract/core';
import { wishlistFromWire } from '../readers/wishlist';
import { wishlistPath } from './wishlist-ids';

/** The customer's favourites that are available in the zone and module. CALL-21, D-31. */
export const wishlist = get(wishlistPath).access('customer').replies(wishlistFromWire);
