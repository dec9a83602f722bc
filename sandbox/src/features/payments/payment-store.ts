import type { Minor, PaymentStatus } from '@shop/domain';
import { randomBytes } from 'node:crypto';
import { one, type Queries } from '../../database/database';
import type { Language } from '../../http/language';
import type { Owner } from '../../http/identity';

export interface PaymentRow {
  id: string;
  owner_kind: Owner['kind'];
  owner_id: string;
  purpose: 'order' | 'add_fund';
  order_id: number | null;
  gateway: string;
  amount: Minor;
  /** What the shop adds to money for a wallet. */
  bonus: Minor;
  status: PaymentStatus;
  callback: string;
  language: Language;
  created_at: Date;
}

export interface NewPayment {
  owner: Owner;
  purpose: PaymentRow['purpose'];
  orderId: number | null;
  gateway: string;
  amount: Minor;
  bonus?: Minor;
  callback: string;
  language: Language;
}

/** An open payment; answers its id, which nobody guesses. */
export async function insertPayment(tx: Queries, payment: NewPayment, now: Date): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  const { owner, purpose, orderId, gateway, amount, bonus = 0, callback, language } = payment;
  await tx.query(
    `INSERT INTO payments (id, owner_kind, owner_id, purpose, order_id, gateway, amount, bonus, callback, language, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, owner.kind, owner.id, purpose, orderId, gateway, amount, bonus, callback, language, now],
  );
  return id;
}

const isId = (text: string): boolean => /^[\w-]{32}$/.test(text);

/** Null as well for what is no id at all, such as a text that the database could not take. */
export const paymentById = async (queries: Queries, id: string): Promise<PaymentRow | null> =>
  isId(id) ? one<PaymentRow>(queries, 'SELECT * FROM payments WHERE id = $1', [id]) : null;

/** Where a payment is spoken of: the phone of its order, and the guest who placed that, if a customer has it by now. */
const orderOfPayment = (queries: Queries, { order_id: id }: PaymentRow) =>
  one<{ contact_phone: string; placed_as_guest: string | null }>(
    queries,
    'SELECT contact_phone, placed_as_guest FROM orders WHERE id = $1',
    [id],
  );

/**
 * A payment of one's own, with the phone of its order. The tab that began it as a guest keeps it, whoever has signed in
 * meanwhile: others have no way to its id.
 */
export async function paymentOf(
  queries: Queries,
  { kind, id: ownerId }: Owner,
  id: string,
): Promise<{ payment: PaymentRow; phone: string } | null> {
  const payment = await paymentById(queries, id);
  if (!payment) return null;
  const order = await orderOfPayment(queries, payment);
  const isOwn = payment.owner_kind === kind && payment.owner_id === ownerId;
  const wasOwn = kind === 'guest' && order?.placed_as_guest === ownerId;
  return isOwn || wasOwn ? { payment, phone: order?.contact_phone ?? '' } : null;
}

/** Closes what of an order's payments is still open; its order's row must be locked. */
export async function closePayments(
  tx: Queries,
  orderId: number,
  status: 'canceled' | 'expired',
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE payments SET status = $2, settled_at = $3 WHERE order_id = $1 AND status = 'pending'`,
    [orderId, status, now],
  );
}
