import type { Item } from './item';
import type { Store } from './store';

/** Favourites of a customer that are available in this location, latest first. ENT-29. */
export interface Wishlist {
  items: Item[];
  stores: Store[];
}

/** The ids of the wishlist. */
export interface WishlistIds {
  itemIds: number[];
  storeIds: number[];
}

/** An item, store, vehicle or provider that is, or becomes, a favourite. */
export interface Favourite {
  kind: 'item' | 'store' | 'vehicle' | 'provider';
  id: number;
}
