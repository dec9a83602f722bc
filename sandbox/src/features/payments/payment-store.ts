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
  /** What the shop adds to money for a wallet. */
  bonus: Minor;
  status: PaymentStatus;
  callback: string;
  language: Language;
  created_at: Date;
}

/** What customers pay for. */
export interface PaidThing {
  kind: 'order' | 'trip';
  id: number;
}

export const paidTables = { order: 'orders', trip: 'trips' } as const;

/** What a payment is for; null: money for a wallet. */
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

/** An open payment; answers its id, which nobody guesses. */
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

/** Null as well for what is no id at all, such as a text that the database could not take. */
export const paymentById = async (queries: Queries, id: string): Promise<PaymentRow | null> =>
  isId(id) ? one<PaymentRow>(queries, 'SELECT * FROM payments WHERE id = $1', [id]) : null;

/** Where a payment is spoken of: the phone of what it pays, and the guest who placed that, if a customer has it by now. */
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
 * A payment of one's own, with the phone of its order or trip. The tab that began it as a guest keeps it, whoever has signed in
 * meanwhile: others have no way to its id.
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

/** Closes what of the payments of a thing is still open; its row must be locked. */
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
