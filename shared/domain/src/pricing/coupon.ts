import type { Discount, OrderType } from '../entities';
import { percentOf, type Minor } from '@shop/domain/core';

export type CouponType = 'default' | 'store_wise' | 'zone_wise' | 'free_delivery';

/** ENT-30, as far as the price depends on it. */
export interface Coupon {
  code: string;
  type: CouponType;
  discount: Discount;
  minPurchase: Minor;
  /** 0: no cap. */
  maxDiscount: Minor;
  /** Stores that a store_wise coupon applies to. */
  storeIds: number[];
  /** Zones that a zone_wise coupon applies to. */
  zoneIds: number[];
}

/** A coupon as it is offered to a customer. */
export interface OfferedCoupon extends Coupon {
  id: number;
  title: string;
  /** ISO dates of the shop's time zone; the last day is included. */
  startsOn: string;
  expiresOn: string;
  /** Names of the stores or zones that it applies to; empty: all, or not sent by the backend. */
  reach: { id: number; name: string }[];
  /** '': every module, or not sent by the backend. */
  moduleName: string;
}

export interface CouponBase {
  /** Subtotal − discount, minor units. */
  amount: Minor;
  storeId: number;
  zoneId: number;
}

/** Whether a coupon applies: to this store and zone (BIZ-31), and to this amount (BIZ-32, VALID-35). */
export function couponReaches(coupon: Coupon, base: CouponBase): boolean {
  if (base.amount < coupon.minPurchase) return false;
  if (coupon.type === 'store_wise') return coupon.storeIds.includes(base.storeId);
  if (coupon.type === 'zone_wise') return coupon.zoneIds.includes(base.zoneId);
  return true;
}

/** Whether a coupon can do something for such an order: take away has no fee that one could waive (BIZ-30, BIZ-34). */
export const couponSuits = ({ type }: Pick<Coupon, 'type'>, orderType: OrderType): boolean =>
  type !== 'free_delivery' || orderType === 'delivery';

/**
 * Discount of a coupon. BIZ-29 … BIZ-32.
 *
 * Units: minor; percent rounded half up once, here; never more than its base.
 */
export function couponDiscount(coupon: Coupon | null, base: CouponBase): Minor {
  if (!coupon || !couponReaches(coupon, base)) return 0;
  if (coupon.type === 'free_delivery') return 0; // waives the fee in deliveryFee()
  const { type, value } = coupon.discount;
  if (type === 'amount') return Math.min(value, base.amount);
  const discount = percentOf(base.amount, value);
  return Math.min(coupon.maxDiscount === 0 ? discount : Math.min(discount, coupon.maxDiscount), base.amount);
}

/** BIZ-30: such a coupon gives no discount on goods; it makes the delivery free. */
export const couponFreesDelivery = (coupon: Coupon | null, base: CouponBase): boolean =>
  coupon?.type === 'free_delivery' && couponReaches(coupon, base);
