import { randomBytes } from 'node:crypto';
import type { AddToSharedCartBody } from '@shop/contract';
import { isSameLine, mergeCarts, type CartLine } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { toStoredChoice } from '../cart/cart-choice';
import { saveMerge } from '../cart/cart-merge';
import { getEntries, insertLine, lockCart, type CartEntry } from '../cart/cart-store';
import type { ItemRow } from '../catalog/item-row';
import { getSharedCart, type SharedCart } from './share-store';

/** Hours for which a link works. */
const lifetime = 24;
/** The largest number of names on one line. */
const mostNames = 10;

type Moment = Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;

/** How many of an item a shared cart has not taken. */
interface LeftOver {
  row: ItemRow;
  quantity: number;
}

/** The lines of the shared cart's store. */
export async function getSharedEntries(
  queries: Queries,
  { owner, storeId }: SharedCart,
  moment: Moment,
): Promise<CartEntry[]> {
  const entries = await getEntries(queries, owner, null, moment);
  return entries.filter(({ row }) => row.store_id === storeId);
}

/** Makes a link to one's cart of a store; the same again while it works. 404: nothing of the store is in the cart. X-26. */
export function shareCart(shop: Shop, owner: Owner, storeId: number, moment: Moment): Promise<void> {
  return shop.database.transaction(async (tx) => {
    await lockCart(tx, owner);
    const entries = await getEntries(tx, owner, null, moment);
    if (!entries.some(({ row }) => row.store_id === storeId)) throw notFound();
    const expires = new Date(moment.now.getTime() + lifetime * 3_600_000);
    await tx.query(
      `INSERT INTO shared_carts AS known (token, owner_kind, owner_id, store_id, expires_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (owner_kind, owner_id, store_id) DO UPDATE SET
         token = CASE WHEN known.expires_at > $6 THEN known.token ELSE excluded.token END,
         expires_at = excluded.expires_at`,
      [randomBytes(18).toString('base64url'), owner.kind, owner.id, storeId, expires, moment.now],
    );
  });
}

const isSameOwner = (one: Owner, other: Owner) => one.kind === other.kind && one.id === other.id;

/** Locks both carts, in an order that two people who add to each other's cart share; returns the carts' ids. */
async function lockBoth(tx: Queries, one: Owner, other: Owner): Promise<[number, number]> {
  const owners = [one, other].sort((a, b) => `${a.kind} ${a.id}`.localeCompare(`${b.kind} ${b.id}`));
  const ids = new Map<Owner, number>();
  for (const owner of owners) ids.set(owner, await lockCart(tx, owner));
  return [ids.get(one) ?? 0, ids.get(other) ?? 0];
}

/** Writes the name on those lines of the cart that have something of the added ones. */
async function signLines(
  tx: Queries,
  { owner }: SharedCart,
  added: readonly CartEntry[],
  name: string,
  moment: Moment,
): Promise<void> {
  for (const { line } of await getEntries(tx, owner, null, moment)) {
    const { addedBy = [] } = line;
    if (!added.some((entry) => isSameLine(line, entry.line.item.id, entry.line))) continue;
    if (addedBy.includes(name) || addedBy.length >= mostNames) continue;
    await tx.query('UPDATE cart_lines SET added_by = array_append(added_by, $2) WHERE id = $1', [
      line.id,
      name,
    ]);
  }
}

const countEqual = (cart: readonly CartLine[], line: CartLine) =>
  cart.find((other) => isSameLine(other, line.item.id, line))?.quantity ?? 0;

/** A line that was moved into a cart, with how many of it the cart has taken. */
interface Moved extends CartEntry {
  taken: number;
}

/** Puts back into the caller's cart what the shared one has not taken. */
async function putBack(tx: Queries, cartId: number, moved: readonly Moved[]): Promise<LeftOver[]> {
  const left = moved.filter(({ line, taken }) => taken < line.quantity);
  for (const { line, taken } of left)
    await insertLine(tx, cartId, {
      itemId: line.item.id,
      choice: toStoredChoice(line),
      quantity: line.quantity - taken,
      priceSeen: line.priceSeen,
      ifSoldOut: line.ifSoldOut ?? null,
    });
  return left.map(({ row, line, taken }) => ({ row, quantity: line.quantity - taken }));
}

/**
 * Moves the caller's lines of the store into the shared cart, under the caller's name. Quantities are cut to limits and
 * stock, as when carts are merged; what is cut stays in the caller's cart, and is returned. X-26, D-17.
 */
export function addToSharedCart(
  shop: Shop,
  caller: Owner,
  { token, name }: AddToSharedCartBody,
  moment: Moment,
): Promise<LeftOver[]> {
  return shop.database.transaction(async (tx) => {
    const { owner } = await getSharedCart(tx, token, moment);
    if (isSameOwner(owner, caller)) throw invalid('own_cart', 'sharedCartOwn');
    const [cartId, callersId] = await lockBoth(tx, owner, caller);
    // Meanwhile the order may have been placed, or its owner may have signed in.
    const shared = await getSharedCart(tx, token, moment);
    if (!isSameOwner(shared.owner, owner)) throw notFound('sharedCartEnded');
    const current = (await getEntries(tx, owner, null, moment)).map(({ line }) => line);
    const own = (await getEntries(tx, caller, null, moment)).filter(
      ({ row }) => row.store_id === shared.storeId,
    );
    if (own.length === 0) throw invalid('empty', 'sharedCartNothing');
    const added = own.map(({ line }) => line);
    const merged = mergeCarts(current, added);
    if (merged.conflict.length > 0) throw conflict('other_store', 'sharedCartMoved');
    const dropped = await saveMerge(tx, cartId, added, merged);
    if (dropped.length > 0) throw conflict('cart_full', 'cartFull');
    const moved = own.map((entry) => ({
      ...entry,
      taken: countEqual(merged.lines, entry.line) - countEqual(current, entry.line),
    }));
    await signLines(
      tx,
      shared,
      moved.filter(({ taken }) => taken > 0),
      name,
      moment,
    );
    return putBack(tx, callersId, moved);
  });
}
