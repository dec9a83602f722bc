import type { CartLine, Choice, IfSoldOut } from '@shop/domain';
import { json, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import type { View } from '../../shop/shop';
import { toItem } from '../catalog/item-entity';
import { itemsById, type ItemRow } from '../catalog/item-row';
import { getChoiceKey } from './cart-choice';

/** A stored line with its current item. */
export interface CartEntry {
  line: CartLine;
  row: ItemRow;
}

/** A stored line of a cart or a saved list. */
export interface LineRow {
  id: number;
  item_id: number;
  quantity: number;
  choice: Choice;
  price_seen: number | null;
  if_sold_out?: IfSoldOut | null;
  added_by?: string[];
}

type Moment = Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;

/** The lines with their current items, in the same order. */
export async function toEntries(
  queries: Queries,
  rows: readonly LineRow[],
  view: Moment,
): Promise<CartEntry[]> {
  const found = await itemsById(queries, [...new Set(rows.map((row) => row.item_id))]);
  const items = new Map<number, ItemRow>(found.map((item) => [item.id, item]));
  return rows.flatMap(
    ({ id, item_id, quantity, choice, price_seen, if_sold_out, added_by: addedBy = [] }) => {
      const row = items.get(item_id);
      if (!row) return [];
      const item = toItem(row, view);
      const line = { ...choice, id, quantity, item, priceSeen: price_seen, addedBy };
      return [{ line: if_sold_out ? { ...line, ifSoldOut: if_sold_out } : line, row }];
    },
  );
}

/** The owner's cart, created if missing, and locked until the transaction ends, so that two tabs wait for each other. */
export async function lockCart(tx: Queries, owner: Owner): Promise<number> {
  const [cart] = await tx.query<{ id: number }>(
    `INSERT INTO carts (owner_kind, owner_id) VALUES ($1, $2)
     ON CONFLICT (owner_kind, owner_id) DO UPDATE SET updated_at = now() RETURNING id`,
    [owner.kind, owner.id],
  );
  if (!cart) throw new Error('an upsert that returns answers a row');
  return cart.id;
}

/** Lines in the order in which they were added; of one module, or of all. */
export async function getEntries(
  queries: Queries,
  owner: Owner,
  moduleId: number | null,
  view: Moment,
): Promise<CartEntry[]> {
  const rows = await queries.query<LineRow>(
    `SELECT cart_lines.id, item_id, quantity, choice, price_seen, if_sold_out, added_by
     FROM cart_lines JOIN carts ON carts.id = cart_id JOIN items ON items.id = item_id
     WHERE owner_kind = $1 AND owner_id = $2 AND ($3::int IS NULL OR items.module_id = $3) ORDER BY cart_lines.id`,
    [owner.kind, owner.id, moduleId],
  );
  return toEntries(queries, rows, view);
}

export interface LineToSave {
  itemId: number;
  choice: Choice;
  quantity: number;
  priceSeen: number | null;
  ifSoldOut: IfSoldOut | null;
}

const toValues = ({ choice, quantity, priceSeen, ifSoldOut }: LineToSave) =>
  [quantity, json(choice), getChoiceKey(choice), priceSeen, ifSoldOut] as const;

export const insertLine = (tx: Queries, cartId: number, line: LineToSave): Promise<unknown[]> =>
  tx.query(
    `INSERT INTO cart_lines (cart_id, item_id, quantity, choice, choice_key, price_seen, if_sold_out)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
    [cartId, line.itemId, ...toValues(line)],
  );

export const replaceLine = (tx: Queries, lineId: number, line: LineToSave): Promise<unknown[]> =>
  tx.query(
    `UPDATE cart_lines SET quantity = $2, choice = $3::jsonb, choice_key = $4, price_seen = $5, if_sold_out = $6
     WHERE id = $1`,
    [lineId, ...toValues(line)],
  );

/** Sets the quantity of a line after another was added to it. */
export const setAmount = (
  tx: Queries,
  lineId: number,
  { quantity, priceSeen }: Pick<LineToSave, 'quantity' | 'priceSeen'>,
): Promise<unknown[]> =>
  tx.query('UPDATE cart_lines SET quantity = $2, price_seen = $3 WHERE id = $1', [
    lineId,
    quantity,
    priceSeen,
  ]);

export const deleteLines = (tx: Queries, lineIds: number[]): Promise<unknown[]> =>
  tx.query('DELETE FROM cart_lines WHERE id = ANY($1::int[])', [lineIds]);

export const moveLines = (tx: Queries, lineIds: number[], cartId: number): Promise<unknown[]> =>
  tx.query('UPDATE cart_lines SET cart_id = $2 WHERE id = ANY($1::int[])', [lineIds, cartId]);
