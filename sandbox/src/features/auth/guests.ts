import { randomUUID } from 'node:crypto';
import { one, type Database, type Queries } from '../../database/database';

/** Days without a change after which a guest who has ordered nothing is forgotten. */
const daysKept = 180;
/** The most that are deleted at once. */
const atOnce = 1_000;

/** A guest's id is the only key to their cart and orders, so it must not be guessable. */
export async function createGuest(queries: Queries): Promise<string> {
  const id = randomUUID();
  await queries.query('INSERT INTO guests (id) VALUES ($1)', [id]);
  return id;
}

export async function isGuest(queries: Queries, id: string): Promise<boolean> {
  return (await one(queries, 'SELECT 1 FROM guests WHERE id = $1', [id])) !== null;
}

const changing = ['carts', 'rental_carts', 'saved_lists'] as const;
const bought = ['orders', 'trips', 'payments', 'prescriptions', 'coupon_uses'] as const;
/** Deleted with their guest. */
const belongings = [...changing, 'shared_carts', 'idempotency_keys'] as const;

const has = (table: string, when = '') =>
  `EXISTS (SELECT 1 FROM ${table} WHERE owner_kind = 'guest' AND owner_id = guests.id ${when})`;

/**
 * Deletes guests who have neither bought nor changed anything for half a year, with their carts and lists; a browser
 * that comes back gets a new id. A cart that a customer has still to decide about stays (D-17).
 */
export function dropUnusedGuests(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 86_400_000);
  return database.transaction(async (tx) => {
    const rows = await tx.query<{ id: string }>(
      `SELECT id FROM guests WHERE created_at < $1
         AND NOT (${[...changing.map((table) => has(table, 'AND updated_at >= $1')), ...bought.map((table) => has(table))].join(' OR ')})
         AND NOT EXISTS (SELECT 1 FROM cart_merges WHERE guest_id = guests.id AND offered <> '{}')
         AND NOT EXISTS (SELECT 1 FROM rental_cart_merges WHERE guest_id = guests.id)
       ORDER BY created_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
      [before],
    );
    const ids = rows.map(({ id }) => id);
    for (const table of belongings)
      await tx.query(`DELETE FROM ${table} WHERE owner_kind = 'guest' AND owner_id = ANY($1::text[])`, [ids]);
    await tx.query('DELETE FROM guests WHERE id = ANY($1::text[])', [ids]);
  });
}
