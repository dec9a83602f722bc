import type { OrderType } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import { runningStatuses } from '../orders/order-progress';
import type { Paging } from '../catalog/paging';

export interface NotificationRow {
  id: number;
  customer_id: number;
  kind: string;
  order_id: number | null;
  status: string;
  amount: number;
  created_at: Date;
  read_at: Date | null;
  /** Id of the order; null without one. */
  order_type: OrderType | 'parcel' | null;
  store_name: Texts | null;
}

const rows = `SELECT notifications.*, orders.order_type, stores.name_i18n AS store_name
  FROM notifications LEFT JOIN orders ON orders.id = order_id LEFT JOIN stores ON stores.id = orders.store_id`;

/** A page of a customer's notifications, newest first, with the total, the number of unread ones, and of running orders. */
export async function getNotifications(queries: Queries, customerId: number, { limit, page }: Paging) {
  const counts = await one<{ total: number; unread: number; running: number }>(
    queries,
    `SELECT count(*) AS total, count(*) FILTER (WHERE read_at IS NULL) AS unread,
       (SELECT count(*) FROM orders WHERE owner_kind = 'customer' AND owner_id = $2 AND status = ANY($3::text[]))
         AS running
     FROM notifications WHERE customer_id = $1`,
    [customerId, String(customerId), [...runningStatuses]],
  );
  const found = await queries.query<NotificationRow>(
    `${rows} WHERE customer_id = $1 ORDER BY notifications.id DESC LIMIT $2 OFFSET $3`,
    [customerId, limit, (page - 1) * limit],
  );
  return { ...(counts ?? { total: 0, unread: 0, running: 0 }), rows: found };
}

/** Marks one or all as read. False where it is not the customer's. */
export async function markRead(
  queries: Queries,
  customerId: number,
  id: number | null,
  now: Date,
): Promise<boolean> {
  const touched = await queries.query(
    `UPDATE notifications SET read_at = coalesce(read_at, $3)
     WHERE customer_id = $1 AND ($2::int IS NULL OR id = $2) RETURNING id`,
    [customerId, id, now],
  );
  return id === null || touched.length > 0;
}

/** Whether a customer wants notifications about orders. */
export const wantsOrderNotifications = async (queries: Queries, customerId: number): Promise<boolean> =>
  (
    await one<{ tells_orders: boolean }>(queries, 'SELECT tells_orders FROM customers WHERE id = $1', [
      customerId,
    ])
  )?.tells_orders ?? false;

export const setOrderNotifications = (
  queries: Queries,
  customerId: number,
  isOn: boolean,
): Promise<unknown> =>
  queries.query('UPDATE customers SET tells_orders = $2 WHERE id = $1', [customerId, isOn]);
