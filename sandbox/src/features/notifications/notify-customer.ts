import type { OrderStatus } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Movement } from '../wallet/wallet';

/** Who has made it happen; of their own deeds nobody is told twice: it is in the list, and read. */
export type Doer = 'shop' | 'customer';

/** Writes down that an order has come to a status, for the customer whose it is; guests have no list. X-09. */
export const notifyOfOrder = (
  tx: Queries,
  orderId: number,
  status: OrderStatus,
  by: Doer,
  now: Date,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO notifications (customer_id, kind, order_id, status, created_at, read_at)
     SELECT customers.id, 'order_status', orders.id, $2, $3, $4
     FROM orders JOIN customers ON customers.id = CASE WHEN owner_kind = 'customer' THEN owner_id::int END
     WHERE orders.id = $1`,
    [orderId, status, now, by === 'customer' ? now : null],
  );

/** Comes to customers without their doing. */
const gifts: readonly Movement['kind'][] = ['order_refund', 'trip_refund', 'referrer', 'CashBack'];

/** Writes down that money has come into a wallet; what goes out is the customer's own doing and needs no words. */
export async function notifyOfMovement(
  tx: Queries,
  customerId: number,
  { kind, amount, reference }: Movement,
  now: Date,
): Promise<void> {
  if (amount <= 0) return;
  const orderId = kind === 'order_refund' && /^\d+$/.test(reference) ? Number(reference) : null;
  await tx.query(
    `INSERT INTO notifications (customer_id, kind, order_id, amount, created_at, read_at)
     VALUES ($1, $2, (SELECT id FROM orders WHERE id = $3), $4, $5, $6)`,
    [customerId, kind, orderId, amount, now, gifts.includes(kind) ? null : now],
  );
}
