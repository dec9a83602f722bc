import {
  changeNotificationSettings,
  notificationList,
  notificationSettings,
  readNotifications,
} from '@shop/contract';
import { notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { pageToWire, toPaging } from '../catalog/paging';
import {
  setOrderNotifications,
  markRead,
  getNotifications,
  wantsOrderNotifications,
  type NotificationRow,
} from './notification-store';
import { getNotificationTexts } from './notification-texts';

const notificationToWire = (row: NotificationRow, view: View) => ({
  id: row.id,
  data: {
    ...getNotificationTexts(row, view),
    type: row.kind,
    order_id: row.order_id,
    order_status: row.status || null,
  },
  is_read: row.read_at ? 1 : 0,
  created_at: new Date(row.created_at).toISOString(),
});

/** A customer's notifications and their setting. X-09, D-28. */
export function notificationRoutes(server: Server): void {
  const { database } = server.shop;

  serve(
    server,
    notificationList,
    async ({ customerId, query, view }) => {
      const paging = toPaging(query);
      const { total, unread, running, rows } = await getNotifications(database, customerId(), paging);
      const entries = rows.map((row) => notificationToWire(row, view));
      return {
        ...pageToWire('notifications', total, paging, entries),
        unread_count: unread,
        running_orders: running,
        order_status: (await wantsOrderNotifications(database, customerId())) ? 1 : 0,
      };
    },
    { perMinute: 240 },
  );

  serve(server, readNotifications, async ({ customerId, body, view }) => {
    if (!(await markRead(database, customerId(), body.notification_id, view.now))) throw notFound();
    return { message: translate(view.language, 'settingsSaved') };
  });

  serve(server, notificationSettings, async ({ customerId }) => ({
    order_status: (await wantsOrderNotifications(database, customerId())) ? 1 : 0,
  }));

  serve(server, changeNotificationSettings, async ({ customerId, body, view }) => {
    await setOrderNotifications(database, customerId(), body.order_status);
    return { message: translate(view.language, 'settingsSaved') };
  });
}
