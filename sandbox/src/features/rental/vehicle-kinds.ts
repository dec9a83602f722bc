import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';

interface KindRow {
  id: number;
  name_i18n: Texts;
  image: string | null;
}

/** Kinds of vehicles of a module, or of all modules, with the number of vehicles that can be picked up in the zones. */
export const getVehicleCategories = (
  queries: Queries,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
): Promise<(KindRow & { count: number })[]> =>
  queries.query(
    `SELECT id, name_i18n, image, (SELECT count(*) FROM vehicles JOIN stores ON stores.id = provider_id
         JOIN rental_providers ON store_id = provider_id
       WHERE category_id = vehicle_categories.id AND vehicles.active AND stores.active AND pickup_zone_ids && $1::int[]) AS count
     FROM vehicle_categories WHERE active AND ($2::int IS NULL OR module_id = $2) ORDER BY position, id`,
    [zoneIds, moduleId],
  );

export const getVehicleBrands = (queries: Queries, moduleId: number | null): Promise<KindRow[]> =>
  queries.query(
    `SELECT id, name_i18n, image FROM vehicle_brands
     WHERE active AND ($1::int IS NULL OR module_id = $1) ORDER BY position, id`,
    [moduleId],
  );
