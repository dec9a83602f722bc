import type {
  Address,
  CartLine,
  Choice,
  Customer,
  Order,
  OrderLine,
  OrderStatus,
  OrderTotals,
  PaymentMethod,
} from '@shop/domain';
import type { ReadContext } from '../endpoint';
import {
  flag,
  id,
  isRecord,
  list,
  money,
  number,
  numberOrNull,
  numbers,
  oneOf,
  readable,
  record,
  recordOrNull,
  records,
  text,
  textOrNull,
  texts,
  WireError,
  type WireRecord,
} from '../wire';
import { itemFromWire } from './catalog';

/** `variation` lists either `{ type }` of a variation or `{ name, values: { label: [] } }` of food groups (ENT-22). */
export function choiceFromWire(wire: WireRecord): Choice {
  const variation = records(wire.variation);
  const ids = list(wire.add_on_ids).map((entry) => number(entry));
  const quantities = list(wire.add_on_qtys).map((entry) => number(entry, 1));
  return {
    variation: textOrNull(variation.find((entry) => 'type' in entry && !('values' in entry))?.type),
    options: variation
      .filter((entry) => isRecord(entry.values))
      .map((entry) => ({ group: text(entry.name), labels: texts((entry.values as WireRecord).label) })),
    addOns: ids.map((addOnId, index) => ({ id: addOnId, quantity: quantities[index] ?? 1 })),
  };
}

/** ENT-19. A line whose item is gone cannot be shown and is left out. */
export function cartFromWire(wire: unknown, context: ReadContext): CartLine[] {
  return readable(records(wire, 'carts'), (line) => ({
    id: id(line.id, 'cart line'),
    item: itemFromWire(line.item, context),
    quantity: number(line.quantity, 1),
    ...choiceFromWire(line),
  }));
}

const statuses = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refunded',
] as const;

/** Statuses that backends know besides ours; they end where a customer would see them (D-24). */
const kindred = new Map<string, OrderStatus>([
  ['accepted', 'confirmed'],
  ['refund_requested', 'delivered'],
  ['refund_request_canceled', 'delivered'],
]);

/** A status nobody knows yet promises nothing: such an order is under way and not to be cancelled. F-21. */
function statusFromWire(value: unknown): OrderStatus {
  const word = text(value);
  return (
    statuses.find((status) => status === word) ??
    kindred.get(word) ??
    (word === '' ? 'pending' : 'processing')
  );
}

/** Every gateway by its own name is a digital payment. */
function paymentMethodFromWire(value: unknown): PaymentMethod {
  const word = text(value, 'cash_on_delivery');
  return word === 'cash_on_delivery' || word === 'wallet' ? word : 'digital_payment';
}

function totalsFromWire(order: WireRecord, decimals: number): OrderTotals {
  return {
    subtotal: money(order.item_amount, decimals),
    discount: money(order.store_discount_amount, decimals),
    coupon: money(order.coupon_discount_amount, decimals),
    tax: money(order.total_tax_amount, decimals),
    taxIncluded: order.tax_status === 'included',
    deliveryFee: money(order.delivery_charge, decimals),
    extraFee: money(order.extra_delivery_charge, decimals),
    extraFeeReason: text(order.extra_delivery_charge_reason),
    tip: money(order.dm_tips, decimals),
    total: money(order.order_amount, decimals),
  };
}

