import { randomBytes } from 'node:crypto';
import type { AddToSharedCartBody } from '@shop/contract';
import { isSameLine, mergeCarts } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { saveMerge } from '../cart/cart-merge';
import { getEntries, lockCart, type CartEntry } from '../cart/cart-store';
import { getSharedCart, type SharedCart } from './share-store';

/** Hours for which a link works. */
const lifetime = 24;
/** The largest number of names on one line. */
const mostNames = 10;

type Moment = Pick<View, 'now' | 'timeZone' | 'uncountedStock'>;

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

/** Both carts, in an order that two people who add to each other's cart share. */
async function lockBoth(tx: Queries, one: Owner, other: Owner): Promise<number> {
  const owners = [one, other].sort((a, b) => `${a.kind} ${a.id}`.localeCompare(`${b.kind} ${b.id}`));
  const ids = new Map<Owner, number>();
  for (const owner of owners) ids.set(owner, await lockCart(tx, owner));
  return ids.get(one) ?? 0;
}

/** Writes the name on every line of the cart that has something of the added ones. */
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

/**
 * Moves the caller's lines of the store into the shared cart, under the caller's name. Quantities are cut to limits and
 * stock, as when carts are merged. X-26, D-17.
 */
export function addToSharedCart(
  shop: Shop,
  caller: Owner,
  { token, name }: AddToSharedCartBody,
  moment: Moment,
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const { owner } = await getSharedCart(tx, token, moment);
    if (isSameOwner(owner, caller)) throw invalid('own_cart', 'sharedCartOwn');
    const cartId = await lockBoth(tx, owner, caller);
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
    await signLines(tx, shared, own, name, moment);
  });
}
