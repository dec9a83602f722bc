import type { SavedFavourite } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Scope } from '../../http/scope';
import { itemsById, type ItemRow } from '../catalog/item-row';
import { inZones } from '../catalog/store-lists';
import { selectStores, type StoreRow } from '../catalog/store-row';

/** The column of the entry's kind, and its id. */
export interface WishlistEntry {
  column: 'item_id' | 'store_id';
  id: number;
}

type Here = Pick<Scope, 'zoneIds' | 'moduleId'>;

/** An item of a wishlist; `saved` is null for entries from before the shop remembered it. */
export interface WishedItem {
  row: ItemRow;
  saved: SavedFavourite | null;
}

interface Wish {
  id: number;
  price: number | null;
  sold_out: boolean | null;
}

const toSaved = (wish: Wish | undefined): SavedFavourite | null =>
  wish?.price == null ? null : { price: wish.price, soldOut: wish.sold_out === true };

/** Every statement names the customer, so nobody can access another's list (F-46). The latest first. */
export async function getWishlistItems(
  queries: Queries,
  customerId: number,
  here: Here,
): Promise<WishedItem[]> {
  const { conditions, values } = inZones(here);
  const listed = await queries.query<Wish>(
    `SELECT items.id, wishes.item_price AS price, wishes.item_sold_out AS sold_out FROM wishes JOIN items ON items.id = wishes.item_id JOIN stores ON stores.id = items.store_id
     WHERE ${conditions.join(' AND ')} AND items.active AND NOT items.campaign
       AND wishes.customer_id = $${values.length + 1} ORDER BY wishes.id DESC`,
    [...values, customerId],
  );
  const rows = await itemsById(
    queries,
    listed.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, saved: toSaved(listed.find(({ id }) => id === row.id)) }));
}

export async function getWishlistStores(
  queries: Queries,
  customerId: number,
  here: Here,
): Promise<StoreRow[]> {
  const { conditions, values } = inZones(here);
  const listed = await queries.query<{ id: number }>(
    `SELECT stores.id FROM wishes JOIN stores ON stores.id = wishes.store_id
     WHERE ${conditions.join(' AND ')} AND wishes.customer_id = $${values.length + 1} ORDER BY wishes.id DESC`,
    [...values, customerId],
  );
  const ids = listed.map(({ id }) => id);
  const list = {
    where: 'stores.id = ANY($1::int[])',
    order: 'array_position($1::int[], stores.id)',
    values: [ids],
  };
  return selectStores(queries, list, { limit: ids.length, page: 1 });
}

const offered = {
  item_id: `SELECT items.id FROM items JOIN stores ON stores.id = items.store_id
    WHERE items.id = $1 AND items.active AND NOT items.campaign AND stores.active`,
  store_id: 'SELECT id FROM stores WHERE id = $1 AND active',
};

/** Whether the entry's target exists. */
export const isOffered = async (queries: Queries, { column, id }: WishlistEntry): Promise<boolean> =>
  (await one(queries, offered[column], [id])) !== null;

/** Adds an entry, with what its item is like now; returns whether it is new. */
export async function addEntry(
  queries: Queries,
  customerId: number,
  { column, id }: WishlistEntry,
  saved: SavedFavourite | null,
): Promise<boolean> {
  const added = await queries.query(
    `INSERT INTO wishes (customer_id, ${column}, item_price, item_sold_out) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [customerId, id, saved?.price ?? null, saved?.soldOut ?? null],
  );
  return added.length > 0;
}

/** Removes an entry; returns whether it was there. */
export async function removeEntry(
  queries: Queries,
  customerId: number,
  { column, id }: WishlistEntry,
): Promise<boolean> {
  const removed = await queries.query(
    `DELETE FROM wishes WHERE customer_id = $1 AND ${column} = $2 RETURNING id`,
    [customerId, id],
  );
  return removed.length > 0;
}
