import { toCoordinates, type PlaceOrderBody } from '@shop/contract';
import {
  chargesFor,
  couponReaches,
  couponSuits,
  distanceBetween,
  priceOrder,
  roundHalfUp,
  toMajor,
  toRoadMetres,
  toShopTime,
  type Address,
  type CartLine,
  type Minor,
  type OfferedCoupon,
  type OrderCharge,
  type OrderToPrice,
  type Position,
  type Prescription,
  type PricedOrder,
  type ShopConfig,
  type Store,
  type Zone,
} from '@shop/domain';
import { toAddBody } from '../cart/controller/to-cart-body';
import { toPartialPayment } from '../payment/payment-rules';
import type { CheckoutDraft } from './draft/checkout-draft';
import type { ServerCharges } from './charges/server-charges';

/** Everything that an order depends on besides the customer's draft, as it was last read. */
export interface CheckoutFacts {
  lines: CartLine[];
  store: Store;
  zone: Zone | null;
  /** Whether the store's zone serves the chosen address; true while that is unknown. */
  isInZone: boolean;
  config: ShopConfig;
  /** Metres by road; null while unknown, then the great circle is used (BIZ-35). */
  roadMetres: number | null;
  /** Why zone or road of the address, and with them the fee of a delivery, are unknown; left out: they are known. */
  unknownFee?: 'loading' | 'failed';
  now: Date;
  /** The visitor's location; null where none was chosen. */
  location?: Position | null;
  /** The charges that the backend has computed for this order. */
  serverCharges?: ServerCharges;
}

/** Distance from the store to the customer in whole metres; the same value is sent and charged. */
function getMetres(store: Store, address: Address | null, roadMetres: number | null): number {
  if (!address) return 0;
  return Math.round(roadMetres ?? distanceBetween(store.position, address));
}

/** The distance in kilometres, by which backends charge (BIZ-35). */
export const getKilometres = (facts: CheckoutFacts, { orderType, address }: CheckoutDraft): number =>
  orderType === 'delivery' ? getMetres(facts.store, address, facts.roadMetres) / 1_000 : 0;

/** Why the delivery fee is unknown; undefined where it is known, or none is charged. D-16. */
export const getUnknownFee = (
  { unknownFee }: Pick<CheckoutFacts, 'unknownFee'>,
  { orderType }: Pick<CheckoutDraft, 'orderType'>,
): CheckoutFacts['unknownFee'] => (orderType === 'delivery' ? unknownFee : undefined);

/** Metres by road to the address or, before one is chosen, to the visitor's place; null while unknown. X-19. */
export function getExpectedMetres(
  facts: CheckoutFacts,
  { orderType, address }: CheckoutDraft,
): number | null {
  const { store, roadMetres } = facts;
  if (orderType !== 'delivery') return null;
  if (address) return roadMetres ?? toRoadMetres(distanceBetween(store.position, address));
  return store.distance === null ? null : toRoadMetres(store.distance);
}

/** The store, with its services only as far as the shop allows them. ROLE-07, STATE-07, X-22. */
export const limitToShop = (
  store: Store,
  config: Pick<ShopConfig, 'homeDelivery' | 'takeAway' | 'scheduleOrder' | 'cutleryTypes'>,
): Store => ({
  ...store,
  cutlery: store.cutlery === true && config.cutleryTypes?.includes(store.moduleType) !== false,
  delivery: store.delivery && config.homeDelivery,
  takeAway: store.takeAway && config.takeAway,
  scheduleOrder: store.scheduleOrder && config.scheduleOrder,
});

/** The price of packaging, if the store offers it and the customer wants it. */
const getPackagingCharge = ({ store }: CheckoutFacts, { packaging }: CheckoutDraft): Minor =>
  packaging ? (store.packagingCharge ?? 0) : 0;

/** The shop's charge for every order, and the store's for packaging. */
function getCharges(facts: CheckoutFacts, draft: CheckoutDraft): OrderCharge[] {
  const { config } = facts;
  const { serviceCharge } = config;
  return [
    ...(serviceCharge ? [{ kind: 'service' as const, ...serviceCharge }] : []),
    { kind: 'packaging', name: '', amount: getPackagingCharge(facts, draft) },
  ];
}

/** Adds a surge to the rest of the delivery fee. */
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

/** Whether the delivery person can get a tip with this order. */
export const takesTip = (
  { config }: Pick<CheckoutFacts, 'config'>,
  { orderType }: Pick<CheckoutDraft, 'orderType'>,
): boolean => config.tips && orderType === 'delivery';

/** The totals, computed by the same function as on the server (D-15). */
export function priceCheckout(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  coupon: OfferedCoupon | null = draft.coupon,
): PricedOrder {
  const { store, config, zone } = facts;
  const order: OrderToPrice = {
    lines: facts.lines,
    store,
    coupon,
    tax: { percent: store.tax, included: config.taxIncluded },
    delivery: {
      orderType: draft.orderType,
      metres: getMetres(store, draft.address, facts.roadMetres),
      charges: chargesFor(store, zone),
      freeDelivery: config.freeDelivery,
      increase: zone?.increasedFee ?? null,
    },
    tip: takesTip(facts, draft) ? draft.tip : 0,
    charges: getCharges(facts, draft),
    knownTax: facts.serverCharges?.tax?.value ?? null,
    now: facts.now,
    timeZone: config.timeZone,
  };
  return priceWithSurge(order, facts.serverCharges);
}

