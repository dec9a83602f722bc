import type { Choice, Item, OrderTotals, Store } from '../entities';
import type { Minor } from '../money';
import { couponDiscount, couponFreesDelivery, type Coupon } from './coupon';
import { deliveryFee, type DeliveryToPrice } from './delivery-fee';
import { priceLine, type PricedItem } from './item-price';
import { storeDiscount } from './store-discount';
import { taxOf, type TaxRule } from './tax';

/** A cart line is one. */
export interface LineToPrice extends Choice {
  item: PricedItem | Item;
  quantity: number;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  store: Pick<Store, 'id' | 'zoneId' | 'discount' | 'freeDelivery'>;
  coupon: Coupon | null;
  tax: TaxRule;
  delivery: DeliveryToPrice;
  /** For the delivery person, minor units, not below 0. */
  tip: Minor;
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
 * The figures of an order: client and server work them out with this one function, and the server's are charged.
 *
 * subtotal − discount − coupon (+ tax unless included) + deliveryFee + tip = total, all whole minor units.
 * Source: spec §9, D-14, D-15, D-33.
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const { store, tax, tip } = order;
  const lines = order.lines.map((line) => ({
    ...priceLine(line.item, line, line.quantity),
    quantity: line.quantity,
  }));
  const subtotal = lines.reduce((sum, line) => sum + line.gross, 0);
  const ofStore = storeDiscount(store.discount, lines, order.now, order.timeZone);
  const ofItems = lines.reduce((sum, line) => sum + line.discount, 0);
  const discount = ofStore.applies ? ofStore.discount : ofItems;

  const base = { amount: subtotal - discount, storeId: store.id, zoneId: store.zoneId };
  const coupon = couponDiscount(order.coupon, base);
  const taxable = base.amount - coupon;
  const taxAmount = taxOf(taxable, tax);
  const isFree = store.freeDelivery || couponFreesDelivery(order.coupon, base);
  const { fee, extra, reason } = deliveryFee(order.delivery, taxable, isFree);

  return {
    subtotal,
    discount,
    coupon,
    tax: taxAmount,
    taxIncluded: tax.included,
    deliveryFee: fee,
    extraFee: extra,
    extraFeeReason: reason,
    tip,
    total: taxable + (tax.included ? 0 : taxAmount) + fee + tip,
    storeDiscountApplies: ofStore.applies,
    missingForStoreDiscount: ofStore.missing,
  };
}

/** What the wallet pays of a total; the rest is paid by the other method. Minor units. */
export const walletPart = (balance: Minor, total: Minor): Minor => Math.max(0, Math.min(balance, total));
