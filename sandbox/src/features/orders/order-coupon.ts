import { priceOrder, type OrderToPrice, type PricedOrder, type Store } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import type { Complaint } from '../../http/refusal';
import type { View } from '../../shop/shop';
import { couponComplaint } from '../coupons/coupon-checks';
import { couponByCode, couponOf, type CouponRow } from '../coupons/coupon-store';

export interface PricedWithCoupon {
  totals: PricedOrder;
  /** What takes effect; null: none was given, or it may not be used. */
  coupon: CouponRow | null;
  /** Why the one that was given may not be used. */
  couponProblem: Complaint | null;
}

/** The figures of an order with the coupon of that code, when it may be used for it now. BIZ-29 … BIZ-32, D-16. */
export async function priceWithCoupon(
  tx: Queries,
  owner: Owner,
  code: string,
  order: Omit<OrderToPrice, 'coupon'> & { store: Pick<Store, 'moduleId'> },
  view: View,
): Promise<PricedWithCoupon> {
  const bare = priceOrder({ ...order, coupon: null });
  if (code === '') return { totals: bare, coupon: null, couponProblem: null };
  const { id: storeId, zoneId, moduleId } = order.store;
  const row = await couponByCode(tx, owner, code);
  const couponProblem = couponComplaint(
    row,
    { storeId, zoneId, moduleId, amount: bare.subtotal - bare.discount },
    view,
  );
  if (couponProblem || !row) return { totals: bare, coupon: null, couponProblem };
  return { totals: priceOrder({ ...order, coupon: couponOf(row) }), coupon: row, couponProblem };
}
