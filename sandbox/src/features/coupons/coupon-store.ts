import type { Coupon, CouponType } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Owner } from '../../http/identity';
import { paidTables, type PaidThing } from '../payments/payment-store';

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
  /** Uses by this person, in orders and trips that were not cancelled. */
  used: number;
  /** Of stores or zones. */
  reach: { id: number; name: Texts }[];
  module_name: Texts | null;
}

/** Who uses a coupon: uses by the owner, with the phone of the account, and with `phone` are one person's. */
export interface CouponUser {
  owner: Owner;
  /** The contact phone of the order or trip, normalised; '' while it is unknown. */
  phone: string;
}

const toValues = ({ owner, phone }: CouponUser) => [owner.kind, owner.id, phone];

const named = (table: 'stores' | 'zones', ids: 'store_ids' | 'zone_ids') =>
  `SELECT id, name_i18n AS name FROM ${table} WHERE id = ANY(coupons.${ids})`;

const accountPhone = `(SELECT phone FROM customers WHERE id = CASE WHEN $1 = 'customer' THEN $2::text::int END)`;

const select = `SELECT coupons.*,
    (SELECT count(*) FROM coupon_uses
      WHERE coupon_id = coupons.id AND ((owner_kind = $1 AND owner_id = $2)
        OR (phone <> '' AND phone IN ($3, ${accountPhone})))) AS used,
    (SELECT name_i18n FROM modules WHERE id = coupons.module_id) AS module_name,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY id), '[]')
      FROM (${named('stores', 'store_ids')} UNION ALL ${named('zones', 'zone_ids')}) AS places) AS reach
  FROM coupons`;

/** By its code, whatever the case and the spaces around it; null when there is none. */
export const couponByCode = (queries: Queries, user: CouponUser, code: string): Promise<CouponRow | null> =>
  one<CouponRow>(queries, `${select} WHERE upper(code) = upper($4)`, [...toValues(user), code.trim()]);

/**
 * The coupon for an order or trip that is being placed: further uses of it by the same person wait until the transaction
 * ends, whatever their cart.
 */
export async function lockCouponByCode(
  tx: Queries,
  user: CouponUser,
  code: string,
): Promise<CouponRow | null> {
  const people = await tx.query<{ name: string }>(
    `SELECT DISTINCT name FROM unnest(ARRAY[$1 || ' ' || $2, $3, ${accountPhone}]) AS name WHERE name <> '' ORDER BY name`,
    toValues(user),
  );
  for (const { name } of people)
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('coupon ' || upper($1) || ' of ' || $2))`, [
      code.trim(),
      name,
    ]);
  return couponByCode(tx, user, code);
}

/** Coupons that a person may use on a day: started, not expired, not used up. The first to expire comes first. */
export const couponsOn = (queries: Queries, user: CouponUser, day: string): Promise<CouponRow[]> =>
  queries.query<CouponRow>(
    `SELECT * FROM (${select} WHERE active AND starts_on <= $4::date AND expires_on >= $4::date) AS current
     WHERE uses_of_one IS NULL OR used < uses_of_one ORDER BY expires_on, id`,
    [...toValues(user), day],
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

/** Records the use of a coupon, locked by `lockCouponByCode`, by an order or trip, until that is cancelled. */
export const countUse = (tx: Queries, couponId: number, { kind, id }: PaidThing): Promise<unknown> =>
  tx.query(
    `INSERT INTO coupon_uses (coupon_id, ${kind}_id, owner_kind, owner_id, phone)
     SELECT $1, id, owner_kind, owner_id, contact_phone FROM ${paidTables[kind]} WHERE id = $2`,
    [couponId, id],
  );
