import type { OrderStatus } from '@shop/domain';
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

/** From the sender to the receiver, without a store. */
const parcelTexts: Partial<Record<OrderStatus, NotificationTexts>> = {
  confirmed: ['noticeCourierComesTitle', 'noticeCourierComes'],
  picked_up: ['noticePickedUpTitle', 'noticeParcelPickedUp'],
  delivered: ['noticeDeliveredTitle', 'noticeParcelDelivered'],
  canceled: ['noticeCanceledTitle', 'noticeParcelCanceled'],
  failed: ['noticeFailedTitle', 'noticeParcelFailed'],
  refunded: ['noticeRefundedTitle', 'noticeParcelRefunded'],
};

const ownTexts: Record<string, Partial<Record<OrderStatus, NotificationTexts>>> = {
  take_away: takeAwayTexts,
  parcel: parcelTexts,
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

function getTexts(kind: string, status: string, type: string | null): NotificationTexts {
  if (kind !== 'order_status') return movementTexts[kind] ?? giftTexts;
  const known = isNotifiable(status) ? status : 'confirmed';
  return ownTexts[type ?? '']?.[known] ?? statusTexts[known];
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
