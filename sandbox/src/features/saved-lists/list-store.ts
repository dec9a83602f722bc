import type { Choice } from '@shop/domain';
import { json, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import type { View } from '../../shop/shop';
import { getChoiceKey } from '../cart/cart-choice';
import { toEntries, type CartEntry, type LineRow } from '../cart/cart-store';

type ListKind = 'list' | 'cart';

/** A saved list with its lines and their current items. */
export interface StoredList {
  id: number;
  kind: ListKind;
  name: string;
  entries: CartEntry[];
}

export interface LineToKeep {
  itemId: number;
  quantity: number;
  choice: Choice;
}

type ListRow = Omit<StoredList, 'entries'>;

/** Every statement names the owner, so nobody can reach another's list (F-46). The latest first. */
export async function getLists(
  queries: Queries,
  owner: Owner,
  view: Pick<View, 'now' | 'timeZone' | 'uncountedStock'>,
): Promise<StoredList[]> {
  const lists = await queries.query<ListRow>(
    `SELECT id, kind, name FROM saved_lists WHERE owner_kind = $1 AND owner_id = $2
     ORDER BY updated_at DESC, id DESC`,
    [owner.kind, owner.id],
  );
  const lines = await queries.query<Omit<LineRow, 'price_seen'> & { list_id: number }>(
    'SELECT id, list_id, item_id, quantity, choice FROM saved_list_lines WHERE list_id = ANY($1::int[]) ORDER BY id',
    [lists.map(({ id }) => id)],
  );
  const entries = await toEntries(
    queries,
    lines.map((line) => ({ ...line, price_seen: null })),
    view,
  );
  const listIds = new Map(lines.map(({ id, list_id }) => [id, list_id]));
  return lists.map((list) => ({
    ...list,
    entries: entries.filter(({ line }) => listIds.get(line.id) === list.id),
  }));
}

/** Waits for other changes of the owner's lists. Call it after the cart is locked. */
export const lockLists = (tx: Queries, owner: Owner): Promise<unknown[]> =>
  tx.query('SELECT id FROM saved_lists WHERE owner_kind = $1 AND owner_id = $2 ORDER BY id FOR UPDATE', [
    owner.kind,
    owner.id,
  ]);

export async function insertList(
  tx: Queries,
  owner: Owner,
  { kind, name }: Pick<ListRow, 'kind' | 'name'>,
  lines: readonly LineToKeep[],
): Promise<void> {
  const [list] = await tx.query<{ id: number }>(
    'INSERT INTO saved_lists (owner_kind, owner_id, kind, name) VALUES ($1, $2, $3, $4) RETURNING id',
    [owner.kind, owner.id, kind, name],
  );
  if (!list) throw new Error('an insert that returns answers a row');
  await addLines(tx, list.id, lines);
}

/** Adds lines to a list; of equal lines the larger quantity counts. */
export async function addLines(tx: Queries, listId: number, lines: readonly LineToKeep[]): Promise<void> {
  for (const { itemId, quantity, choice } of lines)
    await tx.query(
      `INSERT INTO saved_list_lines AS known (list_id, item_id, quantity, choice, choice_key)
       VALUES ($1, $2, $3, $4::jsonb, $5)
       ON CONFLICT (list_id, item_id, choice_key)
       DO UPDATE SET quantity = greatest(known.quantity, excluded.quantity)`,
      [listId, itemId, quantity, json(choice), getChoiceKey(choice)],
    );
  await tx.query('UPDATE saved_lists SET updated_at = now() WHERE id = $1', [listId]);
}

export const renameList = (tx: Queries, listId: number, name: string): Promise<unknown[]> =>
  tx.query('UPDATE saved_lists SET name = $2, updated_at = now() WHERE id = $1', [listId, name]);

/** Sets the quantity of a line of the list; 0 removes it. */
export const setQuantity = (
  tx: Queries,
  listId: number,
  lineId: number,
  quantity: number,
): Promise<unknown[]> =>
  quantity === 0
    ? tx.query('DELETE FROM saved_list_lines WHERE id = $1 AND list_id = $2', [lineId, listId])
    : tx.query('UPDATE saved_list_lines SET quantity = $3 WHERE id = $1 AND list_id = $2', [
        lineId,
        listId,
        quantity,
      ]);

export const deleteLists = (tx: Queries, listIds: readonly number[]): Promise<unknown[]> =>
  tx.query('DELETE FROM saved_lists WHERE id = ANY($1::int[])', [[...listIds]]);

/** A guest's lists become the customer's on sign-in. */
export const adoptGuestLists = (tx: Queries, guestId: string, customerId: number): Promise<unknown[]> =>
  tx.query(
    `UPDATE saved_lists SET owner_kind = 'customer', owner_id = $2 WHERE owner_kind = 'guest' AND owner_id = $1`,
    [guestId, String(customerId)],
  );
