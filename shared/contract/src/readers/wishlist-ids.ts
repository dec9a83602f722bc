import type { WishlistIds } from '@shop/domain';
import { numbers, record } from '@shop/contract/core';

/** `item` and `store`, or both in plural. ENT-29, D-31. */
export function getListed(wire: unknown) {
  const { item, items, store, stores } = record(wire, 'wishlist');
  return { items: item ?? items, stores: store ?? stores };
}

export function wishlistIdsFromWire(wire: unknown): WishlistIds {
  const { items, stores } = getListed(wire);
  return { itemIds: numbers(items), storeIds: numbers(stores) };
}
