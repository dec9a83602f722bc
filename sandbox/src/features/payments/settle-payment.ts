import { one, type Database, type Queries } from '../../database/database';
import { moveMoney } from '../wallet/wallet';
import { paidTables, paymentById, getPaidThing, type PaymentRow } from './payment-store';

/** Actions on a gateway's page, and the resulting state of the payment. */
const outcomes = { pay: 'paid', decline: 'failed', cancel: 'canceled' } as const;
export type PaymentAction = keyof typeof outcomes;

async function credit(tx: Queries, payment: PaymentRow, now: Date): Promise<void> {
  const thing = getPaidThing(payment);
  if (thing) {
    await tx.query(`UPDATE ${paidTables[thing.kind]} SET payment_status = 'paid' WHERE id = $1`, [thing.id]);
    return;
  }
  const { amount, bonus, id: reference } = payment;
  const movement = { kind: 'add_fund', amount: amount + bonus, bonus, reference } as const;
  await moveMoney(tx, Number(payment.owner_id), movement, now);
}

/**
 * Settles an open payment once: repeated, replayed or concurrent requests change nothing (F-29). Returns its state;
 * null for an unknown payment.
 */
export function settlePayment(
  database: Database,
  id: string,
  action: PaymentAction,
  now: Date,
): Promise<PaymentRow | null> {
  return database.transaction(async (tx) => {
    const known = await paymentById(tx, id);
    if (!known) return null;
    // locks orders and trips before their payments, in the same order as when they end
    const thing = getPaidThing(known);
    if (thing)
      await tx.query(`SELECT id FROM ${paidTables[thing.kind]} WHERE id = $1 FOR UPDATE`, [thing.id]);
    const payment = await one<PaymentRow>(tx, 'SELECT * FROM payments WHERE id = $1 FOR UPDATE', [id]);
    if (payment?.status !== 'pending') return payment;
    const status = outcomes[action];
    await tx.query('UPDATE payments SET status = $2, settled_at = $3 WHERE id = $1', [id, status, now]);
    if (status === 'paid') await credit(tx, payment, now);
    return { ...payment, status };
  });
}

/** Closes unpaid payments for wallets after so many minutes; an order's payments close with the order. */
export const expireFunds = (queries: Queries, now: Date, minutes: number) =>
  queries.query(
    `UPDATE payments SET status = 'expired', settled_at = $1
     WHERE status = 'pending' AND purpose = 'add_fund' AND created_at < $2`,
    [now, new Date(now.getTime() - minutes * 60_000)],
  );
