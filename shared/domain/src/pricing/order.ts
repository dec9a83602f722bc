import type { Choice, Item, OrderCharge, OrderLine, OrderTotals, Store } from '../entities';
import { type Minor, type PricedItem, priceLine } from '@shop/domain/core';
import { couponDiscount, couponFreesDelivery, type Coupon } from './coupon';
import { deliveryFee, type DeliveryToPrice } from './delivery-fee';
import { storeDiscount } from './store-discount';
import { getTax, type TaxRule } from './tax';

/** The part of a cart line that its price depends on. */
export interface LineToPrice extends Choice {
  item: PricedItem | Item;
  quantity: number;
}

/** Tax that the backend has calculated. */
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
  /** Tip for the courier, minor units, not below 0. */
  tip: Minor;
  /** Charges on every order, or on every order of the store. */
  charges?: readonly OrderCharge[];
  /** Addition to the delivery fee for the vehicle and a surge, if there is a fee; minor units. */
  extraDelivery?: Minor;
  /** Tax that the backend has calculated: replaces ours. */
  knownTax?: KnownTax | null;
  now: Date;
  /** The shop's IANA zone. */
  timeZone: string;
}

export interface PricedOrder extends OrderTotals {
  /** Whether the store's discount replaces the items' own. */
  storeDiscountApplies: boolean;
  /** Amount missing for the store's discount, minor units; 0: none. */
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

/** Subtotal of a placed order from its lines: some backends do not send it. */
export const orderSubtotal = (lines: readonly Pick<OrderLine, 'total'>[]): Minor =>
  lines.reduce((sum, { total }) => sum + total, 0);

/** The part of a total that the wallet pays; the other method pays the rest. Minor units. */
export const walletPart = (balance: Minor, total: Minor): Minor => Math.max(0, Math.min(balance, total));
