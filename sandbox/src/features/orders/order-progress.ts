import type { OrderStatus } from '@shop/domain';
import type { Database, Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';
import { assignCourier } from '../couriers/couriers';
import { earnFromOrder, takePointsBack } from '../loyalty/order-points';
import { notifyOfOrder, type Actor } from '../notifications/notify-customer';
import { noteForPush } from '../push/push-news';
import { returnOrder, lockOrder, refund, type OrderState } from './order-return';
import { announcePreparation } from './preparation';

const course: OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];

/** Statuses that a type of order does not have: take-away has no courier, and nobody prepares a parcel. D-24, X-31. */
const skipped: Record<OrderState['order_type'], readonly OrderStatus[]> = {
  delivery: [],
  take_away: ['picked_up'],
  parcel: ['processing', 'handover'],
};

function nextStatus(status: OrderStatus, type: OrderState['order_type']): OrderStatus | null {
  const steps = course.filter((step) => !skipped[type].includes(step));
  const index = steps.indexOf(status);
  return index < 0 ? null : (steps[index + 1] ?? null);
}

/** Statuses of running orders (D-24). */
export const runningStatuses: readonly OrderStatus[] = course.slice(0, -1);

async function moveTo(
  tx: Queries,
  id: number,
  status: OrderStatus,
  now: Date,
  by: Actor = 'shop',
): Promise<void> {
  await tx.query(
    `UPDATE orders SET status = $2, payment_status = CASE WHEN $2 = 'delivered' THEN 'paid' ELSE payment_status END
     WHERE id = $1`,
    [id, status],
  );
  await tx.query(
    'INSERT INTO order_history (order_id, status, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [id, status, now],
  );
  if (status === 'processing') await announcePreparation(tx, id);
  if (status === 'confirmed' || status === 'handover' || status === 'picked_up') await assignCourier(tx, id);
  await notifyOfOrder(tx, id, status, by, now);
  await noteForPush(tx, id, status);
}

/** Whether it waits for a gateway's payment; until then its status does not change. */
const isUnpaid = ({ payment_method: method, payment_status: paid }: OrderState): boolean =>
  method === 'digital_payment' && paid !== 'paid';

async function step(tx: Queries, order: OrderState, now: Date): Promise<OrderStatus> {
  const next = isUnpaid(order) ? null : nextStatus(order.status, order.order_type);
  if (next) await moveTo(tx, order.id, next, now);
  if (next === 'delivered') await earnFromOrder(tx, order, now);
  return next ?? order.status;
}

async function locked(tx: Queries, id: number): Promise<OrderState> {
  const order = await lockOrder(tx, id);
  if (!order) throw notFound();
  return order;
}

/** Advances one status; returns the new status, or the old one at the end or while unpaid. */
export const advanceOrder = (database: Database, id: number, now: Date): Promise<OrderStatus> =>
  database.transaction(async (tx) => step(tx, await locked(tx, id), now));

/** Advances every order whose last status is older than `pause` milliseconds and whose scheduled time has come. */
export async function advanceDue(database: Database, now: Date, pause: number): Promise<number> {
  const due = await database.query<{ id: number }>(
    `SELECT id FROM orders WHERE status = ANY($1::text[])
       AND NOT (payment_method = 'digital_payment' AND payment_status <> 'paid')
       AND (scheduled_at IS NULL OR scheduled_at <= $3)
       AND (SELECT max(at) FROM order_history WHERE order_id = orders.id) < $2 ORDER BY id LIMIT 200`,
    [[...runningStatuses], new Date(now.getTime() - pause), now],
  );
  for (const { id } of due) await advanceOrder(database, id, now);
  return due.length;
}

async function end(
  tx: Queries,
  order: OrderState,
  status: 'canceled' | 'failed',
  now: Date,
  by: Actor = 'shop',
): Promise<OrderStatus> {
  await moveTo(tx, order.id, status, now, by);
  if (status === 'canceled')
    await tx.query('UPDATE orders SET canceled_by_store = $2 WHERE id = $1', [order.id, by === 'shop']);
  await returnOrder(tx, order, status === 'failed' ? 'expired' : 'canceled', now);
  return status;
}

/** Fails orders without their digital payment after so many minutes, and releases what they hold. */
export async function failUnpaid(database: Database, now: Date, minutes: number): Promise<number> {
  const late = await database.query<{ id: number }>(
    `SELECT id FROM orders WHERE status = 'pending' AND payment_method = 'digital_payment'
       AND payment_status <> 'paid' AND created_at < $1 ORDER BY id LIMIT 200`,
    [new Date(now.getTime() - minutes * 60_000)],
  );
  for (const { id } of late)
    await database.transaction(async (tx) => {
      const order = await locked(tx, id);
      // it may have been paid or canceled in between
      if (order.status === 'pending' && isUnpaid(order)) await end(tx, order, 'failed', now);
    });
  return late.length;
}

/** Cancels the owner's order while it is pending, and releases what it holds (D-24). */
export function cancelOwn(
  database: Database,
  owner: Owner,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const order = await locked(tx, id);
    if (order.owner_kind !== owner.kind || order.owner_id !== owner.id) throw notFound();
    if (order.status !== 'pending') throw conflict('not_cancelable', 'orderNotCancelable');
    await tx.query('UPDATE orders SET cancel_reason = $2 WHERE id = $1', [id, reason]);
    await end(tx, order, 'canceled', now, 'customer');
  });
}

/**
 * Changes the status like the store: forward to a later status, or to an end that releases what the order holds.
 * Returns the new status; an unpaid order, or one past that status, does not change.
 */
export function moveOrder(database: Database, id: number, to: OrderStatus, now: Date): Promise<OrderStatus> {
  return database.transaction(async (tx) => {
    let order = await locked(tx, id);
    const isRunning = runningStatuses.includes(order.status);
    if (to === 'canceled' || to === 'failed') return isRunning ? end(tx, order, to, now) : order.status;
    if (to === 'refunded') {
      if (order.status !== 'delivered') return order.status;
      await moveTo(tx, id, to, now);
      await refund(tx, order, now);
      await takePointsBack(tx, order, now);
      return to;
    }
    while (course.indexOf(order.status) < course.indexOf(to)) {
      const status = await step(tx, order, now);
      if (status === order.status) break;
      order = { ...order, status };
    }
    return order.status;
  });
}
