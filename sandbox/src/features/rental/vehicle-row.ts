import type { VehicleFuel, VehicleTransmission } from '@shop/domain';
import type { Queries, SqlValue } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Paging } from '../catalog/paging';
import type { WantedTime } from './wanted-time';

export interface VehicleRow {
  id: number;
  provider_id: number;
  name_i18n: Texts;
  description_i18n: Texts;
  image: string | null;
  images: string[];
  seats: number;
  fuel: VehicleFuel;
  transmission: VehicleTransmission;
  air_condition: boolean;
  year: number | null;
  hourly: number | null;
  per_km: number | null;
  per_day: number | null;
  discount: number | null;
  discount_type: 'percent' | 'amount' | null;
  avg_rating: number;
  rating_count: number;
  rating_counts: number[];
  quantity: number;
  /** The number of available units for the requested time; null without one. */
  available: number | null;
  /** Whether it and its provider are active. */
  offered: boolean;
  category_id: number;
  category_name: Texts;
  brand_id: number;
  brand_name: Texts;
  provider_name: Texts;
  provider_logo: string | null;
  provider_rating: number;
  provider_rating_count: number;
  pickup_zone_ids: number[];
}

const columns = `vehicles.id, vehicles.provider_id, vehicles.name_i18n, vehicles.description_i18n, vehicles.image,
  vehicles.images, vehicles.seats, vehicles.fuel, vehicles.transmission, vehicles.air_condition, vehicles.year,
  vehicles.hourly, vehicles.per_km, vehicles.per_day, vehicles.discount, vehicles.discount_type, vehicles.avg_rating,
  vehicles.rating_count, vehicles.rating_counts, units.quantity, free.available,
  vehicles.active AND stores.active AS offered, kind.id AS category_id,
  kind.name_i18n AS category_name, maker.id AS brand_id, maker.name_i18n AS brand_name,
  stores.name_i18n AS provider_name, stores.logo AS provider_logo, stores.avg_rating AS provider_rating,
  stores.rating_count AS provider_rating_count, provider.pickup_zone_ids`;

/** `$1` and `$2` are start and end of the requested time, or null. */
const joins = `vehicles JOIN stores ON stores.id = vehicles.provider_id
  JOIN rental_providers provider ON provider.store_id = vehicles.provider_id
  JOIN vehicle_categories kind ON kind.id = vehicles.category_id JOIN vehicle_brands maker ON maker.id = vehicles.brand_id
  CROSS JOIN LATERAL (SELECT count(*)::int AS quantity FROM vehicle_units WHERE vehicle_id = vehicles.id AND active) AS units
  CROSS JOIN LATERAL (SELECT CASE WHEN $1::timestamptz IS NOT NULL AND $2::timestamptz IS NOT NULL
    THEN greatest(units.quantity - vehicles_out(vehicles.id, $1::timestamptz, $2::timestamptz), 0) END AS available) AS free`;

/** Vehicles of a list: SQL conditions and order; the first two values are the requested time. */
export interface VehicleSelection {
  where: string;
  order: string;
  values: SqlValue[];
}

/** The first two values of every selection. */
export const timeValues = (wanted: WantedTime | null): SqlValue[] => [
  wanted?.pickupAt ?? null,
  wanted?.returnAt ?? null,
];

export const selectVehicles = (
  queries: Queries,
  { where, order, values }: VehicleSelection,
  { limit, page }: Paging,
): Promise<VehicleRow[]> =>
  queries.query<VehicleRow>(
    `SELECT ${columns} FROM ${joins} WHERE ${where} ORDER BY ${order}, vehicles.id
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, limit, (page - 1) * limit],
  );

export async function countVehicles(
  queries: Queries,
  { where, values }: Pick<VehicleSelection, 'where' | 'values'>,
): Promise<number> {
  const sql = `SELECT count(*) AS count FROM ${joins} WHERE ${where}`;
  return (await queries.query<{ count: number }>(sql, values))[0]?.count ?? 0;
}

/** Vehicles by id, in the order of the ids; deleted ones are left out, inactive ones are not. */
export async function vehiclesById(
  queries: Queries,
  ids: number[],
  wanted: WantedTime | null = null,
): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  const list = {
    where: 'vehicles.id = ANY($3::int[])',
    order: 'array_position($3::int[], vehicles.id)',
    values: [...timeValues(wanted), ids],
  };
  return selectVehicles(queries, list, { limit: ids.length, page: 1 });
}

/** One offered vehicle; null when there is none. */
export async function offeredVehicle(
  queries: Queries,
  id: number,
  wanted: WantedTime | null = null,
): Promise<VehicleRow | null> {
  const [row] = await vehiclesById(queries, [id], wanted);
  return row?.offered ? row : null;
}
