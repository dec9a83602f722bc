import { addToWishlist, removeFromWishlist, wishlist } from '@shop/contract';
import { conflict, invalid, notFound } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import { itemToWire } from '../catalog/item-wire';
import { storeToWire } from '../catalog/store-wire';
import { canBeMarked, mark, markedItems, markedStores, unmark, type Marked } from './wishes';

interface Named {
  item_id?: number | undefined;
  store_id?: number | undefined;
}

function markedIn({ item_id: item, store_id: store }: Named): Marked {
  if (item !== undefined) return { column: 'item_id', id: item };
  if (store === undefined) throw invalid('item_id', 'itemRequired');
  return { column: 'store_id', id: store };
}

/** A customer's favourites: what is live of them in the zone and module is listed. CALL-19 … CALL-21. */
export function wishlistRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, wishlist, async ({ customerId, zoneIds, moduleId, view }) => {
    const here = { zoneIds, moduleId };
    const items = await markedItems(database, customerId(), here);
    const stores = await markedStores(database, customerId(), here);
    return {
      item: items.map((row) => itemToWire(row, view)),
      store: stores.map((row) => storeToWire(row, view)),
    };
  });

  serve(server, addToWishlist, async ({ customerId, query, language }) => {
    const marked = markedIn(query);
    if (!(await canBeMarked(database, marked))) throw notFound();
    if (!(await mark(database, customerId(), marked))) throw conflict('wishlist', 'alreadyWished');
    return { message: say(language, 'wishAdded') };
  });

  serve(server, removeFromWishlist, async ({ customerId, query, language }) => {
    if (!(await unmark(database, customerId(), markedIn(query)))) throw notFound('notWished');
    return { message: say(language, 'wishRemoved') };
  });
}
