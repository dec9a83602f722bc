import type { Wishlist } from '@shop/domain';
import { itemFromWire, readable, type ReadContext, records, storeFromWire } from '@shop/contract/core';
import { getListed } from './wishlist-ids';

export function wishlistFromWire(wire: unknown, context: ReadContext): Wishlist {
  const { items, stores } = getListed(wire);
  return {
    items: readable(records(items), (entry) => itemFromWire(entry, context)),
    stores: readable(records(stores), (entry) => storeFromWire(entry, context)),
  };
}
