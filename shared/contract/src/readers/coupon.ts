import type { CouponType, OfferedCoupon } from '@shop/domain';
import {
  discountFromWire,
  id,
  money,
  numbers,
  oneOf,
  readable,
  type ReadContext,
  record,
  records,
  text,
  type WireRecord,
} from '@shop/contract/core';

const types: readonly [CouponType, ...CouponType[]] = ['default', 'store_wise', 'zone_wise', 'free_delivery'];

/**
 * `data` contains the ids of the coupon's stores or zones, as a list or as JSON in text. Lists of coupons may contain a
 * store's name in `data` and its id in `store_id`. ENT-30.
 */
function getReachedIds(coupon: WireRecord, type: CouponType): number[] {
  const listed = numbers(coupon.data);
  if (listed.length > 0) return listed;
  return numbers(type === 'zone_wise' ? coupon.zoneId : type === 'store_wise' ? coupon.store_id : null);
}

function fromRecord(coupon: WireRecord, decimals: number): OfferedCoupon {
  const type = oneOf(coupon.coupon_type, types);
  const reached = getReachedIds(coupon, type);
  return {
    id: id(coupon.id, 'coupon'),
    title: text(coupon.title),
    code: text(coupon.code),
    type,
    discount: discountFromWire(coupon.discount, coupon.discount_type, decimals) ?? {
      type: 'amount',
      value: 0,
    },
    minPurchase: money(coupon.min_purchase, decimals),
    maxDiscount: money(coupon.max_discount, decimals),
    storeIds: type === 'store_wise' ? reached : [],
    zoneIds: type === 'zone_wise' ? reached : [],
    startsOn: text(coupon.start_date),
    expiresOn: text(coupon.expire_date),
    reach: readable(records(coupon.reach), (entry) => ({
      id: id(entry.id, 'place'),
      name: text(entry.name),
    })),
    moduleName: text(coupon.module_name),
  };
}

export const couponFromWire = (wire: unknown, { decimals }: ReadContext): OfferedCoupon =>
  fromRecord(record(wire, 'coupon'), decimals);

export const couponsFromWire = (wire: unknown, { decimals }: ReadContext): OfferedCoupon[] =>
  readable(records(wire, 'coupons'), (coupon) => fromRecord(coupon, decimals));
