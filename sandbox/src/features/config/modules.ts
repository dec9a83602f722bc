import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';

interface ModuleRow {
  id: number;
  slug: string;
  module_type: string;
  name_i18n: Texts;
  description_i18n: Texts;
  icon: string | null;
  thumbnail: string | null;
  stores_count: number;
  zone_ids: number[];
}

type Zones = Pick<Scope, 'zoneIds' | 'namesZones'>;

/** Active modules of the zones; all of them where the request names none (for the landing page). */
export const modulesIn = (queries: Queries, { zoneIds, namesZones }: Zones): Promise<ModuleRow[]> =>
  queries.query<ModuleRow>(
    `SELECT id, slug, module_type, name_i18n, description_i18n, icon, thumbnail,
       (SELECT count(*) FROM stores WHERE module_id = modules.id AND active
          AND (NOT $2::boolean OR zone_id = ANY($1::int[]))) AS stores_count,
       coalesce((SELECT jsonb_agg(zone_id ORDER BY zone_id) FROM module_zones WHERE module_id = modules.id), '[]') AS zone_ids
     FROM modules
     WHERE active AND (NOT $2::boolean
       OR EXISTS (SELECT 1 FROM module_zones WHERE module_id = modules.id AND zone_id = ANY($1::int[])))
     ORDER BY position, id`,
    [zoneIds, namesZones],
  );

/** ENT-37. With its zones where the request names zones. */
export const moduleToWire = (row: ModuleRow, { namesZones }: Zones, view: View) => ({
  id: row.id,
  module_name: view.text(row.name_i18n),
  module_type: row.module_type,
  slug: row.slug,
  icon_full_url: view.picture(row.icon),
  thumbnail_full_url: view.picture(row.thumbnail),
  description: view.text(row.description_i18n),
  stores_count: row.stores_count,
  theme_id: 1,
  ...(namesZones ? { zones: row.zone_ids.map((id) => ({ id })) } : {}),
});
