import { couponSuits, priceOrder, type OrderToPrice, type PricedOrder, type Store } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { ErrorEntry } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { getCouponError } from '../coupons/coupon-checks';
import { lockCouponByCode, toCoupon, type CouponRow, type CouponUser } from '../coupons/coupon-store';

export interface PricedWithCoupon {
  totals: PricedOrder;
  /** The applied coupon; null without one, or where it may not be used or has no effect (BIZ-30). */
  coupon: CouponRow | null;
  /** Why the requested coupon may not be used. */
  couponProblem: ErrorEntry | null;
}

type WithoutCoupon = Omit<OrderToPrice, 'coupon'> & { store: Pick<Store, 'moduleId'> };

/** The totals with a coupon, if it may be used now; null for an unknown code. D-16. */
export function priceWith(row: CouponRow | null, order: WithoutCoupon, view: View): PricedWithCoupon {
  const withoutCoupon = priceOrder({ ...order, coupon: null });
  const { id: storeId, zoneId, moduleId } = order.store;
  const amount = withoutCoupon.subtotal - withoutCoupon.discount;
  const couponProblem = getCouponError(row, { storeId, zoneId, moduleId, amount }, view);
  const hasEffect = row !== null && couponSuits(toCoupon(row), order.delivery.orderType);
  if (couponProblem || !hasEffect) return { totals: withoutCoupon, coupon: null, couponProblem };
  return { totals: priceOrder({ ...order, coupon: toCoupon(row) }), coupon: row, couponProblem };
}

/** The totals of an order with the coupon of that code; '' for none. BIZ-29 … BIZ-32. */
export async function priceWithCoupon(
  tx: Queries,
  user: CouponUser,
  code: string,
  order: WithoutCoupon,
  view: View,
): Promise<PricedWithCoupon> {
  if (code !== '') return priceWith(await lockCouponByCode(tx, user, code), order, view);
  return { totals: priceOrder({ ...order, coupon: null }), coupon: null, couponProblem: null };
}
