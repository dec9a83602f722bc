import type { Row } from '../insert-rows';

/** Days for which a seeded customer still has the notifications. */
const daysShown = 45;

interface Past {
  orders: readonly Row[];
  history: readonly Row[];
}

/** Notifications about the latest orders, oldest first. All are read except the last one of the latest order. */
export function notificationRows(now: Date, { orders, history }: Past): Row[] {
  const since = now.getTime() - daysShown * 86_400_000;
  const customerByOrder = new Map(orders.map(({ id, owner_id: owner }) => [id, Number(owner)]));
  const notified = history
    .filter(({ status, at }) => status !== 'pending' && new Date(String(at)).getTime() > since)
    .sort((one, other) => String(one.at).localeCompare(String(other.at)));
  return notified.map(({ order_id: orderId, status, at }, index) => ({
    id: index + 1,
    customer_id: customerByOrder.get(orderId),
    kind: 'order_status',
    order_id: orderId,
    status,
    created_at: at,
    read_at: index === notified.length - 1 ? null : at,
  }));
}
