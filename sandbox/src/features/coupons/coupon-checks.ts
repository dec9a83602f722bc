import { couponReaches, localTime, type CouponBase } from '@shop/domain';
import type { Language } from '../../http/language';
import type { ErrorEntry } from '../../http/refusal';
import type { TextKey, TextValues } from '../../http/translate';
import type { View } from '../../shop/shop';
import { toCoupon, type CouponRow } from './coupon-store';

/** The order for which a coupon is checked; `amount` is subtotal − discount in minor units, null while unknown. */
export interface CouponUse extends Omit<CouponBase, 'amount'> {
  moduleId: number;
  amount: number | null;
}

type CouponView = Pick<View, 'now' | 'timeZone' | 'price' | 'language'>;

const because = (reason: string, text: TextKey, values: TextValues = {}): ErrorEntry => ({
  code: 'coupon',
  text,
  values,
  detail: { reason },
});

/** Whether a coupon is valid for the store, zone and module of the order. BIZ-31. */
export const couponIsFor = (row: CouponRow, { moduleId, storeId, zoneId }: CouponUse): boolean =>
  (row.module_id === null || row.module_id === moduleId) &&
  couponReaches({ ...toCoupon(row), minPurchase: 0 }, { amount: 0, storeId, zoneId });

/** Formats a day: 5 December 2026. */
const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The first and the last day count, in the shop's time zone (D-12). */
function getDayError(row: CouponRow, { now, timeZone, language }: CouponView): ErrorEntry | null {
  const { date } = localTime(now, timeZone);
  if (date < row.starts_on)
    return because('not_started', 'couponEarly', { date: formatDay(row.starts_on, language) });
  return date > row.expires_on ? because('expired', 'couponExpired') : null;
}

/** Why a coupon may not be used for an order; null where it may. ERR-10, BIZ-31, BIZ-32, VALID-35. */
export function getCouponError(row: CouponRow | null, use: CouponUse, view: CouponView): ErrorEntry | null {
  if (!row?.active) return because('unknown', 'couponUnknown');
  const day = getDayError(row, view);
  if (day) return day;
  if (row.uses_of_one !== null && row.used >= row.uses_of_one) return because('used_up', 'couponUsed');
  if (!couponIsFor(row, use))
    return row.coupon_type === 'zone_wise'
      ? because('other_zone', 'couponElsewhere')
      : because('other_store', 'couponOtherStore');
  if (use.amount !== null && use.amount < row.min_purchase)
    return because('minimum', 'couponMinimum', {
      amount: view.price(row.min_purchase),
      missing: view.price(row.min_purchase - use.amount),
    });
  return null;
}
