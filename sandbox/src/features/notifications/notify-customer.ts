import type { OrderStatus } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Movement } from '../wallet/wallet';

/** Who caused the change; the customer's own actions are in the list as read, and not pushed. */
export type Actor = 'shop' | 'customer';

/** Records a new status of an order for its customer; guests have no notifications. X-09. */
export const notifyOfOrder = (
  tx: Queries,
  orderId: number,
  status: OrderStatus,
  by: Actor,
  now: Date,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO notifications (customer_id, kind, order_id, status, created_at, read_at)
     SELECT customers.id, 'order_status', orders.id, $2, $3, $4
     FROM orders JOIN customers ON customers.id = CASE WHEN owner_kind = 'customer' THEN owner_id::int END
     WHERE orders.id = $1`,
    [orderId, status, now, by === 'customer' ? now : null],
  );

/** Credits that customers did not cause themselves. */
const gifts: readonly Movement['kind'][] = ['order_refund', 'trip_refund', 'referrer', 'CashBack'];

/** Records a credit to a wallet; debits are the customer's own actions and need no notification. */
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
