import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';

export interface StoreSectionRow {
  /** null: items without a category. */
  id: number | null;
  name_i18n: Texts | null;
  count: number;
}

/** The sections of a store's menu: its categories in the order of the shop's categories. */
export const storeSections = (queries: Queries, storeId: number): Promise<StoreSectionRow[]> =>
  queries.query<StoreSectionRow>(
    `SELECT categories.id, categories.name_i18n, held.count
     FROM (SELECT category_id, count(*) AS count FROM items
       WHERE store_id = $1 AND active AND NOT campaign GROUP BY category_id) AS held
     LEFT JOIN categories ON categories.id = held.category_id AND categories.active
     ORDER BY categories.position, categories.id`,
    [storeId],
  );
