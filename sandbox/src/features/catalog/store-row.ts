import type { DeliveryCharges, Minor, ModuleType, OpeningWindow, Store } from '@shop/domain';
import type { Queries, SqlValue } from '../../database/database';
import { textIn, type Texts } from '../../http/language';
import { toStoreDiscount } from './item-entity';
import type { Paging } from './paging';

export interface StoreRow {
  id: number;
  module_id: number;
  module_type: string;
  zone_id: number;
  slug: string;
  name_i18n: Texts;
  description_i18n: Texts;
  address_i18n: Texts;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  logo: string | null;
  cover: string | null;
  avg_rating: number;
  rating_count: number;
  order_count: number;
  tax: number;
  minimum_order: number;
  packaging_charge: number;
  store_discount: number | null;
  store_discount_type: 'percent' | 'amount' | null;
  store_discount_min_purchase: number;
  store_discount_max: number;
  store_discount_starts_on: string | null;
  store_discount_starts_at: string | null;
  store_discount_ends_on: string | null;
  store_discount_ends_at: string | null;
  self_delivery_system: boolean;
  delivery_charge_type: 'per_km' | 'fixed';
  per_km_charge: number;
  minimum_charge: number;
  maximum_charge: number;
  fixed_charge: number;
  free_delivery: boolean;
  delivery: boolean;
  take_away: boolean;
  schedule_order: boolean;
  delivery_time: string | null;
  cutlery: boolean;
  schedule_lead: number;
  schedule_days: number | null;
  featured: boolean;
  veg: boolean;
  non_veg: boolean;
  active: boolean;
  hours: { day: number; opening: string; closing: string }[];
}

const columns = `stores.id, stores.module_id, modules.module_type, stores.zone_id, stores.slug, stores.name_i18n,
  stores.description_i18n, stores.address_i18n, stores.phone, stores.email, stores.latitude, stores.longitude,
  stores.logo, stores.cover, stores.avg_rating, stores.rating_count, stores.order_count, stores.tax,
  stores.minimum_order, stores.packaging_charge, stores.discount AS store_discount, stores.discount_type AS store_discount_type,
  stores.discount_min_purchase AS store_discount_min_purchase, stores.discount_max AS store_discount_max,
  stores.discount_starts_on AS store_discount_starts_on, stores.discount_starts_at AS store_discount_starts_at,
  stores.discount_ends_on AS store_discount_ends_on, stores.discount_ends_at AS store_discount_ends_at,
  stores.self_delivery_system, stores.delivery_charge_type, stores.per_km_charge, stores.minimum_charge,
  stores.maximum_charge, stores.fixed_charge, stores.free_delivery, stores.delivery, stores.take_away,
  stores.schedule_order, stores.delivery_time, stores.cutlery, stores.schedule_lead, stores.schedule_days, stores.featured, stores.veg, stores.non_veg, stores.active,
  coalesce((SELECT jsonb_agg(jsonb_build_object('day', day, 'opening', opening, 'closing', closing) ORDER BY day, opening)
    FROM store_hours WHERE store_id = stores.id), '[]') AS hours`;

/** Stores of a list: `where` and `order` are SQL over `stores`. */
export const selectStores = (
  queries: Queries,
  { where, order, values }: { where: string; order: string; values: SqlValue[] },
  { limit, page }: Paging,
): Promise<StoreRow[]> =>
  queries.query<StoreRow>(
    `SELECT ${columns} FROM stores JOIN modules ON modules.id = stores.module_id
     WHERE ${where} ORDER BY ${order}, stores.id LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, limit, (page - 1) * limit],
  );

/** One store, active or not; null when there is none. */
export async function storeById(queries: Queries, id: number): Promise<StoreRow | null> {
  const list = { where: 'stores.id = $1', order: 'stores.id', values: [id] };
  return (await selectStores(queries, list, { limit: 1, page: 1 }))[0] ?? null;
}

const toCharges = (row: StoreRow): DeliveryCharges => ({
  type: row.delivery_charge_type,
  perKm: row.per_km_charge,
  minimum: row.minimum_charge,
  maximum: row.maximum_charge,
  fixed: row.fixed_charge,
});

export const toHours = (row: Pick<StoreRow, 'hours'>): OpeningWindow[] =>
  row.hours.map(({ day, opening, closing }) => ({ day, opens: opening, closes: closing }));

/** The fields of a store that the domain's rules need. */
export type RuledStore = Pick<
  Store,
  | 'id'
  | 'name'
  | 'moduleId'
  | 'moduleType'
  | 'zoneId'
  | 'position'
  | 'discount'
  | 'tax'
  | 'minimumOrder'
  | 'selfDelivery'
  | 'charges'
  | 'freeDelivery'
  | 'delivery'
  | 'takeAway'
  | 'scheduleOrder'
  | 'active'
  | 'openingHours'
  | 'cutlery'
  | 'deliveryTime'
  | 'scheduleLead'
  | 'scheduleDays'
> & { packagingCharge: Minor };

export const toStore = (row: StoreRow): RuledStore => ({
  packagingCharge: row.packaging_charge,
  id: row.id,
  name: textIn(row.name_i18n, 'en'),
  moduleId: row.module_id,
  // the column's CHECK allows exactly these
  moduleType: row.module_type as ModuleType,
  zoneId: row.zone_id,
  position: { latitude: row.latitude, longitude: row.longitude },
  discount: toStoreDiscount(row),
  tax: row.tax,
  minimumOrder: row.minimum_order,
  selfDelivery: row.self_delivery_system,
  charges: toCharges(row),
  freeDelivery: row.free_delivery,
  delivery: row.delivery,
  takeAway: row.take_away,
  scheduleOrder: row.schedule_order,
  active: row.active,
  openingHours: toHours(row),
  cutlery: row.cutlery,
  deliveryTime: row.delivery_time,
  scheduleLead: row.schedule_lead,
  ...(row.schedule_days === null ? {} : { scheduleDays: row.schedule_days }),
});
