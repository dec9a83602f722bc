import type { WishlistMarks } from '@shop/domain';
import { numbers, record } from '../wire';

/** `item` and `store`, or both in the plural. ENT-29, D-31. */
export function listedIn(wire: unknown) {
  const { item, items, store, stores } = record(wire, 'wishlist');
  return { items: item ?? items, stores: store ?? stores };
}

export function wishlistMarksFromWire(wire: unknown): WishlistMarks {
  const { items, stores } = listedIn(wire);
  return { itemIds: numbers(items), storeIds: numbers(stores) };
}
