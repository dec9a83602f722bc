import type { OrderStatus, OrderType } from '@shop/domain';
import { one, type Database, type Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';
import { itemsById } from '../catalog/item-row';
import { countForSales } from '../merchandise/flash-sales';
import { linesOfOrder } from './order-store';
import { takeStock } from './stock';

const course: OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];

/** The status that follows on the way to the customer; nobody picks up what is taken away. D-24. */
export function nextStatus(status: OrderStatus, type: OrderType): OrderStatus | null {
  const way = type === 'take_away' ? course.filter((step) => step !== 'picked_up') : course;
  const index = way.indexOf(status);
  return index < 0 ? null : (way[index + 1] ?? null);
}

/** Orders under way (D-24). */
export const runningStatuses: readonly OrderStatus[] = course.slice(0, -1);

interface OrderState {
  id: number;
  status: OrderStatus;
  order_type: OrderType;
  created_at: Date;
}

async function moveTo(tx: Queries, id: number, status: OrderStatus, now: Date): Promise<void> {
  await tx.query(
    `UPDATE orders SET status = $2, payment_status = CASE WHEN $2 = 'delivered' THEN 'paid' ELSE payment_status END
     WHERE id = $1`,
    [id, status],
  );
  await tx.query(
    'INSERT INTO order_history (order_id, status, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [id, status, now],
  );
}

/** One step onward; answers the new status, or the old one at the end of the way. */
export function advanceOrder(database: Database, id: number, now: Date): Promise<OrderStatus> {
  return database.transaction(async (tx) => {
    const order = await one<OrderState>(
      tx,
      'SELECT id, status, order_type, created_at FROM orders WHERE id = $1 FOR UPDATE',
      [id],
    );
    if (!order) throw notFound();
    const next = nextStatus(order.status, order.order_type);
    if (next) await moveTo(tx, id, next, now);
    return next ?? order.status;
  });
}

/** Moves every order a step onward whose last step is older than `pause` milliseconds. */
export async function advanceDue(database: Database, now: Date, pause: number): Promise<number> {
  const due = await database.query<{ id: number }>(
    `SELECT id FROM orders WHERE status = ANY($1::text[])
       AND (SELECT max(at) FROM order_history WHERE order_id = orders.id) < $2 ORDER BY id LIMIT 200`,
    [[...runningStatuses], new Date(now.getTime() - pause)],
  );
  for (const { id } of due) await advanceOrder(database, id, now);
  return due.length;
}

async function putBack(tx: Queries, { id: orderId, created_at: placedAt }: OrderState): Promise<void> {
  const lines = await linesOfOrder(tx, orderId);
  const ids = [...new Set(lines.map(({ item_id }) => item_id).filter((id) => id !== null))];
  await tx.query('SELECT id FROM items WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE', [ids]);
  for (const item of await itemsById(tx, ids)) {
    const returned = lines
      .filter((line) => line.item_id === item.id)
      .map(({ choice, quantity }) => ({ variation: choice.variation, quantity: -quantity }));
    await takeStock(tx, item, returned);
  }
  const put = lines.flatMap(({ item_id: itemId, quantity }) =>
    itemId === null ? [] : [{ itemId, pieces: -quantity }],
  );
  await countForSales(tx, put, placedAt);
}

/** Cancels an order of one's own while it is pending, and puts its pieces back (D-24). */
export function cancelOwn(
  database: Database,
  owner: Owner,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const order = await one<OrderState>(
      tx,
      'SELECT id, status, order_type, created_at FROM orders WHERE id = $1 AND owner_kind = $2 AND owner_id = $3 FOR UPDATE',
      [id, owner.kind, owner.id],
    );
    if (!order) throw notFound();
    if (order.status !== 'pending') throw conflict('not_cancelable', 'orderNotCancelable');
    await tx.query('UPDATE orders SET cancel_reason = $2 WHERE id = $1', [id, reason]);
    await moveTo(tx, id, 'canceled', now);
    await putBack(tx, order);
  });
}
