import { boolean, object, string, type InferType } from 'yup';
import { json, type Queries } from '../../database/database';
import { changeRows } from './changed-rows';
import { amount, date, discountType, ids, wholeNumber, type Money } from './switch-fields';

export const couponSwitch = object({
  coupon_type: string().oneOf(['default', 'store_wise', 'zone_wise', 'free_delivery']),
  discount: amount(),
  discount_type: discountType(),
  min_purchase: amount(),
  max_discount: amount(),
  store_ids: ids(),
  zone_ids: ids(),
  module_id: wholeNumber().min(1).nullable(),
  starts_on: date(),
  expires_on: date(),
  uses_of_one: wholeNumber().min(1).nullable(),
  active: boolean(),
});

/** Creates a missing coupon; it is valid for everybody unless the body says otherwise. */
export async function switchCoupon(
  tx: Queries,
  code: string,
  {
    discount,
    discount_type: type,
    min_purchase: least,
    max_discount: cap,
    ...plain
  }: InferType<typeof couponSwitch>,
  money: Money,
): Promise<number> {
  const title = json({ en: code, ur: code, ar: code });
  await tx.query(
    `INSERT INTO coupons (code, title_i18n, starts_on, expires_on)
     SELECT $1, $2::jsonb, '2020-01-01', '2099-12-31'
     WHERE NOT EXISTS (SELECT 1 FROM coupons WHERE upper(code) = upper($1))`,
    [code, title],
  );
  return changeRows(tx, 'coupons', ['upper(code) = upper($1)', code], {
    ...plain,
    ...money.discount(discount, type),
    min_purchase: money.minor(least),
    max_discount: money.minor(cap),
  });
}
