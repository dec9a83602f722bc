import { dateFrom } from '../calendar';
import type { Row } from '../insert-rows';
import { toRows } from '../texts';
import { storeNamed } from '../shop/store-rows';
import { modules } from '../shop/city';
import { coupons as table } from './coupons';

/** The ids of its stores (given by name) or zones. */
function toReach(type: string | undefined, reach: string): Pick<Row, 'store_ids' | 'zone_ids'> {
  const names = reach === '-' ? [] : reach.split('+');
  if (type === 'store_wise') return { store_ids: names.map((name) => storeNamed(name).id), zone_ids: [] };
  return { store_ids: [], zone_ids: names.map(Number) };
}

function couponRow(cells: string[], index: number, now: Date): Row {
  const [code, type, slug, discount = '', least, cap, reach = '-', days = '', uses = '-', ...title] = cells;
  const module = modules.find((entry) => entry.slug === slug);
  const [en = '', ur = '', ar = ''] = title;
  if (ar === '' || (slug !== '-' && !module)) throw new Error(`Not a whole coupon: ${code}`);
  const [first = 0, last = 0] = days.split('..').map(Number);
  return {
    id: index + 1,
    code,
    title_i18n: { en, ur, ar },
    coupon_type: type,
    module_id: module?.id ?? null,
    discount: Number(discount.replace('%', '')),
    discount_type: discount.endsWith('%') ? 'percent' : 'amount',
    min_purchase: Number(least),
    max_discount: Number(cap),
    ...toReach(type, reach),
    starts_on: dateFrom(now, first),
    expires_on: dateFrom(now, last),
    uses_of_one: uses === '-' ? null : Number(uses),
  };
}

/** Coupons of every kind, among them an expired one and a future one. */
export const couponRows = (now: Date): Row[] =>
  toRows(table).map((cells, index) => couponRow(cells, index, now));
