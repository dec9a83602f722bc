import type { Wishlist, WishlistMarks } from '@shop/domain';
import type { ReadContext } from '../endpoint';
import { numbers, readable, record, records } from '../wire';
import { itemFromWire } from './catalog';
import { storeFromWire } from './store';

/** `item` and `store`, or both in the plural. ENT-29. */
function listed(wire: unknown) {
  const { item, items, store, stores } = record(wire, 'wishlist');
  return { items: item ?? items, stores: store ?? stores };
}

export function wishlistFromWire(wire: unknown, context: ReadContext): Wishlist {
  const { items, stores } = listed(wire);
  return {
    items: readable(records(items), (entry) => itemFromWire(entry, context)),
    stores: readable(records(stores), (entry) => storeFromWire(entry, context)),
  };
}

export function wishlistMarksFromWire(wire: unknown): WishlistMarks {
  const { items, stores } = listed(wire);
  return { itemIds: numbers(items), storeIds: numbers(stores) };
}
