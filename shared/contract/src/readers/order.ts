import {
  momentFromShopTime,
  toMinuteRange,
  toVariationText,
  orderStatuses,
  type Courier,
  type MinuteRange,
  type SubmittedReview,
  type Order,
  type OrderCharge,
  type OrderLine,
  type OrderRequests,
  type OrderStatus,
  type PlacedParcel,
  type PlacedTotals,
} from '@shop/domain';
import {
  choiceOptionsFromWire,
  deliveryMinutesFromWire,
  flag,
  id,
  money,
  number,
  numberOrNull,
  oneOf,
  picture,
  pictures,
  readable,
  type ReadContext,
  record,
  recordOrNull,
  records,
  text,
  textOrNull,
  texts,
  type WireRecord,
} from '@shop/contract/core';
import { addressFromWire } from './account';
import { placedParcelFromWire } from './parcel';
import { addedByFromWire, choiceFromWire, ifSoldOutFromWire } from './cart';
import { gatewayFromWire, getPaymentMethod, paymentMethodFromWire } from './payment-method';
import { vendorFromWire } from './vendor';

/** Other statuses of backends, mapped to what a customer should see (D-24). */
const statusAliases = new Map<string, OrderStatus>([
  ['accepted', 'confirmed'],
  ['refund_requested', 'delivered'],
  ['refund_request_canceled', 'delivered'],
]);

/** An order with an unknown status counts as in progress and cannot be cancelled. F-21. */
export function statusFromWire(value: unknown): OrderStatus {
  const name = text(value);
  return (
    orderStatuses.find((status) => status === name) ??
    statusAliases.get(name) ??
    (name === '' ? 'pending' : 'processing')
  );
}

/** Older names of the fields with a status's time. */
const legacyNames: Partial<Record<OrderStatus, string>> = { confirmed: 'accepted' };

/** Backends of the family create an order that is paid at a gateway as `failed`, without a time for that status. */
const waitsForGateway = (order: WireRecord): boolean =>
  order.order_status === 'failed' &&
  !text(order.failed) &&
  order.payment_status !== 'paid' &&
  paymentMethodFromWire(getPaymentMethod(order)) === 'digital_payment';

/** Charges besides goods and delivery. */
function chargesFromWire(order: WireRecord, decimals: number): OrderCharge[] {
  const charges: OrderCharge[] = [
    {
      kind: 'service',
      name: text(order.additional_charge_name),
      amount: money(order.additional_charge, decimals),
    },
    { kind: 'packaging', name: '', amount: money(order.extra_packaging_amount, decimals) },
  ];
  return charges.filter(({ amount }) => amount > 0);
}

function totalsFromWire(order: WireRecord, decimals: number): PlacedTotals {
  // A flash sale and the first order's reward are separate from the store's discount.
  const discounts = [
    order.store_discount_amount,
    order.flash_admin_discount_amount,
    order.flash_store_discount_amount,
    order.ref_bonus_amount,
  ];
  return {
    subtotal: numberOrNull(order.item_amount) === null ? null : money(order.item_amount, decimals),
    discount: discounts.reduce<number>((sum, discount) => sum + money(discount, decimals), 0),
    coupon: money(order.coupon_discount_amount, decimals),
    tax: money(order.total_tax_amount, decimals),
    taxIncluded: order.tax_status === 'included',
    deliveryFee: money(order.delivery_charge, decimals),
    extraFee: money(order.extra_delivery_charge, decimals),
    extraFeeReason: text(order.extra_delivery_charge_reason),
    tip: money(order.dm_tips, decimals),
    charges: chargesFromWire(order, decimals),
    total: money(order.order_amount, decimals),
  };
}

