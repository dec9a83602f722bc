import type { CustomerNotification, NotificationSettings } from '@shop/domain';
import {
  flag,
  id,
  isRecord,
  number,
  numberOrNull,
  type Page,
  pageOf,
  type ReadContext,
  record,
  recordOrNull,
  text,
  textOrNull,
  type WireRecord,
} from '@shop/contract/core';
import { statusFromWire } from './order';

/** The text is in `data` or beside it, depending on the backend. */
function notificationFromWire(wire: WireRecord): CustomerNotification {
  const data = recordOrNull(wire.data) ?? {};
  const status = textOrNull(data.order_status ?? wire.order_status);
  return {
    id: id(wire.id, 'notification'),
    title: text(data.title ?? wire.title),
    text: text(data.description ?? wire.description),
    orderId: numberOrNull(data.order_id ?? wire.order_id),
    status: status === null ? null : statusFromWire(status),
    at: text(wire.created_at),
    isRead: flag(wire.is_read) || textOrNull(wire.read_at) !== null,
  };
}

/** A page of notifications, newest first. */
export interface NotificationPage extends Page<CustomerNotification> {
  unread: number;
  /** The customer's running orders: while there are none, no new notification is expected. */
  running: number;
  /** Whether the customer wants push notifications, besides this list. */
  isWanted: boolean;
}

const readPage = pageOf(notificationFromWire, 'notifications');

/** A missing setting counts as on. */
const isOn = (wire: unknown): boolean => wire === undefined || wire === null || flag(wire);

export function notificationsFromWire(wire: unknown, context: ReadContext): NotificationPage {
  const head = isRecord(wire) ? record(wire, 'notifications') : {};
  return {
    ...readPage(wire, context),
    unread: number(head.unread_count),
    running: number(head.running_orders),
    isWanted: isOn(head.order_status),
  };
}

export const notificationSettingsFromWire = (wire: unknown): NotificationSettings => ({
  orderStatus: isOn(record(wire, 'notification settings').order_status),
});
