import type { View } from '../../shop/shop';
import type { CouponRow } from './coupon-store';

/** ENT-30. `data` lists its stores or zones, as JSON text like in the whole family. */
export function couponToWire(row: CouponRow, view: View) {
  const reached = row.coupon_type === 'zone_wise' ? row.zone_ids : row.store_ids;
  return {
    id: row.id,
    title: view.text(row.title_i18n),
    code: row.code,
    start_date: row.starts_on,
    expire_date: row.expires_on,
    min_purchase: view.money(row.min_purchase),
    max_discount: view.money(row.max_discount),
    discount: row.discount_type === 'amount' ? view.money(row.discount) : row.discount,
    discount_type: row.discount_type,
    coupon_type: row.coupon_type,
    module_id: row.module_id,
    limit: row.uses_of_one,
    data: JSON.stringify(reached),
    reach: row.reach.map(({ id, name }) => ({ id, name: view.text(name) })),
    module_name: view.text(row.module_name),
  };
}
