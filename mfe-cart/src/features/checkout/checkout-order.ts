import type { PlaceOrderBody } from '@shop/contract';
import {
  chargesFor,
  distanceBetween,
  priceOrder,
  toMajor,
  type Address,
  type CartLine,
  type Minor,
  type OrderType,
  type PaymentMethod,
  type ShopConfig,
  type Store,
  type Zone,
} from '@shop/domain';

/** What a checkout knows so far; null where it is still to come. */
export interface CheckoutDraft {
  orderType: OrderType;
  address: Address | null;
  payment: PaymentMethod;
  note: string;
}

export interface CheckoutFacts {
  lines: CartLine[];
  store: Store;
  zone: Zone | null;
  /** Whether the store's zone serves the chosen address; true while it is not known. */
  reaches: boolean;
  config: ShopConfig;
  /** Metres along the roads; null: not known, then the great circle serves (BIZ-35). */
  roadMetres: number | null;
  now: Date;
}

/** From the store to the customer, metres. */
export function metresTo(store: Store, address: Address | null, roadMetres: number | null): number {
  if (!address) return 0;
  return roadMetres ?? distanceBetween(store.position, address);
}

/** The figures as the server will work them out, by the same function (D-15). */
export function priceCheckout(facts: CheckoutFacts, draft: CheckoutDraft) {
  const { store, config, zone } = facts;
  return priceOrder({
    lines: facts.lines,
    store,
    coupon: null,
    tax: { percent: store.tax, included: config.taxIncluded },
    delivery: {
      orderType: draft.orderType,
      metres: metresTo(store, draft.address, facts.roadMetres),
      charges: chargesFor(store, zone),
      freeDelivery: config.freeDelivery,
      increase: zone?.increasedFee ?? null,
    },
    tip: 0,
    now: facts.now,
    timeZone: config.timeZone,
  });
}

/** What keeps an order from being placed; the first one is said beside the button. */
export type CheckoutGap = 'address' | 'contact' | 'place' | 'minimum' | null;

export function checkoutGap(facts: CheckoutFacts, draft: CheckoutDraft, subtotal: Minor): CheckoutGap {
  const { address } = draft;
  if (!address?.contactName || !address.contactPhone)
    return draft.orderType === 'delivery' ? 'address' : 'contact';
  if (draft.orderType === 'delivery' && !address.address) return 'address';
  if (draft.orderType === 'delivery' && !facts.reaches) return 'place';
  return subtotal < facts.store.minimumOrder ? 'minimum' : null;
}

/** What placing sends. `total` is what the customer saw, minor units. */
export function toPlaceBody(facts: CheckoutFacts, draft: CheckoutDraft, total: Minor): PlaceOrderBody {
  const { address } = draft;
  const isDelivery = draft.orderType === 'delivery';
  return {
    store_id: facts.store.id,
    order_amount: toMajor(total, facts.config.currency.decimals),
    order_type: draft.orderType,
    payment_method: draft.payment,
    distance: isDelivery ? Math.round(metresTo(facts.store, address, facts.roadMetres)) : 0,
    contact_person_name: address?.contactName ?? '',
    contact_person_number: address?.contactPhone ?? '',
    contact_person_email: address?.contactEmail ?? '',
    order_note: draft.note,
    ...(isDelivery && address
      ? {
          address: address.address,
          address_type: address.type,
          latitude: address.latitude,
          longitude: address.longitude,
          road: address.road,
          house: address.house,
          floor: address.floor,
        }
      : {}),
  };
}
