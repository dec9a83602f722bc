import type { Minor } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import { notifyOfMovement } from '../notifications/notify-customer';

export type MovementKind =
  | 'order_place'
  | 'order_refund'
  | 'trip_booking'
  | 'trip_refund'
  | 'add_fund'
  | 'loyalty_point'
  | 'referrer'
  | 'CashBack';

export interface Movement {
  kind: MovementKind;
  /** Minor units; positive: credit, negative: debit. */
  amount: Minor;
  /** The bonus within a positive amount. */
  bonus?: Minor;
  /** The order's or trip's number, the payment's id. */
  reference: string;
}

/** The wallet's balance; its row stays locked until the transaction ends. Null for an unknown customer. */
export async function lockWallet(tx: Queries, customerId: number): Promise<Minor | null> {
  const found = await one<{ wallet_balance: number }>(
    tx,
    'SELECT wallet_balance FROM customers WHERE id = $1 FOR NO KEY UPDATE',
    [customerId],
  );
  return found?.wallet_balance ?? null;
}

/** Changes the balance and records it. Returns the new balance; null, without a change, where it would fall below 0. */
export async function moveMoney(
  tx: Queries,
  customerId: number,
  movement: Movement,
  now: Date,
): Promise<Minor | null> {
  const { kind, amount, bonus = 0, reference } = movement;
  const moved = await one<{ wallet_balance: number }>(
    tx,
    `UPDATE customers SET wallet_balance = wallet_balance + $2
     WHERE id = $1 AND wallet_balance + $2 >= 0 RETURNING wallet_balance`,
    [customerId, amount],
  );
  if (!moved) return null;
  await tx.query(
    `INSERT INTO wallet_transactions (customer_id, kind, credit, debit, bonus, balance, reference, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      customerId,
      kind,
      Math.max(0, amount),
      Math.max(0, -amount),
      bonus,
      moved.wallet_balance,
      reference,
      now,
    ],
  );
  await notifyOfMovement(tx, customerId, movement, now);
  return moved.wallet_balance;
}
