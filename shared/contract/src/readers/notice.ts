import type { Notice, NoticeSettings } from '@shop/domain';
import type { ReadContext } from '../endpoint';
import { flag, id, isRecord, number, numberOrNull, record, recordOrNull, text, textOrNull } from '../wire';
import type { WireRecord } from '../wire';
import { pageOf, type Page } from './page';
import { statusFromWire } from './order';

/** Words stand in `data` or beside it, as backends of this family have it. */
function noticeFromWire(wire: WireRecord): Notice {
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

/** A page of what the shop tells, newest first. */
export interface NoticePage extends Page<Notice> {
  unread: number;
  /** How many of the customer's orders are under way: while there are none, nothing new is to be expected. */
  running: number;
  /** Whether the customer wants to be told of what is new, besides finding it here. */
  isWanted: boolean;
}

const readPage = pageOf(noticeFromWire, 'notifications');

/** What nobody has said anything of is wanted. */
const isOn = (wire: unknown): boolean => wire === undefined || wire === null || flag(wire);

export function noticesFromWire(wire: unknown, context: ReadContext): NoticePage {
  const head = isRecord(wire) ? record(wire, 'notifications') : {};
  return {
    ...readPage(wire, context),
    unread: number(head.unread_count),
    running: number(head.running_orders),
    isWanted: isOn(head.order_status),
  };
}

export const noticeSettingsFromWire = (wire: unknown): NoticeSettings => ({
  orderStatus: isOn(record(wire, 'notification settings').order_status),
});
