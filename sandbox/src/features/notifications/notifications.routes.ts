import {
  changeNotificationSettings,
  notificationList,
  notificationSettings,
  readNotifications,
} from '@shop/contract';
import { notFound } from '../../http/refusal';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { pageToWire, pagingOf } from '../catalog/paging';
import {
  chooseTelling,
  markRead,
  notificationsOf,
  tellsOrders,
  type NotificationRow,
} from './notification-store';
import { notificationWords } from './notification-words';

const notificationToWire = (row: NotificationRow, view: View) => ({
  id: row.id,
  data: {
    ...notificationWords(row, view),
    type: row.kind,
    order_id: row.order_id,
    order_status: row.status || null,
  },
  is_read: row.read_at ? 1 : 0,
  created_at: new Date(row.created_at).toISOString(),
});

/** What the shop tells a customer, and whether the customer wants to hear it. X-09, D-28. */
export function notificationRoutes(server: Server): void {
  const { database } = server.shop;

  serve(
    server,
    notificationList,
    async ({ customerId, query, view }) => {
      const paging = pagingOf(query);
      const { total, unread, running, rows } = await notificationsOf(database, customerId(), paging);
      const entries = rows.map((row) => notificationToWire(row, view));
      return {
        ...pageToWire('notifications', total, paging, entries),
        unread_count: unread,
        running_orders: running,
        order_status: (await tellsOrders(database, customerId())) ? 1 : 0,
      };
    },
    { perMinute: 240 },
  );

  serve(server, readNotifications, async ({ customerId, body, view }) => {
    if (!(await markRead(database, customerId(), body.notification_id, view.now))) throw notFound();
    return { message: say(view.language, 'settingsSaved') };
  });

  serve(server, notificationSettings, async ({ customerId }) => ({
    order_status: (await tellsOrders(database, customerId())) ? 1 : 0,
  }));

  serve(server, changeNotificationSettings, async ({ customerId, body, view }) => {
    await chooseTelling(database, customerId(), body.order_status);
    return { message: say(view.language, 'settingsSaved') };
  });
}
