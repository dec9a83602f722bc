import type { PlaceOrderBody } from '@shop/contract';
import {
  chargesFor,
  couponReaches,
  distanceBetween,
  priceOrder,
  toMajor,
  type Address,
  type CartLine,
  type Minor,
  type OfferedCoupon,
  type PricedOrder,
  type ShopConfig,
  type Store,
  type Zone,
} from '@shop/domain';
import { toAddBody } from '../cart/to-cart-body';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft';

/** Everything that an order depends on besides the customer's choice, as it was last read. */
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
export function priceCheckout(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  coupon: OfferedCoupon | null = draft.coupon,
): PricedOrder {
  const { store, config, zone } = facts;
  const isDelivery = draft.orderType === 'delivery';
  return priceOrder({
    lines: facts.lines,
    store,
    coupon,
    tax: { percent: store.tax, included: config.taxIncluded },
    delivery: {
      orderType: draft.orderType,
      metres: metresTo(store, draft.address, facts.roadMetres),
      charges: chargesFor(store, zone),
      freeDelivery: config.freeDelivery,
      increase: zone?.increasedFee ?? null,
    },
    tip: isDelivery && config.tips ? draft.tip : 0,
    now: facts.now,
    timeZone: config.timeZone,
  });
}

/** Whether the chosen coupon takes effect on this order (BIZ-31, BIZ-32). */
export const isCouponInEffect = (
  { store }: CheckoutFacts,
  coupon: OfferedCoupon | null,
  totals: Pick<PricedOrder, 'subtotal' | 'discount'>,
): coupon is OfferedCoupon =>
  coupon !== null &&
  couponReaches(coupon, {
    amount: totals.subtotal - totals.discount,
    storeId: store.id,
    zoneId: store.zoneId,
  });

const placeOf = (address: Address) => ({
  address: address.address,
  address_type: address.type,
  latitude: address.latitude,
  longitude: address.longitude,
  road: address.road,
  house: address.house,
  floor: address.floor,
});

interface HowPaid {
  /** Where a gateway leads back to. */
  callback: string;
  /** What of the total the wallet pays. */
  walletPaid: Minor;
}

const paymentOf = (
  { payment: { method, gateway } }: CheckoutDraft,
  { callback, walletPaid }: HowPaid,
): Partial<PlaceOrderBody> => ({
  partial_payment: method !== 'wallet' && walletPaid > 0,
  ...(method === 'digital_payment' ? { gateway, callback } : {}),
});

/** What placing sends. `totals` are what the customer saw. */
export function toPlaceBody(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  totals: PricedOrder,
  paid: HowPaid,
): PlaceOrderBody {
  const { store, config } = facts;
  const { address, coupon } = draft;
  const isDelivery = draft.orderType === 'delivery';
  const major = (amount: Minor) => toMajor(amount, config.currency.decimals);
  return {
    store_id: store.id,
    order_amount: major(totals.total),
    order_type: draft.orderType,
    payment_method: draft.payment.method,
    ...paymentOf(draft, paid),
    distance: isDelivery ? Math.round(metresTo(store, address, facts.roadMetres)) : 0,
    contact_person_name: address?.contactName ?? '',
    contact_person_number: address?.contactPhone ?? '',
    contact_person_email: address?.contactEmail ?? '',
    order_note: draft.note,
    schedule_at: store.scheduleOrder ? draft.scheduledAt : null,
    dm_tips: major(totals.tip),
    coupon_code: isCouponInEffect(facts, coupon, totals) ? coupon.code : '',
    prescription_ids: draft.prescriptions.map(({ id }) => id),
    ...(isDelivery && address ? placeOf(address) : {}),
  };
}

/** What placing sends besides, when one item is bought past the cart (ROUTE-02). */
export const pastTheCart = (
  from: 'cart' | 'purchase',
  { lines, config }: CheckoutFacts,
): Partial<PlaceOrderBody> =>
  from === 'cart'
    ? {}
    : {
        is_buy_now: true,
        cart: lines.map((line) => toAddBody(line.item, line, line.quantity, config.currency.decimals)),
      };

/** A store that has only one way leaves no choice. ROLE-07. */
export function fittingDraft(
  draft: CheckoutDraft,
  store: Pick<Store, 'delivery' | 'takeAway'>,
): CheckoutDraft {
  if (draft.orderType === 'delivery' && !store.delivery && store.takeAway)
    return { ...draft, orderType: 'take_away' };
  if (draft.orderType === 'take_away' && !store.takeAway && store.delivery)
    return { ...draft, orderType: 'delivery' };
  return draft;
}
