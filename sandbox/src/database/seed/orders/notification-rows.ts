import type { Row } from '../insert-rows';

/** Days for which a seeded customer still has the notifications. */
const daysKept = 45;

interface Past {
  orders: readonly Row[];
  history: readonly Row[];
}

/** What the shop told of the latest orders, oldest first. All of it has been read but the last word on the latest. */
export function notificationRows(now: Date, { orders, history }: Past): Row[] {
  const since = now.getTime() - daysKept * 86_400_000;
  const customerOf = new Map(orders.map(({ id, owner_id: owner }) => [id, Number(owner)]));
  const told = history
    .filter(({ status, at }) => status !== 'pending' && new Date(String(at)).getTime() > since)
    .sort((one, other) => String(one.at).localeCompare(String(other.at)));
  return told.map(({ order_id: orderId, status, at }, index) => ({
    id: index + 1,
    customer_id: customerOf.get(orderId),
    kind: 'order_status',
    order_id: orderId,
    status,
    created_at: at,
    read_at: index === told.length - 1 ? null : at,
  }));
}