/** Degrees; null if one of them is missing. */
export function positionFromWire(wire: WireRecord) {
  const latitude = numberOrNull(wire.latitude);
  const longitude = numberOrNull(wire.longitude);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function courierFromWire(wire: unknown, folders: ReadContext['pictureFolders']): Courier | null {
  const courier = recordOrNull(wire);
  return (
    courier && {
      id: number(courier.id),
      name: [text(courier.f_name), text(courier.l_name)].filter(Boolean).join(' '),
      phone: text(courier.phone),
      imageUrl: picture(courier.image_full_url, courier.image, 'delivery_man_image_url', folders),
      rating: number(courier.avg_rating),
    }
  );
}

/** The customer's review; null: none yet. */
export function submittedReviewFromWire(wire: unknown): SubmittedReview | null {
  const review = recordOrNull(wire);
  return review && { rating: number(review.rating), comment: text(review.comment) };
}

/** The courier's last position; null if unknown. */
export function courierPositionFromWire(wire: unknown) {
  const response = recordOrNull(wire) ?? {};
  return positionFromWire(recordOrNull(response.location) ?? response);
}

/** Reasons for stores and couriers are left out. */
export const reasonsFromWire = (wire: unknown): string[] =>
  records(wire, 'reasons')
    .filter(
      ({ user_type: audience }) => audience === undefined || audience === null || audience === 'customer',
    )
    .map(({ reason }) => text(reason))
    .filter(Boolean);

/** The store's usual minutes: the order's own, else its store's "20-30 min". */
function minutesFromWire(order: WireRecord, store: WireRecord): MinuteRange | null {
  const [from, to] = [number(order.min_delivery_time), number(order.max_delivery_time)];
  if (to > 0) return { from: Math.min(from, to), to };
  return toMinuteRange(deliveryMinutesFromWire(store.delivery_time));
}

/** Backends name who canceled an order: customer, store, restaurant, admin, deliveryman. */
const isByStore = (canceledBy: unknown): boolean => !['', 'customer', 'user'].includes(text(canceledBy));

/** What the customer has told store and courier; left out for none.. */
function requestsFromWire(order: WireRecord): { requests?: OrderRequests } {
  const { ifSoldOut = null } = ifSoldOutFromWire(order.if_sold_out);
  const requests: OrderRequests = {
    ifSoldOut,
    ifSoldOutText: ifSoldOut ? '' : text(order.unavailable_item_note),
    instruction: text(order.delivery_instruction),
    leaveAtDoor: flag(order.leave_at_door),
    cutlery: flag(order.cutlery),
  };
  return Object.values(requests).some(Boolean) ? { requests } : {};
}

export function orderFromWire(wire: unknown, context: ReadContext): Order {
  const { decimals, pictureFolders: folders } = context;
  const order = record(wire, 'order');
  const toMoment = (value: unknown) => momentFromShopTime(text(value), context.timeZone ?? 'UTC');
  const parcel = placedParcelFromWire(order, folders);
  const store: WireRecord = recordOrNull(order.store) ?? {};
  const address = recordOrNull(parcel ? order.receiver_details : order.delivery_address);
  const history = orderStatuses
    .map((status) => ({ status, at: toMoment(order[status] ?? order[legacyNames[status] ?? '']) }))
    .filter((entry) => entry.at);
  return {
    id: id(order.id, 'order'),
    status: waitsForGateway(order) ? 'pending' : statusFromWire(order.order_status),
    orderType: order.order_type === 'take_away' ? 'take_away' : 'delivery',
    canceledByStore: isByStore(order.canceled_by),
    paymentMethod: paymentMethodFromWire(getPaymentMethod(order)),
    gateway: textOrNull(order.gateway) ?? gatewayFromWire(getPaymentMethod(order)),
    paid: order.payment_status === 'paid',
    paymentState: oneOf(order.payment_status, ['unpaid', 'partially_paid', 'paid', 'refunded']),
    walletPaid: money(order.partially_paid_amount, decimals),
    couponCode: text(order.coupon_code),
    prescriptionUrls: pictures(
      order.order_attachment_full_url,
      order.order_attachment,
      'order_attachment_url',
      folders,
    ),
    placedAt: toMoment(order.created_at),
    scheduledAt: flag(order.scheduled) ? toMoment(order.schedule_at) || null : null,
    deliveryMinutes: minutesFromWire(order, store),
    processingMinutes: numberOrNull(order.processing_time),
    history,
    store: parcel
      ? toPickUp(parcel)
      : {
          id: number(store.id ?? order.store_id),
          ...vendorFromWire(store),
          name: text(store.name),
          phone: text(store.phone),
          address: text(store.address),
          logoUrl: picture(store.logo_full_url, store.logo, 'store_image_url', folders),
          position: positionFromWire(store),
        },
    address: address && addressFromWire(address),
    note: text(order.order_note),
    ...requestsFromWire(order),
    totals: totalsFromWire(order, decimals),
    lineCount: number(order.details_count),
    courier: courierFromWire(order.delivery_man, folders),
    courierReview: submittedReviewFromWire(order.delivery_man_review),
    ...(parcel ? { parcel } : {}),
  };
}

/** What a parcel has instead of a store: the sender's place, where the courier begins. */
const toPickUp = ({ sender, category }: PlacedParcel): Order['store'] => ({
  id: 0,
  name: sender.contactName,
  phone: sender.contactPhone,
  address: sender.address,
  logoUrl: category?.imageUrl ?? null,
  position:
    sender.latitude === 0 && sender.longitude === 0
      ? null
      : { latitude: sender.latitude, longitude: sender.longitude },
});

/** `details` of an order: a list of lines, or an object that contains it. */
export function orderLinesFromWire(
  wire: unknown,
  { decimals, pictureFolders: folders }: ReadContext,
): OrderLine[] {
  return readable(records(wire, 'details'), (line) => {
    const item = recordOrNull(line.item_details) ?? {};
    const quantity = number(line.quantity, 1);
    const unitPrice = money(line.price, decimals);
    return {
      id: id(line.id, 'order line'),
      itemId: number(line.item_id ?? line.item_campaign_id),
      name: text(item.name),
      imageUrl:
        textOrNull(line.image_full_url) ??
        picture(item.image_full_url, item.image, 'item_image_url', folders),
      quantity,
      unitPrice,
      total: unitPrice * quantity + money(line.total_add_on_price, decimals),
      discount: money(line.discount_on_item, decimals) * quantity,
      details: line.details === undefined ? detailsFromWire(line) : texts(line.details),
      choice: choiceFromWire(line),
      review: submittedReviewFromWire(line.review),
      ...ifSoldOutFromWire(line.if_sold_out),
      ...addedByFromWire(line.added_by),
    };
  });
}

/** Chosen variation, options and add-ons as text. */
function detailsFromWire(line: WireRecord): string[] {
  const { variation, options } = choiceFromWire(line);
  const addOns = records(line.add_ons).map(({ name, quantity }) => {
    const count = number(quantity, 1);
    return count > 1 ? `${text(name)} × ${count}` : text(name);
  });
  return [
    ...(variation ? [toVariationText(variation, choiceOptionsFromWire(line.item_details))] : []),
    ...options.flatMap(({ labels }) => labels),
    ...addOns.filter(Boolean),
  ];
}

/** Response to changing the payment method: `payAt` is the address of the gateway's page, if payment is needed there. */
export const switchedFromWire = (wire: unknown) => {
  const response = record(wire, 'payment of an order');
  return {
    message: text(response.message),
    total: numberOrNull(response.total_ammount ?? response.total_amount),
    payAt: textOrNull(response.redirect_link),
    paymentId: textOrNull(response.payment_id),
  };
};

/** Response to placing an order: the same for a new order. */
export const placedFromWire = (wire: unknown) => {
  const response = record(wire, 'placed order');
  return { orderId: id(response.order_id ?? response.id, 'placed order'), ...switchedFromWire(wire) };
};
