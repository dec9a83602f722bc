import type { Minor } from '@shop/domain/core';
import type { Item } from './item';
import type { Store } from './store';

/** Favourites of a customer that are available in this location, latest first. ENT-29. */
export interface Wishlist {
  items: Item[];
  stores: Store[];
  /** By item id, where the backend says what an item was like when it became a favourite. X-27. */
  savedItems?: Readonly<Record<number, SavedFavourite>>;
}

/** What a card showed of an item when it became a favourite. */
export interface SavedFavourite {
  price: Minor;
  soldOut: boolean;
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
  /** What an item's card shows now. Remotes of older releases do not say it. X-27. */
  shown?: SavedFavourite;
}
