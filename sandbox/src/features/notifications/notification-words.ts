import type { OrderStatus, OrderType } from '@shop/domain';
import { say, type TextKey, type TextValues } from '../../http/say';
import type { View } from '../../shop/shop';
import type { NotificationRow } from './notification-store';

type Words = readonly [title: TextKey, text: TextKey];

const ofStatus: Record<Exclude<OrderStatus, 'pending'>, Words> = {
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
const ofTakeAway: Partial<Record<OrderStatus, Words>> = {
  handover: ['noticeToCollectTitle', 'noticeToCollect'],
  delivered: ['noticeCollectedTitle', 'noticeCollected'],
};

const ofMoney: Record<string, Words> = {
  order_refund: ['noticeMoneyBackTitle', 'noticeMoneyBack'],
  trip_refund: ['noticeMoneyBackTitle', 'noticeTripMoneyBack'],
  add_fund: ['noticeFundedTitle', 'noticeFunded'],
  loyalty_point: ['noticePointsTitle', 'noticePoints'],
};
const ofGift: Words = ['noticeGiftTitle', 'noticeGift'];

const isTold = (status: string): status is keyof typeof ofStatus => Object.hasOwn(ofStatus, status);

function wordsOf(kind: string, status: string, type: OrderType | null): Words {
  if (kind !== 'order_status') return ofMoney[kind] ?? ofGift;
  const known = isTold(status) ? status : 'confirmed';
  return (type === 'take_away' && ofTakeAway[known]) || ofStatus[known];
}

/** Title and text of a notification in the language of whoever looks at it. */
export function notificationWords(row: NotificationRow, view: View): { title: string; description: string } {
  const [title, text] = wordsOf(row.kind, row.status, row.order_type);
  const values: TextValues = {
    id: row.order_id ?? '',
    store: view.text(row.store_name),
    amount: view.price(row.amount),
  };
  return { title: say(view.language, title, values), description: say(view.language, text, values) };
}
