import type { Item } from './item';
import type { Store } from './store';

/** What a customer has marked as a favourite and can be had here, the latest first. ENT-29. */
export interface Wishlist {
  items: Item[];
  stores: Store[];
}

/** The same by ids alone. */
export interface WishlistMarks {
  itemIds: number[];
  storeIds: number[];
}

/** An item or a store, or of rentals a vehicle or a provider, that is marked or is to be. */
export interface Favourite {
  kind: 'item' | 'store' | 'vehicle' | 'provider';
  id: number;
}
