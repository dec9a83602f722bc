import type { PlaceOrderBody } from '@shop/contract';
import {
  chargesFor,
  couponReaches,
  distanceBetween,
  priceOrder,
  roundHalfUp,
  toMajor,
  toShopTime,
  type Address,
  type CartLine,
  type Minor,
  type OfferedCoupon,
  type OrderCharge,
  type OrderToPrice,
  type Position,
  type PricedOrder,
  type ShopConfig,
  type Store,
  type Zone,
} from '@shop/domain';
import { toAddBody } from '../cart/controller/to-cart-body';
import type { CheckoutDraft } from './draft/checkout-draft';
import type { ServerCharges } from './charges/server-charges';

/** Everything that an order depends on besides the customer's choice, as it was last read. */
export interface CheckoutFacts {
  lines: CartLine[];
  store: Store;
  zone: Zone | null;
  /** Whether the store's zone serves the chosen address; true while it is not known. */
  isInZone: boolean;
  config: ShopConfig;
  /** Metres along the roads; null: not known, then the great circle serves (BIZ-35). */
  roadMetres: number | null;
  now: Date;
  /** The visitor's own place; null: none was chosen. */
  location?: Position | null;
  /** What the backend was asked to work out for this very order. */
  serverCharges?: ServerCharges;
}

/** From the store to the customer, whole metres: what is sent and what is charged are this one figure. */
function metresTo(store: Store, address: Address | null, roadMetres: number | null): number {
  if (!address) return 0;
  return Math.round(roadMetres ?? distanceBetween(store.position, address));
}

/** Backends take kilometres and charge what is sent (BIZ-35). */
export const kilometresTo = (facts: CheckoutFacts, { orderType, address }: CheckoutDraft): number =>
  orderType === 'delivery' ? metresTo(facts.store, address, facts.roadMetres) / 1_000 : 0;

/** What the shop does not do, no store of it does: delivery, take away, orders for later. ROLE-07, STATE-07. */
export const withinShop = (
  store: Store,
  config: Pick<ShopConfig, 'homeDelivery' | 'takeAway' | 'scheduleOrder'>,
): Store => ({
  ...store,
  delivery: store.delivery && config.homeDelivery,
  takeAway: store.takeAway && config.takeAway,
  scheduleOrder: store.scheduleOrder && config.scheduleOrder,
});

/** What packing it costs, where the store offers that and the customer wants it. */
const getPackagingCharge = ({ store }: CheckoutFacts, { packaging }: CheckoutDraft): Minor =>
  packaging ? (store.packagingCharge ?? 0) : 0;

/** What the shop asks of every order, and the store for packing it. */
function getCharges(facts: CheckoutFacts, draft: CheckoutDraft): OrderCharge[] {
  const { config } = facts;
  const { serviceCharge } = config;
  return [
    ...(serviceCharge ? [{ kind: 'service' as const, ...serviceCharge }] : []),
    { kind: 'packaging', name: '', amount: getPackagingCharge(facts, draft) },
  ];
}

/** A surge comes on top of all else that the delivery costs. */
function priceWithSurge(order: OrderToPrice, serverCharges: ServerCharges | undefined): PricedOrder {
  const vehicle = serverCharges?.vehicle?.value ?? 0;
  const surge = serverCharges?.surge?.value;
  const priced = priceOrder({ ...order, extraDelivery: vehicle });
  if (!surge || priced.deliveryFee === 0) return priced;
  const { price, note } = surge;
  const amount =
    price.type === 'amount' ? price.value : roundHalfUp((priced.deliveryFee * price.value) / 100);
  const surged = priceOrder({ ...order, extraDelivery: vehicle + amount });
  const reason = amount > 0 ? note : '';
  return { ...surged, extraFeeReason: [surged.extraFeeReason, reason].filter(Boolean).join(' · ') };
}

/** The figures as the server will work them out, by the same function (D-15). */
export function priceCheckout(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  coupon: OfferedCoupon | null = draft.coupon,
): PricedOrder {
  const { store, config, zone } = facts;
  const isDelivery = draft.orderType === 'delivery';
  const order: OrderToPrice = {
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
    charges: getCharges(facts, draft),
    knownTax: facts.serverCharges?.tax?.value ?? null,
    now: facts.now,
    timeZone: config.timeZone,
  };
  return priceWithSurge(order, facts.serverCharges);
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

const toLocation = (address: Address) => ({
  address: address.address,
  address_type: address.type,
  road: address.road,
  house: address.house,
  floor: address.floor,
});

/** A contact without an address lies nowhere. */
const liesSomewhere = (address: Address | null): address is Address =>
  address !== null && (address.latitude !== 0 || address.longitude !== 0);

/** Backends want to know where somebody is even of what is fetched. */
function getPosition({ store, location }: CheckoutFacts, { address, orderType }: CheckoutDraft) {
  const somewhere = orderType === 'delivery' || liesSomewhere(address) ? address : null;
  const { latitude, longitude } = somewhere ?? location ?? store.position;
  return { latitude, longitude };
}

interface HowPaid {
  /** Where a gateway leads back to. */
  callback: string;
  /** What of the total the wallet pays. */
  walletPaid: Minor;
}

const toPayment = (
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
    ...toPayment(draft, paid),
    distance: kilometresTo(facts, draft),
    ...getPosition(facts, draft),
    contact_person_name: address?.contactName ?? '',
    contact_person_number: address?.contactPhone ?? '',
    contact_person_email: address?.contactEmail ?? '',
    order_note: draft.note,
    schedule_at:
      store.scheduleOrder && draft.scheduledAt ? toShopTime(draft.scheduledAt, config.timeZone) : null,
    dm_tips: major(totals.tip),
    extra_packaging_amount: major(getPackagingCharge(facts, draft)),
    coupon_code: isCouponInEffect(facts, coupon, totals) ? coupon.code : '',
    prescription_ids: draft.prescriptions.map(({ id }) => id),
    ...(isDelivery && address ? toLocation(address) : {}),
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
        is_buy_now: 1,
        cart: JSON.stringify(
          lines.map((line) => ({
            ...toAddBody(line.item, line, line.quantity, config.currency.decimals),
            item_type: line.item.campaign ? 'App\\Models\\ItemCampaign' : 'App\\Models\\Item',
          })),
        ),
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
