import type { ChangeListBody, SaveListBody } from '@shop/contract';
import type { CartLine, Choice } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { getChoiceKey } from '../cart/cart-choice';
import { maxLines } from '../cart/cart-checks';
import { deleteLines, getEntries, insertLine, lockCart, type CartEntry } from '../cart/cart-store';
import {
  addLines,
  deleteLists,
  getLists,
  insertList,
  lockLists,
  renameList,
  setQuantity,
  type LineToKeep,
  type StoredList,
} from './list-store';

/** The largest number of lists and waiting carts of one owner. */
const maxLists = 30;

type Moment = Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;

const toChoice = ({ variation, options, addOns, note }: CartLine): Choice => ({
  variation,
  options,
  addOns,
  note,
});
const toKept = ({ line }: CartEntry): LineToKeep => ({
  itemId: line.item.id,
  quantity: line.quantity,
  choice: toChoice(line),
});
const getLineIds = (entries: readonly CartEntry[]) => entries.map(({ line }) => line.id);
const getStoreId = (entries: readonly CartEntry[]) => entries[0]?.row.store_id;

/** Lines of one's own order whose items still exist; 404 for another's order. */
async function getOrderLines(tx: Queries, owner: Owner, orderId: number): Promise<LineToKeep[]> {
  const [order] = await tx.query(
    'SELECT id FROM orders WHERE id = $1 AND owner_kind = $2 AND owner_id = $3',
    [orderId, owner.kind, owner.id],
  );
  if (!order) throw notFound();
  const lines = await tx.query<{ item_id: number; quantity: number; choice: Choice }>(
    `SELECT item_id, quantity, choice FROM order_lines JOIN items ON items.id = item_id
     WHERE order_id = $1 AND NOT items.campaign ORDER BY order_lines.id`,
    [orderId],
  );
  return lines.map(({ item_id: itemId, quantity, choice }) => ({ itemId, quantity, choice }));
}

/** Lines without equal ones; of those the larger quantity counts. */
function joinLines(entries: readonly CartEntry[]): LineToKeep[] {
  const lines = new Map<string, LineToKeep>();
  for (const line of entries.map(toKept)) {
    const key = `${line.itemId} ${getChoiceKey(line.choice)}`;
    const quantity = Math.max(line.quantity, lines.get(key)?.quantity ?? 0);
    lines.set(key, { ...line, quantity });
  }
  return [...lines.values()];
}

/** The cart of a module, or without one the lines of the store that was added to last. */
async function getCart(
  tx: Queries,
  owner: Owner,
  moduleId: number | null,
  moment: Moment,
): Promise<CartEntry[]> {
  const entries = await getEntries(tx, owner, moduleId, moment);
  const store = entries.at(-1)?.row.store_id;
  return entries.filter(({ row }) => row.store_id === store);
}

/** Moves lines of one store from a cart to the waiting cart of that store, else into a new one. X-25. */
export async function keepCart(
  tx: Queries,
  owner: Owner,
  entries: readonly CartEntry[],
  lists: readonly StoredList[],
): Promise<void> {
  const storeId = getStoreId(entries);
  const known = lists.find((list) => list.kind === 'cart' && getStoreId(list.entries) === storeId);
  const lines = entries.map(toKept);
  if (known) await addLines(tx, known.id, lines);
  else await insertList(tx, owner, { kind: 'cart', name: '' }, lines);
  await deleteLines(tx, getLineIds(entries));
}

/** Saves the cart of a module, or an order, as a list or as a waiting cart.. */
export function saveList(
  shop: Shop,
  owner: Owner,
  { kind, name = '', order_id: orderId = null }: SaveListBody,
  { moduleId, view }: { moduleId: number | null; view: View },
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    await lockCart(tx, owner);
    await lockLists(tx, owner);
    const lists = await getLists(tx, owner, view);
    const entries = orderId === null ? await getCart(tx, owner, moduleId, view) : [];
    const lines = orderId === null ? entries.map(toKept) : await getOrderLines(tx, owner, orderId);
    if (lines.length === 0) throw invalid('empty', 'listEmpty');
    if (kind === 'list' && !name) throw invalid('name', 'listUnnamed');
    if (lists.length >= maxLists) throw invalid('lists_full', 'listsFull', { count: maxLists });
    if (kind === 'cart') await keepCart(tx, owner, entries, lists);
    else await insertList(tx, owner, { kind: 'list', name }, lines);
  });
}

const findList = (lists: readonly StoredList[], id: number): StoredList => {
  const list = lists.find((entry) => entry.id === id);
  if (!list) throw notFound();
  return list;
};

/** Changes name and quantities of one's own list; a list without lines is deleted. X-29. */
export function changeList(
  shop: Shop,
  owner: Owner,
  { list_id: listId, name, lines = [] }: ChangeListBody,
  moment: Moment,
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    await lockLists(tx, owner);
    const list = findList(await getLists(tx, owner, moment), listId);
    if (name !== null && name !== undefined) {
      if (!name) throw invalid('name', 'listUnnamed');
      await renameList(tx, list.id, name);
    }
    for (const { id, quantity } of lines) await setQuantity(tx, list.id, id, quantity);
    const changed = findList(await getLists(tx, owner, moment), listId);
    if (changed.entries.length === 0) await deleteLists(tx, [listId]);
  });
}

/** Deletes one's own list. */
export function deleteList(shop: Shop, owner: Owner, listId: number, moment: Moment): Promise<void> {
  return shop.database.transaction(async (tx) => {
    await lockLists(tx, owner);
    const { id } = findList(await getLists(tx, owner, moment), listId);
    await deleteLists(tx, [id]);
  });
}

/**
 * Makes a waiting cart the cart of its module; what was there waits instead. Nothing is checked: the cart shows what
 * cannot be ordered any more. X-25.
 */
export function resumeCart(shop: Shop, owner: Owner, listId: number, moment: Moment): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    await lockLists(tx, owner);
    const lists = await getLists(tx, owner, moment);
    const list = findList(lists, listId);
    const [first] = list.entries;
    if (list.kind !== 'cart' || !first) throw notFound();
    await deleteLists(tx, [list.id]);
    const current = await getEntries(tx, owner, first.row.module_id, moment);
    const isOwn = getStoreId(current) === first.row.store_id;
    const others = lists.filter(({ id }) => id !== list.id);
    if (current.length > 0 && !isOwn) await keepCart(tx, owner, current, others);
    if (isOwn) await deleteLines(tx, getLineIds(current));
    const resumed = joinLines([...(isOwn ? current : []), ...list.entries]);
    const rest = await getEntries(tx, owner, null, moment);
    if (rest.length + resumed.length > maxLines) throw conflict('cart_full', 'cartFull');
    for (const line of resumed) await insertLine(tx, cartId, { ...line, priceSeen: null, ifSoldOut: null });
  });
}
