import type { OrderStatus, OrderType } from '@shop/domain';
import { translate, type TextKey, type TextValues } from '../../http/translate';
import type { View } from '../../shop/shop';
import type { NotificationRow } from './notification-store';

type NotificationTexts = readonly [title: TextKey, text: TextKey];

const statusTexts: Record<Exclude<OrderStatus, 'pending'>, NotificationTexts> = {
  confirmed: ['noticeConfirmedTitle', 'noticeConfirmed'],
  processing: ['noticeProcessingTitle', 'noticeProcessing'],
  handover: ['noticeHandoverTitle', 'noticeHandover'],
  picked_up: ['noticePickedUpTitle', 'noticePickedUp'],
  delivered: ['noticeDeliveredTitle', 'noticeDelivered'],
  canceled: ['noticeCanceledTitle', 'noticeCanceled'],
  failed: ['noticeFailedTitle', 'noticeFailed'],
  refunded: ['noticeRefundedTitle', 'noticeRefunded'],
};

/** Where the customer comes to the store. */
const takeAwayTexts: Partial<Record<OrderStatus, NotificationTexts>> = {
  handover: ['noticeToCollectTitle', 'noticeToCollect'],
  delivered: ['noticeCollectedTitle', 'noticeCollected'],
};

const movementTexts: Record<string, NotificationTexts> = {
  order_refund: ['noticeMoneyBackTitle', 'noticeMoneyBack'],
  trip_refund: ['noticeMoneyBackTitle', 'noticeTripMoneyBack'],
  add_fund: ['noticeFundedTitle', 'noticeFunded'],
  loyalty_point: ['noticePointsTitle', 'noticePoints'],
};
const giftTexts: NotificationTexts = ['noticeGiftTitle', 'noticeGift'];

const isNotifiable = (status: string): status is keyof typeof statusTexts =>
  Object.hasOwn(statusTexts, status);

function getTexts(kind: string, status: string, type: OrderType | null): NotificationTexts {
  if (kind !== 'order_status') return movementTexts[kind] ?? giftTexts;
  const known = isNotifiable(status) ? status : 'confirmed';
  return (type === 'take_away' && takeAwayTexts[known]) || statusTexts[known];
}

/** Title and text of a notification in the reader's language. */
export function getNotificationTexts(
  row: NotificationRow,
  view: View,
): { title: string; description: string } {
  const [title, text] = getTexts(row.kind, row.status, row.order_type);
  const values: TextValues = {
    id: row.order_id ?? '',
    store: view.text(row.store_name),
    amount: view.price(row.amount),
  };
  return {
    title: translate(view.language, title, values),
    description: translate(view.language, text, values),
  };
}
