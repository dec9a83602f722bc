import type { NoticePage } from '@shop/contract';
import type { Notice } from '@shop/domain';

/** An order that has been confirmed, not read yet. */
export const aNotice = (own: Partial<Notice> = {}): Notice => ({
  id: 1,
  title: 'Order confirmed',
  text: 'Lahori Dhaba has confirmed your order no. 7.',
  orderId: 7,
  status: 'confirmed',
  at: '2026-01-05T12:00:00.000Z',
  isRead: false,
  ...own,
});

/** These as a page of all that there are, with an order under way. */
export const noticePage = (entries: Notice[], own: Partial<NoticePage> = {}): NoticePage => ({
  total: entries.length,
  page: 1,
  limit: 10,
  entries,
  unread: entries.filter(({ isRead }) => !isRead).length,
  running: 1,
  isWanted: true,
  ...own,
});
