import type { Choice, Item, OrderCharge, OrderLine, OrderTotals, Store } from '../entities';
import type { Minor } from '../money';
import { couponDiscount, couponFreesDelivery, type Coupon } from './coupon';
import { deliveryFee, type DeliveryToPrice } from './delivery-fee';
import { priceLine, type PricedItem } from './item-price';
import { storeDiscount } from './store-discount';
import { getTax, type TaxRule } from './tax';

/** A cart line is one. */
export interface LineToPrice extends Choice {
  item: PricedItem | Item;
  quantity: number;
}

/** Tax as the backend has worked it out. */
export interface KnownTax {
  amount: Minor;
  /** Whether prices contain it already. */
  included: boolean;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  store: Pick<Store, 'id' | 'zoneId' | 'discount' | 'freeDelivery'>;
  coupon: Coupon | null;
  tax: TaxRule;
  delivery: DeliveryToPrice;
  /** For the delivery person, minor units, not below 0. */
  tip: Minor;
  /** What every order, or every order of the store, costs besides. */
  charges?: readonly OrderCharge[];
  /** What the vehicle for the distance and a surge add to the delivery fee where there is one; minor units. */
  extraDelivery?: Minor;
  /** Tax that the backend has worked out: it stands in place of ours. */
  knownTax?: KnownTax | null;
  now: Date;
  /** The shop's IANA zone. */
  timeZone: string;
}

export interface PricedOrder extends OrderTotals {
  /** Whether the store's discount stands in place of the items' own. */
  storeDiscountApplies: boolean;
  /** What subtotal lacks for the store's discount, minor units; 0: nothing. */
  missingForStoreDiscount: Minor;
}

/**
 * The totals of an order: client and server calculate them with this one function, and the server's are charged.
 *
 * subtotal − discount − coupon (+ tax unless included) + deliveryFee + tip + charges = total, all whole minor units.
 * Source: spec §9, D-14, D-15, D-33.
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const { store, tip } = order;
  const lines = order.lines.map((line) => ({
    ...priceLine(line.item, line, line.quantity),
    quantity: line.quantity,
  }));
  const subtotal = lines.reduce((sum, line) => sum + line.gross, 0);
  const storeResult = storeDiscount(store.discount, lines, order.now, order.timeZone);
  const itemDiscount = lines.reduce((sum, line) => sum + line.discount, 0);
  const discount = storeResult.applies ? storeResult.discount : itemDiscount;

  const base = { amount: subtotal - discount, storeId: store.id, zoneId: store.zoneId };
  const coupon = couponDiscount(order.coupon, base);
  const taxable = base.amount - coupon;
  const tax = order.knownTax ?? { amount: getTax(taxable, order.tax), included: order.tax.included };
  const isFree = store.freeDelivery || couponFreesDelivery(order.coupon, base);
  const { fee, extra, reason } = deliveryFee(order.delivery, taxable, isFree, order.extraDelivery);
  const charges = (order.charges ?? []).filter(({ amount }) => amount > 0);

  return {
    subtotal,
    discount,
    coupon,
    tax: tax.amount,
    taxIncluded: tax.included,
    deliveryFee: fee,
    extraFee: extra,
    extraFeeReason: reason,
    tip,
    ...(charges.length > 0 ? { charges } : {}),
    total: taxable + (tax.included ? 0 : tax.amount) + fee + tip + sumOf(charges),
    storeDiscountApplies: storeResult.applies,
    missingForStoreDiscount: storeResult.missing,
  };
}

const sumOf = (charges: readonly OrderCharge[]): Minor =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

/** Subtotal of a placed order from its lines: not every backend sends it. */
export const orderSubtotal = (lines: readonly Pick<OrderLine, 'total'>[]): Minor =>
  lines.reduce((sum, { total }) => sum + total, 0);

/** What the wallet pays of a total; the rest is paid by the other method. Minor units. */
export const walletPart = (balance: Minor, total: Minor): Minor => Math.max(0, Math.min(balance, total));
