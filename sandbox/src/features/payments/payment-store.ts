import type { Minor, PaymentStatus } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { one, type Queries } from '../../database/database';
import type { Language } from '../../http/language';
import type { Owner } from '../../http/identity';

export interface PaymentRow {
  id: string;
  owner_kind: Owner['kind'];
  owner_id: string;
  purpose: 'order' | 'add_fund' | 'trip';
  order_id: number | null;
  trip_id: number | null;
  gateway: string;
  amount: Minor;
  /** The bonus for adding money to the wallet. */
  bonus: Minor;
  status: PaymentStatus;
  callback: string;
  language: Language;
  created_at: Date;
}

/** The kinds of things that customers pay for. */
export interface PaidThing {
  kind: 'order' | 'trip';
  id: number;
}

export const paidTables = { order: 'orders', trip: 'trips' } as const;

/** The order or trip of a payment; null: money for the wallet. */
export function getPaidThing({ order_id: order, trip_id: trip }: PaymentRow): PaidThing | null {
  if (order !== null) return { kind: 'order', id: order };
  return trip === null ? null : { kind: 'trip', id: trip };
}

export interface NewPayment {
  owner: Owner;
  /** Null: money for a wallet. */
  thing: PaidThing | null;
  gateway: string;
  amount: Minor;
  bonus?: Minor;
  callback: string;
  language: Language;
}

/** Opens a payment; returns its id, which cannot be guessed. */
export async function insertPayment(tx: Queries, payment: NewPayment, now: Date): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const { owner, thing, gateway, amount, bonus = 0, callback, language } = payment;
  const getId = (kind: PaidThing['kind']) => (thing?.kind === kind ? thing.id : null);
  await tx.query(
    `INSERT INTO payments (id, owner_kind, owner_id, purpose, order_id, trip_id, gateway, amount, bonus, callback,
       language, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      owner.kind,
      owner.id,
      thing?.kind ?? 'add_fund',
      getId('order'),
      getId('trip'),
      gateway,
      amount,
      bonus,
      callback,
      language,
      now,
    ],
  );
  return id;
}

const isId = (text: string): boolean => /^[\w-]{32}$/.test(text);

/** Null also for an invalid id, such as a text that the database does not accept. */
export const paymentById = async (queries: Queries, id: string): Promise<PaymentRow | null> =>
  isId(id) ? one<PaymentRow>(queries, 'SELECT * FROM payments WHERE id = $1', [id]) : null;

/**
 * Where a payment is accessible: the phone of its order or trip, and the guest who placed it, if a customer has claimed
 * it since.
 */
async function getContact(queries: Queries, payment: PaymentRow) {
  const thing = getPaidThing(payment);
  if (!thing) return null;
  return one<{ contact_phone: string; placed_as_guest: string | null }>(
    queries,
    `SELECT contact_phone, placed_as_guest FROM ${paidTables[thing.kind]} WHERE id = $1`,
    [thing.id],
  );
}

/**
 * The owner's payment, with the phone of its order or trip. The tab that started it as a guest keeps access after
 * signing in: nobody else knows its id.
 */
export async function findPayment(
  queries: Queries,
  { kind, id: ownerId }: Owner,
  id: string,
): Promise<{ payment: PaymentRow; phone: string } | null> {
  const payment = await paymentById(queries, id);
  if (!payment) return null;
  const contact = await getContact(queries, payment);
  const isOwn = payment.owner_kind === kind && payment.owner_id === ownerId;
  const wasOwn = kind === 'guest' && contact?.placed_as_guest === ownerId;
  return isOwn || wasOwn ? { payment, phone: contact?.contact_phone ?? '' } : null;
}

/** Closes the open payments of an order or trip, whose row must be locked. */
export async function closePayments(
  tx: Queries,
  { kind, id }: PaidThing,
  status: 'canceled' | 'expired',
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE payments SET status = $2, settled_at = $3 WHERE ${kind}_id = $1 AND status = 'pending'`,
    [id, status, now],
  );
}
