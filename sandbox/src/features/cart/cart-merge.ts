import { isOtherStore, mergeCarts, type CartLine, type CutLine, type MergedCart } from '@shop/domain';
import { json, one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import type { Shop, View } from '../../shop/shop';
import { itemsById, type ItemRow } from '../catalog/item-row';
import { getLists, lockLists } from '../saved-lists/list-store';
import { keepCart } from '../saved-lists/saved-lists';
import { endSharing } from '../shared-carts/share-store';
import { maxLines, maxQuantity } from './cart-checks';
import { deleteLines, getEntries, lockCart, moveLines, setAmount, type CartEntry } from './cart-store';

type Moment = Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;

interface MergeRow {
  guest_id: string;
  cut: { item_id: number; wanted: number; quantity: number }[];
  /** Ids of lines in the guest's cart. */
  offered: number[];
}

const toGuestOwner = (id: string): Owner => ({ kind: 'guest', id });
const toCustomerOwner = (id: number): Owner => ({ kind: 'customer', id: String(id) });
const getIds = (lines: readonly CartLine[]) => lines.map(({ id }) => id);

const toRow = (queries: Queries, customerId: number): Promise<MergeRow | null> =>
  one<MergeRow>(queries, 'SELECT guest_id, cut, offered FROM cart_merges WHERE customer_id = $1', [
    customerId,
  ]);

const getOffered = async (queries: Queries, { guest_id: guestId, offered }: MergeRow, moment: Moment) =>
  (await getEntries(queries, toGuestOwner(guestId), null, moment)).filter(({ line }) =>
    offered.includes(line.id),
  );

const getLines = async (tx: Queries, owner: Owner, moment: Moment) =>
  (await getEntries(tx, owner, null, moment)).map(({ line }) => line);

/**
 * Stores a merge: `guestLines` move into the cart or are added to equal ones; conflicting ones stay. Returns those for
 * which the cart had no room: they are dropped, and the caller refuses the merge or reports them.
 */
export async function saveMerge(
  tx: Queries,
  cartId: number,
  guestLines: readonly CartLine[],
  { lines, conflict }: MergedCart,
): Promise<CutLine[]> {
  const from = new Set(getIds(guestLines));
  const added = lines.filter(({ id }) => from.has(id));
  const room = Math.max(0, maxLines - (lines.length - added.length));
  const moved = getIds(added.slice(0, room));
  const stay = new Set([...moved, ...getIds(conflict)]);
  await deleteLines(
    tx,
    getIds(guestLines).filter((id) => !stay.has(id)),
  );
  await moveLines(tx, moved, cartId);
  const dropped = added.slice(room);
  for (const { id, quantity, priceSeen } of lines.filter((line) => !dropped.includes(line)))
    await setAmount(tx, id, { quantity: Math.min(quantity, maxQuantity), priceSeen });
  return dropped.map(({ id, item, quantity }) => ({ id, itemId: item.id, wanted: quantity, quantity: 0 }));
}

/** Locks carts of guests; the customer's is locked before. */
async function lockGuestCarts(tx: Queries, guestIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(guestIds)].sort()) await lockCart(tx, toGuestOwner(id));
}

/** Moves an offer that the customer has not decided about to the waiting carts of the account, one for each store. */
async function keepOffered(tx: Queries, customer: Owner, known: MergeRow, moment: Moment): Promise<void> {
  const offered = await getOffered(tx, known, moment);
  await lockLists(tx, customer);
  for (const storeId of new Set(offered.map(({ row }) => row.store_id))) {
    const entries = offered.filter(({ row }) => row.store_id === storeId);
    await keepCart(tx, customer, entries, await getLists(tx, customer, moment));
  }
}

/** Adds to a report that the customer has not seen yet; the last offered cart is the one to choose. */
const remember = (
  tx: Queries,
  customerId: number,
  guestId: string,
  { cut, conflict }: Pick<MergedCart, 'cut' | 'conflict'>,
) =>
  tx.query(
    `INSERT INTO cart_merges AS known (customer_id, guest_id, cut, offered)
     VALUES ($1, $2, $3::jsonb, $4::int[])
     ON CONFLICT (customer_id) DO UPDATE SET cut = known.cut || excluded.cut,
       guest_id = CASE WHEN excluded.offered = '{}' THEN known.guest_id ELSE excluded.guest_id END,
       offered = CASE WHEN excluded.offered = '{}' THEN known.offered ELSE excluded.offered END`,
    [
      customerId,
      guestId,
      json(cut.map(({ itemId, wanted, quantity }) => ({ item_id: itemId, wanted, quantity }))),
      getIds(conflict),
    ],
  );

