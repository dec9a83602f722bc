import type { Address } from '@shop/domain';
import { json, one, type Database, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { Refusal, type ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { forgetAttempts } from '../auth/attempts';
import { toAttemptsKey } from '../auth/codes';
import { customerById } from '../auth/customers';
import { lockCart } from '../cart/cart-store';
import { runningStatuses } from '../orders/order-progress';
import { lockRentalCart } from '../rental-cart/cart-store';
import { runningTrips } from '../trips/trip-progress';
import { lockWallet } from '../wallet/wallet';

/** The owner of orders of deleted accounts: the same for all, so that orders of one person cannot be linked. */
const nobody = '0';

/** What stays of both ends of a parcel: its order must have them. */
const emptyAddress = {
  type: 'other',
  address: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  house: '',
  floor: '',
  road: '',
  note: '',
  latitude: 0,
  longitude: 0,
} satisfies Omit<Address, 'id' | 'zoneIds'>;

/** Backends of this family refuse with a status of success (F-27). */
const refusedStatus = 203;

async function count(
  tx: Queries,
  table: 'orders' | 'trips',
  { kind, id }: Owner,
  statuses: readonly string[],
): Promise<number> {
  const found = await one<{ count: number }>(
    tx,
    `SELECT count(*) AS count FROM ${table} WHERE owner_kind = $1 AND owner_id = $2 AND status = ANY($3::text[])`,
    [kind, id, [...statuses]],
  );
  return found?.count ?? 0;
}

/** All reasons why the account cannot be deleted (D-27). */
async function obstacles(tx: Queries, owner: Owner, view: View): Promise<ErrorEntry[]> {
  const orders = await count(tx, 'orders', owner, runningStatuses);
  const trips = await count(tx, 'trips', owner, runningTrips);
  const balance = (await lockWallet(tx, Number(owner.id))) ?? 0;
  return [
    ...(orders > 0
      ? [{ code: 'running_orders', text: 'removeRunning', values: { count: orders } } as const]
      : []),
    ...(trips > 0
      ? [{ code: 'running_trips', text: 'removeRunningTrips', values: { count: trips } } as const]
      : []),
    ...(balance > 0
      ? [{ code: 'wallet_balance', text: 'removeWallet', values: { amount: view.price(balance) } } as const]
      : []),
  ];
}

/** Orders and trips stay for the stores' accounting, without personal data. */
async function loosenOrders(tx: Queries, { kind, id }: Owner): Promise<void> {
  await tx.query(
    `UPDATE order_lines SET added_by = '{}', choice = choice - 'note'
     FROM orders WHERE orders.id = order_id AND owner_kind = $1 AND owner_id = $2`,
    [kind, id],
  );
  await tx.query(
    `UPDATE orders SET owner_id = $3, placed_as_guest = NULL, contact_phone = '', note = '', cancel_reason = '',
       sold_out_note = '', delivery_instruction = '',
       address = CASE WHEN order_type = 'parcel' THEN $4::jsonb END,
       receiver = CASE WHEN order_type = 'parcel' THEN $4::jsonb END
     WHERE owner_kind = $1 AND owner_id = $2`,
    [kind, id, nobody, json(emptyAddress)],
  );
  await tx.query(
    `UPDATE trips SET owner_id = $3, placed_as_guest = NULL, contact_name = '', contact_phone = '', contact_email = '',
       pickup = '{"latitude": 0, "longitude": 0, "address": ""}', destination = NULL, note = '', cancel_reason = ''
     WHERE owner_kind = $1 AND owner_id = $2`,
    [kind, id, nobody],
  );
  for (const columns of ['payments SET owner_id = $3', `coupon_uses SET owner_id = $3, phone = ''`])
    await tx.query(`UPDATE ${columns} WHERE owner_kind = $1 AND owner_id = $2`, [kind, id, nobody]);
}

/** Rows that refer to the customer as an owner or by contact; everything else is deleted with the customer's row. */
async function forget(tx: Queries, owner: Owner): Promise<void> {
  for (const table of [
    'carts',
    'saved_lists',
    'shared_carts',
    'rental_carts',
    'prescriptions',
    'idempotency_keys',
  ])
    await tx.query(`DELETE FROM ${table} WHERE owner_kind = $1 AND owner_id = $2`, [owner.kind, owner.id]);
  const contacts = '(SELECT unnest(ARRAY[email, phone]) FROM customers WHERE id = $1)';
  const byContact = { otps: 'contact', outbox: 'recipient', login_attempts: 'identifier' };
  for (const [table, column] of Object.entries({ ...byContact, newsletter_subscribers: 'email' }))
    await tx.query(`DELETE FROM ${table} WHERE ${column} IN ${contacts}`, [Number(owner.id)]);
  const known = await customerById(tx, Number(owner.id));
  for (const column of ['email', 'phone'] as const)
    await forgetAttempts(tx, toAttemptsKey({ column, value: known?.[column] ?? '' }));
  await tx.query(`DELETE FROM sign_in_proofs WHERE shown ->> 'customer_id' = $1`, [owner.id]);
}

/**
 * Deletes an account in one transaction: the person, every session, and everything stored for them. Orders and reviews
 * stay without a name; e-mail and phone become available again. The carts are locked, so that no order is placed
 * meanwhile. STATE-36, D-27.
 */
export function removeAccount(database: Database, customerId: number, view: View): Promise<void> {
  const owner: Owner = { kind: 'customer', id: String(customerId) };
  return database.transaction(async (tx) => {
    await lockCart(tx, owner);
    await lockRentalCart(tx, owner);
    const errorEntries = await obstacles(tx, owner, view);
    if (errorEntries.length > 0) throw new Refusal(refusedStatus, errorEntries);
    await tx.query(
      `UPDATE payments SET status = 'canceled', settled_at = $3
       WHERE owner_kind = $1 AND owner_id = $2 AND status = 'pending'`,
      [owner.kind, owner.id, view.now],
    );
    await loosenOrders(tx, owner);
    await forget(tx, owner);
    await tx.query('DELETE FROM customers WHERE id = $1', [customerId]);
  });
}
