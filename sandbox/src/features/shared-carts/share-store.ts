import { one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { notFound } from '../../http/refusal';
import type { View } from '../../shop/shop';

export interface SharedCart {
  token: string;
  owner: Owner;
  storeId: number;
}

interface SharedRow {
  token: string;
  owner_kind: Owner['kind'];
  owner_id: string;
  store_id: number;
}

const toSharedCart = ({
  token,
  owner_kind: kind,
  owner_id: id,
  store_id: storeId,
}: SharedRow): SharedCart => ({
  token,
  owner: { kind, id },
  storeId,
});

/** The shared cart of a link; 404 for an unknown, ended or expired one. */
export async function getSharedCart(
  queries: Queries,
  token: string,
  { now }: Pick<View, 'now'>,
): Promise<SharedCart> {
  const row = await one<SharedRow>(
    queries,
    'SELECT token, owner_kind, owner_id, store_id FROM shared_carts WHERE token = $1 AND expires_at > $2',
    [token, now],
  );
  if (!row) throw notFound('sharedCartEnded');
  return toSharedCart(row);
}

/** The links of one's own carts. */
export async function getOwnShares(
  queries: Queries,
  owner: Owner,
  { now }: Pick<View, 'now'>,
): Promise<SharedCart[]> {
  const rows = await queries.query<SharedRow>(
    `SELECT token, owner_kind, owner_id, store_id FROM shared_carts
     WHERE owner_kind = $1 AND owner_id = $2 AND expires_at > $3 ORDER BY store_id`,
    [owner.kind, owner.id, now],
  );
  return rows.map(toSharedCart);
}

/** Ends one's own link; repeated calls change nothing. */
export const endSharing = (queries: Queries, owner: Owner, storeId: number): Promise<unknown[]> =>
  queries.query('DELETE FROM shared_carts WHERE owner_kind = $1 AND owner_id = $2 AND store_id = $3', [
    owner.kind,
    owner.id,
    storeId,
  ]);

/**
 * A guest's links become the customer's on sign-in, also those to a cart that the customer has still to decide about.
 * Of two links to a cart of one store the newer stays: it is the one that others were sent last. D-17, X-26.
 */
export async function adoptGuestShares(tx: Queries, guestId: string, customerId: number): Promise<void> {
  const params = [guestId, String(customerId)];
  const isTheirs = (share: string) =>
    `(${share}.owner_kind, ${share}.owner_id) IN (('guest', $1), ('customer', $2))`;
  await tx.query(
    `DELETE FROM shared_carts AS older USING shared_carts AS newer
     WHERE older.store_id = newer.store_id AND ${isTheirs('older')} AND ${isTheirs('newer')}
       AND (older.expires_at, older.token) < (newer.expires_at, newer.token)`,
    params,
  );
  await tx.query(
    `UPDATE shared_carts SET owner_kind = 'customer', owner_id = $2 WHERE owner_kind = 'guest' AND owner_id = $1`,
    params,
  );
}

/** Deletes links that have expired. */
export const dropExpiredShares = (queries: Queries, now: Date): Promise<unknown> =>
  queries.query('DELETE FROM shared_carts WHERE expires_at <= $1', [now]);
