import type { Item } from './item';
import type { Store } from './store';

/** Favourites of a customer that are available here, the latest first. ENT-29. */
export interface Wishlist {
  items: Item[];
  stores: Store[];
}

/** The same by ids alone. */
export interface WishlistIds {
  itemIds: number[];
  storeIds: number[];
}

/** An item or a store, or of rentals a vehicle or a provider, that is a favourite or becomes one. */
export interface Favourite {
  kind: 'item' | 'store' | 'vehicle' | 'provider';
  id: number;
}
