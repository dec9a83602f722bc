import type { NotificationPage } from '@shop/contract';
import type { CustomerNotification } from '@shop/domain';

/** A confirmed order, not read yet. */
export const aNotification = (overrides: Partial<CustomerNotification> = {}): CustomerNotification => ({
  id: 1,
  title: 'Order confirmed',
  text: 'Lahori Dhaba has confirmed your order no. 7.',
  orderId: 7,
  status: 'confirmed',
  at: '2026-01-05T12:00:00.000Z',
  isRead: false,
  ...overrides,
});

/** A page with all notifications there are, and an order in progress. */
export const aNotificationPage = (
  entries: CustomerNotification[],
  overrides: Partial<NotificationPage> = {},
): NotificationPage => ({
  total: entries.length,
  page: 1,
  limit: 10,
  entries,
  unread: entries.filter(({ isRead }) => !isRead).length,
  running: 1,
  isWanted: true,
  ...overrides,
});
