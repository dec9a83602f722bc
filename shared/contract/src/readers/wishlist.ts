import type { SavedFavourite, Wishlist } from '@shop/domain';
import {
  flag,
  itemFromWire,
  money,
  numberOrNull,
  readable,
  type ReadContext,
  records,
  storeFromWire,
  type WireRecord,
} from '@shop/contract/core';
import { getListed } from './wishlist-ids';

/** What an item was like when it became a favourite, for the items whose backend says so. */
function savedItemsFromWire(items: readonly WireRecord[], decimals: number): Record<number, SavedFavourite> {
  const told = items.filter(
    ({ id, wishlist_price: price }) => numberOrNull(id) !== null && numberOrNull(price) !== null,
  );
  return Object.fromEntries(
    told.map(({ id, wishlist_price: price, wishlist_sold_out: soldOut }) => [
      numberOrNull(id),
      { price: money(price, decimals), soldOut: flag(soldOut) },
    ]),
  );
}

export function wishlistFromWire(wire: unknown, context: ReadContext): Wishlist {
  const { items, stores } = getListed(wire);
  return {
    items: readable(records(items), (entry) => itemFromWire(entry, context)),
    stores: readable(records(stores), (entry) => storeFromWire(entry, context)),
    savedItems: savedItemsFromWire(records(items), context.decimals),
  };
}
