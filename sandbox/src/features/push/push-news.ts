import type { OrderStatus } from '@shop/domain';
import type { Database, Queries } from '../../database/database';
import type { Language } from '../../http/language';
import type { View } from '../../shop/shop';
import type { NotificationRow } from '../notifications/notification-store';
import { getNotificationTexts } from '../notifications/notification-texts';

/**
 * Queues a new status of an order for its customer's browsers, if there are any and the customer wants notifications;
 * not for the customer's own actions. Part of the transaction of the change.
 */
export const noteForPush = (tx: Queries, orderId: number, status: OrderStatus): Promise<unknown> =>
  tx.query(
    `INSERT INTO push_news (notification_id)
     SELECT notifications.id FROM notifications JOIN customers ON customers.id = customer_id
     WHERE order_id = $1 AND kind = 'order_status' AND status = $2 AND read_at IS NULL AND tells_orders
       AND EXISTS (SELECT 1 FROM push_devices WHERE push_devices.customer_id = customers.id)
     ON CONFLICT DO NOTHING`,
    [orderId, status],
  );

const atOnce = 50;

/** Takes notifications from the queue before sending, so that none is sent twice. */
export const takeNews = (database: Database): Promise<NotificationRow[]> =>
  database.query<NotificationRow>(
    `WITH taken AS (
       DELETE FROM push_news WHERE notification_id IN
         (SELECT notification_id FROM push_news ORDER BY notification_id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
       RETURNING notification_id)
     SELECT notifications.*, orders.order_type, stores.name_i18n AS store_name
     FROM taken JOIN notifications ON notifications.id = notification_id
       JOIN orders ON orders.id = order_id LEFT JOIN stores ON stores.id = orders.store_id
     ORDER BY notifications.id`,
  );

/** A notification as a browser shows it; `link` is an address of the shop. */
export interface PushMessage {
  title: string;
  body: string;
  link: string;
  /** A later notification replaces an earlier one with the same tag. */
  tag: string;
  lang: Language;
}

/** The same text as in the customer's list. */
export function toPushMessage(row: NotificationRow, view: View): PushMessage {
  const { title, description } = getNotificationTexts(row, view);
  return {
    title,
    body: description,
    link: `/my-orders?order_id=${row.order_id}`,
    tag: `order-${row.order_id}`,
    lang: view.language,
  };
}
