import type { PartnerKind } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';
import { runningStatuses } from '../orders/order-progress';

/** The partner of a conversation, by kind and id; id 0: the shop's support. */
export interface PartnerKey {
  kind: PartnerKind;
  id: number;
}

/** How a partner is shown; null name: the shop's support, which has the shop's name. */
export interface PartnerRow {
  partner_kind: PartnerKind;
  partner_id: number;
  partner_name: Texts | null;
  partner_image: string | null;
}

export const partnerColumns = `CASE partner_kind WHEN 'vendor' THEN stores.name_i18n
    WHEN 'delivery_man' THEN jsonb_build_object('en', couriers.f_name || ' ' || couriers.l_name) END AS partner_name,
  coalesce(stores.logo, couriers.image) AS partner_image`;

/** Joins the partner of `partner_kind` and `partner_id`. */
export const partnerTables = `LEFT JOIN stores ON partner_kind = 'vendor' AND stores.id = partner_id
  LEFT JOIN couriers ON partner_kind = 'delivery_man' AND couriers.id = partner_id`;

/** The partner as shown; null where there is none. */
export const partnerBy = (queries: Queries, { kind, id }: PartnerKey): Promise<PartnerRow | null> =>
  one<PartnerRow>(
    queries,
    `SELECT partner_kind, partner_id, ${partnerColumns}
     FROM (SELECT $1::text AS partner_kind, $2::int AS partner_id) AS wanted ${partnerTables}
     WHERE CASE partner_kind WHEN 'vendor' THEN stores.id IS NOT NULL
       WHEN 'delivery_man' THEN couriers.id IS NOT NULL ELSE partner_id = 0 END`,
    [kind, id],
  );

/** The customer's running order that involves a partner; the shop's support is involved in all. */
export interface RunningOrder {
  id: number;
  status: (typeof runningStatuses)[number];
  store_name: Texts;
}

const orderByKind: Record<PartnerKind, string> = {
  admin: '$3::int = 0',
  vendor: 'store_id = $3',
  delivery_man: 'courier_id = $3',
};

export const runningOrderWith = (
  queries: Queries,
  customerId: number,
  { kind, id }: PartnerKey,
): Promise<RunningOrder | null> =>
  one<RunningOrder>(
    queries,
    `SELECT orders.id, orders.status, coalesce(stores.name_i18n, modules.name_i18n) AS store_name
     FROM orders LEFT JOIN stores ON stores.id = orders.store_id JOIN modules ON modules.id = orders.module_id
     WHERE owner_kind = 'customer' AND owner_id = $1 AND status = ANY($2::text[]) AND ${orderByKind[kind]}
     ORDER BY orders.id DESC LIMIT 1`,
    [String(customerId), [...runningStatuses], id],
  );

/** Active stores, couriers of the customer's running orders, and always the shop. */
export async function acceptsMessages(
  queries: Queries,
  customerId: number,
  partner: PartnerKey,
): Promise<boolean> {
  if (partner.kind === 'admin') return true;
  if (partner.kind === 'delivery_man') return (await runningOrderWith(queries, customerId, partner)) !== null;
  return (await one(queries, 'SELECT 1 FROM stores WHERE id = $1 AND active', [partner.id])) !== null;
}

/** The shop's name in the visitor's language. */
export interface OwnPeople {
  name: string;
  /** In all languages, for searching. */
  names: string;
  logo: string | null;
}

/** Stores are their own vendors here. */
export const partnerToWire = (row: PartnerRow, own: OwnPeople, { text, picture }: View) => ({
  id: row.partner_id,
  store_id: row.partner_kind === 'vendor' ? row.partner_id : null,
  f_name: row.partner_name ? text(row.partner_name) : own.name,
  l_name: '',
  image_full_url: picture(row.partner_name ? row.partner_image : own.logo),
});