function positionFromWire(wire: WireRecord) {
  const latitude = numberOrNull(wire.latitude);
  const longitude = numberOrNull(wire.longitude);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function orderFromWire(wire: unknown, { decimals }: ReadContext): Order {
  const order = record(wire, 'order');
  const store: WireRecord = recordOrNull(order.store) ?? {};
  const address = recordOrNull(order.delivery_address);
  const history = statuses.map((status) => ({ status, at: text(order[status]) })).filter((step) => step.at);
  return {
    id: id(order.id, 'order'),
    status: statusFromWire(order.order_status),
    orderType: order.order_type === 'take_away' ? 'take_away' : 'delivery',
    paymentMethod: paymentMethodFromWire(order.payment_method),
    paid: order.payment_status === 'paid',
    placedAt: text(order.created_at),
    scheduledAt: flag(order.scheduled) ? textOrNull(order.schedule_at) : null,
    history,
    store: {
      id: number(store.id ?? order.store_id),
      name: text(store.name),
      phone: text(store.phone),
      address: text(store.address),
      logoUrl: textOrNull(store.logo_full_url),
      position: positionFromWire(store),
    },
    address: address && addressFromWire(address),
    note: text(order.order_note),
    totals: totalsFromWire(order, decimals),
    lineCount: number(order.details_count),
  };
}

/** `details` of an order: a list of lines, or an object that holds it. */
export function orderLinesFromWire(wire: unknown, { decimals }: ReadContext): OrderLine[] {
  return readable(records(wire, 'details'), (line) => {
    const item = recordOrNull(line.item_details) ?? {};
    const quantity = number(line.quantity, 1);
    const unitPrice = money(line.unit_price ?? line.price, decimals);
    return {
      id: id(line.id, 'order line'),
      itemId: number(line.item_id),
      name: text(item.name),
      imageUrl: textOrNull(item.image_full_url),
      quantity,
      unitPrice,
      total: unitPrice * quantity,
      details: texts(line.details),
    };
  });
}

/** What placing answers. */
export const placedFromWire = (wire: unknown) => {
  const answer = record(wire, 'placed order');
  return {
    orderId: id(answer.order_id, 'placed order'),
    message: text(answer.message),
    total: numberOrNull(answer.total_ammount ?? answer.total_amount),
  };
};

/** ENT-24. */
export function addressFromWire(wire: WireRecord): Address {
  return {
    id: numberOrNull(wire.id),
    type: oneOf(wire.address_type, ['other', 'home', 'office']),
    address: text(wire.address),
    contactName: text(wire.contact_person_name),
    contactPhone: text(wire.contact_person_number),
    contactEmail: text(wire.contact_person_email),
    house: text(wire.house),
    floor: text(wire.floor),
    road: text(wire.road),
    note: text(wire.additional_information),
    latitude: number(wire.latitude),
    longitude: number(wire.longitude),
    zoneIds: numbers(wire.zone_ids),
  };
}

/** ENT-27; `l_name` and `last_name` are one (D-31). */
export function customerFromWire(wire: unknown, { decimals }: ReadContext): Customer {
  const customer = record(wire, 'customer');
  return {
    id: id(customer.id, 'customer'),
    firstName: text(customer.f_name),
    lastName: text(customer.l_name) || text(customer.last_name),
    phone: text(customer.phone),
    email: text(customer.email),
    imageUrl: textOrNull(customer.image_full_url),
    phoneVerified: flag(customer.is_phone_verified),
    emailVerified: flag(customer.is_email_verified) || textOrNull(customer.email_verified_at) !== null,
    walletBalance: money(customer.wallet_balance, decimals),
    loyaltyPoints: number(customer.loyalty_point),
    referralCode: text(customer.ref_code),
    orderCount: number(customer.order_count),
  };
}

/** ENT-40. `token` is null while a verification is due. */
export function loginFromWire(wire: unknown) {
  const answer = record(wire, 'login');
  const existing = isRecord(answer.is_exist_user) ? answer.is_exist_user : null;
  return {
    token: textOrNull(answer.token),
    phoneVerified: flag(answer.is_phone_verified),
    emailVerified: flag(answer.is_email_verified),
    personalInfo: answer.is_personal_info === undefined || flag(answer.is_personal_info),
    existingUser: existing ? { name: text(existing.name), imageUrl: textOrNull(existing.image) } : null,
  };
}

export const messageFromWire = (wire: unknown): string => (isRecord(wire) ? text(wire.message) : '');

export const guestFromWire = (wire: unknown): string => {
  const guestId = textOrNull(record(wire, 'guest').guest_id);
  if (guestId === null) throw new WireError('guest has no id');
  return guestId;
};