/**
 * Merges a guest's cart into the account's on sign-in, and stores what was reduced and what the customer must decide.
 * Lines of another store stay in the guest's cart; signing in again adds nothing twice. Where they replace an offer of
 * another guest's cart, that one waits among the saved carts. D-17, X-25.
 */
export async function adoptGuestCart(
  tx: Queries,
  guestId: string,
  customerId: number,
  moment: Moment,
): Promise<void> {
  const customer = toCustomerOwner(customerId);
  const cartId = await lockCart(tx, customer);
  const known = await toRow(tx, customerId);
  const earlier = known && known.offered.length > 0 && known.guest_id !== guestId ? known : null;
  await lockGuestCarts(tx, earlier ? [guestId, earlier.guest_id] : [guestId]);
  const guestLines = await getLines(tx, toGuestOwner(guestId), moment);
  if (guestLines.length === 0) return;
  const merged = mergeCarts(await getLines(tx, customer, moment), guestLines);
  const dropped = await saveMerge(tx, cartId, guestLines, merged);
  // A line that was dropped is not also reported as reduced.
  const reduced = merged.cut.filter(({ id }) => !dropped.some((line) => line.id === id));
  const report = { conflict: merged.conflict, cut: [...reduced, ...dropped] };
  if (earlier && merged.conflict.length > 0) await keepOffered(tx, customer, earlier, moment);
  if (report.cut.length + report.conflict.length > 0) await remember(tx, customerId, guestId, report);
}

export interface OpenMerge {
  cut: (MergeRow['cut'][number] & { row: ItemRow })[];
  offered: CartEntry[];
}

/** The result of a merge that the customer has not settled; empty without one. D-17. */
export async function openMerge(queries: Queries, customerId: number, moment: Moment): Promise<OpenMerge> {
  const known = await toRow(queries, customerId);
  if (!known) return { cut: [], offered: [] };
  const rows = await itemsById(queries, [...new Set(known.cut.map((line) => line.item_id))]);
  return {
    cut: known.cut.flatMap((line) => {
      const row = rows.find(({ id }) => id === line.item_id);
      return row ? [{ ...line, row }] : [];
    }),
    offered: await getOffered(queries, known, moment),
  };
}

/** Drops offered lines. Their link ends with them, unless the customer has a cart of the same store now. X-26. */
async function refuseOffered(
  tx: Queries,
  customer: Owner,
  offered: readonly CartLine[],
  account: readonly CartLine[],
): Promise<void> {
  await deleteLines(tx, getIds(offered));
  const kept = new Set(account.map(({ item }) => item.storeId));
  for (const storeId of new Set(offered.map(({ item }) => item.storeId)))
    if (!kept.has(storeId)) await endSharing(tx, customer, storeId);
}

/** Settles a merge: the offered lines are dropped, or replace the account's of the same module. D-17. */
export function settleMerge(shop: Shop, customerId: number, choice: string, moment: Moment): Promise<void> {
  const customer = toCustomerOwner(customerId);
  return shop.database.transaction(async (tx) => {
    const cartId = await lockCart(tx, customer); // another tab may have been faster
    const known = await toRow(tx, customerId);
    if (!known) return;
    await lockGuestCarts(tx, [known.guest_id]);
    const offered = (await getOffered(tx, known, moment)).map(({ line }) => line);
    await tx.query('DELETE FROM cart_merges WHERE customer_id = $1', [customerId]);
    const account = await getLines(tx, customer, moment);
    if (choice === 'guest') {
      const replaced = account.filter(({ item }) => isOtherStore(offered, item));
      await deleteLines(tx, getIds(replaced));
      const rest = account.filter((line) => !replaced.includes(line));
      const cut = await saveMerge(tx, cartId, offered, mergeCarts(rest, offered));
      if (cut.length > 0) await remember(tx, customerId, known.guest_id, { cut, conflict: [] });
    } else await refuseOffered(tx, customer, offered, account);
  });
}
