import { one, type Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { Paging } from '../catalog/paging';

export interface FlashSaleRow {
  id: number;
  module_id: number;
  title_i18n: Texts;
  starts_at: Date;
  ends_at: Date;
  item_count: number;
}

export interface FlashEntryRow {
  item_id: number;
  offered: number;
  sold: number;
}

/** Items of the sale that stores of the zones (`$1`) offer. */
const entriesHere = `FROM flash_sale_items JOIN items ON items.id = item_id JOIN stores ON stores.id = items.store_id
  WHERE items.active AND stores.active AND stores.zone_id = ANY($1::int[])`;

/** The running sale of the module with items of the zones, the first to end; null without one. */
export const runningSale = (
  queries: Queries,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
  now: Date,
): Promise<FlashSaleRow | null> =>
  one<FlashSaleRow>(
    queries,
    `SELECT * FROM (
       SELECT id, module_id, title_i18n, starts_at, ends_at,
         (SELECT count(*) ${entriesHere} AND sale_id = flash_sales.id) AS item_count
       FROM flash_sales WHERE active AND starts_at <= $2 AND ends_at > $2 AND ($3::int IS NULL OR module_id = $3)
     ) AS running WHERE item_count > 0 ORDER BY ends_at, id LIMIT 1`,
    [zoneIds, now, moduleId],
  );

export const getSaleEntries = (
  queries: Queries,
  saleId: number,
  zoneIds: number[],
  { limit, page }: Paging,
): Promise<FlashEntryRow[]> =>
  queries.query<FlashEntryRow>(
    `SELECT item_id, offered, least(sold, offered) AS sold ${entriesHere} AND sale_id = $2
     ORDER BY flash_sale_items.position, item_id LIMIT $3 OFFSET $4`,
    [zoneIds, saleId, limit, (page - 1) * limit],
  );

export interface SoldQuantity {
  itemId: number;
  /** Negative: put back. */
  quantity: number;
}

/**
 * Counts the units of an order in the sales that ran when it was placed. The items' rows must be locked, so that orders
 * of the same item run one after the other.
 */
export async function countForSales(
  tx: Queries,
  sold: readonly SoldQuantity[],
  placedAt: Date,
): Promise<void> {
  await tx.query(
    `UPDATE flash_sale_items SET sold = greatest(0, sold + taken.pieces)
     FROM (SELECT item_id, sum(pieces)::int AS pieces FROM unnest($1::int[], $2::int[]) AS each (item_id, pieces)
       GROUP BY item_id) AS taken
     WHERE flash_sale_items.item_id = taken.item_id
       AND sale_id IN (SELECT id FROM flash_sales WHERE active AND starts_at <= $3 AND ends_at > $3)`,
    [sold.map(({ itemId }) => itemId), sold.map(({ quantity }) => quantity), placedAt],
  );
}
