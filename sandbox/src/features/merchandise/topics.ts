import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';

/** A topic of items: a brand, or a condition that they help with. */
export interface TopicRow {
  id: number;
  module_id: number;
  slug: string;
  name_i18n: Texts;
  image: string | null;
  item_count: number;
}

type TopicTable = 'brands' | 'conditions';

const offeredHere = `items.active AND NOT items.campaign
  AND items.store_id = ANY(ARRAY(SELECT id FROM stores WHERE active AND zone_id = ANY($1::int[])))`;

/** The number of items of each topic in the zones; `wanted` are the requested topics. */
const counts: Record<TopicTable, string> = {
  brands: `SELECT brand_id AS topic_id, count(*) AS items FROM items
    WHERE brand_id = ANY(ARRAY(SELECT id FROM wanted)) AND ${offeredHere} GROUP BY 1`,
  conditions: `SELECT condition_id AS topic_id, count(*) AS items FROM item_conditions JOIN items ON items.id = item_id
    WHERE ${offeredHere} GROUP BY 1`,
};

/** Topics of the module with items at stores of the zones, in their order. */
export const getTopicsInZones = (
  queries: Queries,
  table: TopicTable,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
): Promise<TopicRow[]> =>
  queries.query<TopicRow>(
    `WITH wanted AS (SELECT * FROM ${table} WHERE active AND ($2::int IS NULL OR module_id = $2)
       ORDER BY position, id LIMIT 200)
     SELECT id, module_id, slug, name_i18n, image, counted.items AS item_count
     FROM wanted JOIN (${counts[table]}) AS counted ON counted.topic_id = id ORDER BY position, id`,
    [zoneIds, moduleId],
  );

export async function topicIsThere(queries: Queries, table: TopicTable, id: number): Promise<boolean> {
  return (await one(queries, `SELECT 1 FROM ${table} WHERE id = $1 AND active`, [id])) !== null;
}

export const topicToWire = (row: TopicRow, view: View) => ({
  id: row.id,
  name: view.text(row.name_i18n),
  slug: row.slug,
  module_id: row.module_id,
  image_full_url: view.picture(row.image),
  items_count: row.item_count,
});
