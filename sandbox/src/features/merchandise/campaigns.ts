import { localTime } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';
import { selectStores, type StoreRow } from '../catalog/store-row';

export interface CampaignRow {
  id: number;
  module_id: number;
  title_i18n: Texts;
  description_i18n: Texts;
  image: string | null;
  starts_on: string;
  ends_on: string;
  daily_from: string | null;
  daily_to: string | null;
  store_count: number;
}

const maxStores = 100;

/** `$1` zones, `$2` today. */
const columns = `campaigns.id, module_id, title_i18n, description_i18n, image, starts_on, ends_on, daily_from, daily_to,
  (SELECT count(*) FROM campaign_stores JOIN stores ON stores.id = store_id
    WHERE campaign_id = campaigns.id AND stores.active
      AND (cardinality($1::int[]) = 0 OR stores.zone_id = ANY($1::int[]))) AS store_count`;
const runs = 'campaigns.active AND starts_on <= $2::date AND ends_on >= $2::date';

const today = (view: View) => localTime(view.now, view.timeZone).date;

/** Running campaigns of the module with participating stores of the zones; empty without a zone. */
export async function getCampaignsInZones(
  queries: Queries,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
  view: View,
): Promise<CampaignRow[]> {
  if (zoneIds.length === 0) return [];
  const rows = await queries.query<CampaignRow>(
    `SELECT ${columns} FROM campaigns WHERE ${runs} AND ($3::int IS NULL OR module_id = $3)
       AND (NOT EXISTS (SELECT 1 FROM campaign_zones WHERE campaign_id = campaigns.id)
         OR EXISTS (SELECT 1 FROM campaign_zones WHERE campaign_id = campaigns.id AND zone_id = ANY($1::int[])))
     ORDER BY position, id LIMIT 50`,
    [zoneIds, today(view), moduleId],
  );
  return rows.filter((row) => row.store_count > 0);
}

/** A running campaign in any zone; null when it is unknown, not started or over. */
export const runningCampaign = (
  queries: Queries,
  id: number,
  zoneIds: number[],
  view: View,
): Promise<CampaignRow | null> =>
  one<CampaignRow>(queries, `SELECT ${columns} FROM campaigns WHERE ${runs} AND id = $3`, [
    zoneIds,
    today(view),
    id,
  ]);

/** Participating stores that serve the zones; without a zone all of them (D-04). */
export const getCampaignStores = (queries: Queries, id: number, zoneIds: number[]): Promise<StoreRow[]> =>
  selectStores(
    queries,
    {
      where: `stores.active AND (cardinality($2::int[]) = 0 OR stores.zone_id = ANY($2::int[]))
        AND stores.id IN (SELECT store_id FROM campaign_stores WHERE campaign_id = $1)`,
      order: '(SELECT position FROM campaign_stores WHERE campaign_id = $1 AND store_id = stores.id)',
      values: [id, zoneIds],
    },
    { limit: maxStores, page: 1 },
  );

/** Items of running campaigns, the first to end first. */
export const campaignItemList = ({ zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>, view: View) => ({
  where: `active AND campaign AND coalesce(campaign_starts_on <= $1::date, true)
    AND coalesce(campaign_ends_on >= $1::date, true)
    AND store_id = ANY(ARRAY(SELECT id FROM stores WHERE active AND zone_id = ANY($2::int[])))
    AND ($3::int IS NULL OR module_id = $3)`,
  order: 'campaign_ends_on, order_count DESC',
  values: [today(view), zoneIds, moduleId],
});

/** A campaign as wire data, without its stores. */
export const campaignToWire = (row: CampaignRow, view: View) => ({
  id: row.id,
  title: view.text(row.title_i18n),
  description: view.text(row.description_i18n),
  image_full_url: view.picture(row.image),
  module_id: row.module_id,
  available_date_starts: row.starts_on,
  available_date_ends: row.ends_on,
  start_time: row.daily_from,
  end_time: row.daily_to,
  stores_count: row.store_count,
});
