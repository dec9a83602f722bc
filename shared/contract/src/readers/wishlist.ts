import type { Wishlist } from '@shop/domain';
import type { ReadContext } from '../endpoint';
import { readable, records } from '../wire';
import { itemFromWire } from './item';
import { storeFromWire } from './store';
import { getListed } from './wishlist-ids';

export function wishlistFromWire(wire: unknown, context: ReadContext): Wishlist {
  const { items, stores } = getListed(wire);
  return {
    items: readable(records(items), (entry) => itemFromWire(entry, context)),
    stores: readable(records(stores), (entry) => storeFromWire(entry, context)),
  };
}