/** Whether the chosen coupon takes effect on this order (BIZ-30 … BIZ-32). */
export const isCouponInEffect = (
  { store }: CheckoutFacts,
  { orderType }: Pick<CheckoutDraft, 'orderType'>,
  coupon: OfferedCoupon | null,
  totals: Pick<PricedOrder, 'subtotal' | 'discount'>,
): coupon is OfferedCoupon =>
  coupon !== null &&
  couponSuits(coupon, orderType) &&
  couponReaches(coupon, {
    amount: totals.subtotal - totals.discount,
    storeId: store.id,
    zoneId: store.zoneId,
  });

/** Whether the order is below the chosen coupon's minimum, so that the coupon has no effect (BIZ-32, VALID-35). */
export const isCouponShort = (
  coupon: OfferedCoupon | null,
  { subtotal, discount }: Pick<PricedOrder, 'subtotal' | 'discount'>,
): coupon is OfferedCoupon => coupon !== null && subtotal - discount < coupon.minPurchase;

export const needsPrescription = (lines: readonly CartLine[]): boolean =>
  lines.some(({ item }) => item.prescriptionRequired);

/** The pictures that go with the order. The draft keeps them while no item needs one, in case that one returns. X-30. */
export const getSentPrescriptions = (
  { lines }: Pick<CheckoutFacts, 'lines'>,
  { prescriptions }: Pick<CheckoutDraft, 'prescriptions'>,
): Prescription[] => (needsPrescription(lines) ? prescriptions : []);

const toLocation = (address: Address) => ({
  address: address.address,
  address_type: address.type,
  road: address.road,
  house: address.house,
  floor: address.floor,
});

/** A contact without an address has no position. */
const hasPosition = (address: Address | null): address is Address =>
  address !== null && (address.latitude !== 0 || address.longitude !== 0);

/** The position to send; backends require one for take away, too. */
function getPosition({ store, location }: CheckoutFacts, { address, orderType }: CheckoutDraft) {
  const somewhere = orderType === 'delivery' || hasPosition(address) ? address : null;
  return toCoordinates(somewhere ?? location ?? store.position);
}

interface HowPaid {
  /** The address to which a gateway returns. */
  callback: string;
  /** The wallet's share of the total. */
  walletPaid: Minor;
}

const toPayment = (
  { payment: { method, gateway } }: CheckoutDraft,
  { callback, walletPaid }: HowPaid,
  decimals: number,
): Partial<PlaceOrderBody> => ({
  ...toPartialPayment(method, walletPaid, decimals),
  ...(method === 'digital_payment' ? { gateway, callback } : {}),
});

/** The body for placing an order. `totals` are those that the customer has seen. */
export function toPlaceBody(
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  totals: PricedOrder,
  paid: HowPaid,
): PlaceOrderBody {
  const { store, config } = facts;
  const { address, coupon } = draft;
  const isDelivery = draft.orderType === 'delivery';
  const toMajorAmount = (amount: Minor) => toMajor(amount, config.currency.decimals);
  return {
    store_id: store.id,
    order_amount: toMajorAmount(totals.total),
    order_type: draft.orderType,
    payment_method: draft.payment.method,
    ...toPayment(draft, paid, config.currency.decimals),
    distance: getKilometres(facts, draft),
    ...getPosition(facts, draft),
    contact_person_name: address?.contactName ?? '',
    contact_person_number: address?.contactPhone ?? '',
    contact_person_email: address?.contactEmail ?? '',
    order_note: draft.note,
    schedule_at:
      store.scheduleOrder && draft.scheduledAt ? toShopTime(draft.scheduledAt, config.timeZone) : null,
    dm_tips: toMajorAmount(totals.tip),
    extra_packaging_amount: toMajorAmount(getPackagingCharge(facts, draft)),
    coupon_code: isCouponInEffect(facts, draft, coupon, totals) ? coupon.code : '',
    prescription_ids: getSentPrescriptions(facts, draft).map(({ id }) => id),
    ...(isDelivery && address ? toLocation(address) : {}),
  };
}

/** Additional fields for placing, when one item is bought without the cart (ROUTE-02). */
export const toPurchaseFields = (
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

/** The draft with the order type that the store offers, if it has only one. ROLE-07. */
export function fitDraft(draft: CheckoutDraft, store: Pick<Store, 'delivery' | 'takeAway'>): CheckoutDraft {
  if (draft.orderType === 'delivery' && !store.delivery && store.takeAway)
    return { ...draft, orderType: 'take_away' };
  if (draft.orderType === 'take_away' && !store.takeAway && store.delivery)
    return { ...draft, orderType: 'delivery' };
  return draft;
}
