import type { OrderStatus } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';

/**
 * The customer's delivered order, which may be reviewed. Locked, so that concurrent reviews run one after the other.
 * D-24, F-46.
 */
export async function lockReviewable(
  tx: Queries,
  { kind, id: ownerId }: Owner,
  orderId: number,
): Promise<{ id: number; store_id: number; courier_id: number | null }> {
  const order = await one<{ id: number; status: OrderStatus; store_id: number; courier_id: number | null }>(
    tx,
    `SELECT id, status, store_id, courier_id FROM orders
     WHERE id = $1 AND owner_kind = $2 AND owner_id = $3 FOR UPDATE`,
    [orderId, kind, ownerId],
  );
  if (!order) throw notFound();
  if (order.status !== 'delivered') throw conflict('not_delivered', 'reviewEarly');
  return order;
}
