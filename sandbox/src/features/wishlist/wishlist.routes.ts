import { addToWishlist, removeFromWishlist, wishlist } from '@shop/contract';
import { toSavedFavourite, type SavedFavourite } from '@shop/domain';
import type { Queries } from '../../database/database';
import { conflict, invalid, notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { toItem } from '../catalog/item-entity';
import { selectItem } from '../catalog/item-row';
import { itemToWire } from '../catalog/item-wire';
import { storeToWire } from '../catalog/store-wire';
import {
  isOffered,
  addEntry,
  getWishlistItems,
  getWishlistStores,
  removeEntry,
  type WishedItem,
  type WishlistEntry,
} from './wishlist-store';

interface Named {
  item_id?: number | undefined;
  store_id?: number | undefined;
}

function toEntry({ item_id: item, store_id: store }: Named): WishlistEntry {
  if (item !== undefined) return { column: 'item_id', id: item };
  if (store === undefined) throw invalid('item_id', 'itemRequired');
  return { column: 'store_id', id: store };
}

/** The item with what it was like when it became a favourite. X-27. */
const wishedToWire = ({ row, saved }: WishedItem, view: View) => ({
  ...itemToWire(row, view),
  ...(saved ? { wishlist_price: view.money(saved.price), wishlist_sold_out: saved.soldOut ? 1 : 0 } : {}),
});

/** What an item is like now; null for a store. */
async function getNowSaved(
  database: Queries,
  { column, id }: WishlistEntry,
  view: View,
): Promise<SavedFavourite | null> {
  const row = column === 'item_id' ? await selectItem(database, id) : null;
  return row && toSavedFavourite(toItem(row, view));
}

/** A customer's wishlist: lists active entries of the zone and module. CALL-19 … CALL-21. */
export function wishlistRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, wishlist, async ({ customerId, zoneIds, moduleId, view }) => {
    const here = { zoneIds, moduleId };
    const items = await getWishlistItems(database, customerId(), here);
    const stores = await getWishlistStores(database, customerId(), here);
    return {
      item: items.map((item) => wishedToWire(item, view)),
      store: stores.map((row) => storeToWire(row, view)),
    };
  });

  serve(server, addToWishlist, async ({ customerId, query, language, view }) => {
    const entry = toEntry(query);
    if (!(await isOffered(database, entry))) throw notFound();
    const saved = await getNowSaved(database, entry, view);
    if (!(await addEntry(database, customerId(), entry, saved))) throw conflict('wishlist', 'onWishlist');
    return { message: translate(language, 'wishAdded') };
  });

  serve(server, removeFromWishlist, async ({ customerId, query, language }) => {
    if (!(await removeEntry(database, customerId(), toEntry(query)))) throw notFound('notOnWishlist');
    return { message: translate(language, 'wishRemoved') };
  });
}
