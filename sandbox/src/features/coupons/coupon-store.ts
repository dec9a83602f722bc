import type { Coupon, CouponType } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Owner } from '../../http/identity';

export interface CouponRow {
  id: number;
  code: string;
  title_i18n: Texts;
  coupon_type: CouponType;
  /** null: every module. */
  module_id: number | null;
  /** Percent, or minor units. */
  discount: number;
  discount_type: 'percent' | 'amount';
  min_purchase: number;
  max_discount: number;
  store_ids: number[];
  zone_ids: number[];
  starts_on: string;
  expires_on: string;
  uses_of_one: number | null;
  active: boolean;
  /** Uses by this owner, in orders that were not cancelled. */
  used: number;
  /** Of stores or zones. */
  reach: { id: number; name: Texts }[];
  module_name: Texts | null;
}

const named = (table: 'stores' | 'zones', ids: 'store_ids' | 'zone_ids') =>
  `SELECT id, name_i18n AS name FROM ${table} WHERE id = ANY(coupons.${ids})`;

const select = `SELECT coupons.*,
    (SELECT count(*) FROM coupon_uses
      WHERE coupon_id = coupons.id AND owner_kind = $1 AND owner_id = $2) AS used,
    (SELECT name_i18n FROM modules WHERE id = coupons.module_id) AS module_name,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY id), '[]')
      FROM (${named('stores', 'store_ids')} UNION ALL ${named('zones', 'zone_ids')}) AS places) AS reach
  FROM coupons`;

/** By its code, whatever the case and the spaces around it; null when there is none. */
export const couponByCode = (queries: Queries, owner: Owner, code: string): Promise<CouponRow | null> =>
  one<CouponRow>(queries, `${select} WHERE upper(code) = upper($3)`, [owner.kind, owner.id, code.trim()]);

/** Coupons that the owner may use on a day: started, not expired, not used up. The first to expire comes first. */
export const couponsOn = (queries: Queries, owner: Owner, day: string): Promise<CouponRow[]> =>
  queries.query<CouponRow>(
    `SELECT * FROM (${select} WHERE active AND starts_on <= $3::date AND expires_on >= $3::date) AS current
     WHERE uses_of_one IS NULL OR used < uses_of_one ORDER BY expires_on, id`,
    [owner.kind, owner.id, day],
  );

/** The domain's coupon; amounts are minor units in the database, too. */
export const toCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  type: row.coupon_type,
  discount: { type: row.discount_type, value: row.discount },
  minPurchase: row.min_purchase,
  maxDiscount: row.max_discount,
  storeIds: row.store_ids,
  zoneIds: row.zone_ids,
});

/**
 * Records the use of a coupon by an order or trip, until that is cancelled. The caller has locked the owner's cart, so
 * that uses by one owner run one after the other.
 */
export const countUse = (
  tx: Queries,
  couponId: number,
  { kind, id }: { kind: 'order' | 'trip'; id: number },
  owner: Owner,
): Promise<unknown> =>
  tx.query(`INSERT INTO coupon_uses (coupon_id, ${kind}_id, owner_kind, owner_id) VALUES ($1, $2, $3, $4)`, [
    couponId,
    id,
    owner.kind,
    owner.id,
  ]);
