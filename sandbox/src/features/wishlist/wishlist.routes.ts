import { addToWishlist, removeFromWishlist, wishlist } from '@shop/contract';
import { conflict, invalid, notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { itemToWire } from '../catalog/item-wire';
import { storeToWire } from '../catalog/store-wire';
import {
  isOffered,
  addEntry,
  getWishlistItems,
  getWishlistStores,
  removeEntry,
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

/** A customer's wishlist: lists active entries of the zone and module. CALL-19 … CALL-21. */
export function wishlistRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, wishlist, async ({ customerId, zoneIds, moduleId, view }) => {
    const here = { zoneIds, moduleId };
    const items = await getWishlistItems(database, customerId(), here);
    const stores = await getWishlistStores(database, customerId(), here);
    return {
      item: items.map((row) => itemToWire(row, view)),
      store: stores.map((row) => storeToWire(row, view)),
    };
  });

  serve(server, addToWishlist, async ({ customerId, query, language }) => {
    const entry = toEntry(query);
    if (!(await isOffered(database, entry))) throw notFound();
    if (!(await addEntry(database, customerId(), entry))) throw conflict('wishlist', 'onWishlist');
    return { message: translate(language, 'wishAdded') };
  });

  serve(server, removeFromWishlist, async ({ customerId, query, language }) => {
    if (!(await removeEntry(database, customerId(), toEntry(query)))) throw notFound('notOnWishlist');
    return { message: translate(language, 'wishRemoved') };
  });
}
