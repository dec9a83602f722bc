import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';

export interface CategoryRow {
  id: number;
  module_id: number;
  parent_id: number | null;
  slug: string;
  name_i18n: Texts;
  image: string | null;
  featured: boolean;
}

export interface CategoryWire {
  id: number;
  name: string;
  slug: string;
  module_id: number;
  parent_id: number;
  image_full_url: string | null;
  featured: 0 | 1;
  childes: CategoryWire[];
}

/** Active categories of a module, or of all, in their order. */
export const getCategories = (queries: Queries, moduleId: number | null): Promise<CategoryRow[]> =>
  queries.query<CategoryRow>(
    `SELECT id, module_id, parent_id, slug, name_i18n, image, featured FROM categories
     WHERE active AND ($1::int IS NULL OR module_id = $1) ORDER BY position, id`,
    [moduleId],
  );

const mostPopular = 20;

/** Top-level categories with orders at the zones' stores, the most ordered first. */
export const popularCategories = (
  queries: Queries,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
): Promise<CategoryRow[]> =>
  queries.query<CategoryRow>(
    `WITH RECURSIVE rooted AS (
       SELECT id, id AS root FROM categories WHERE parent_id IS NULL AND active
       UNION SELECT categories.id, root FROM categories JOIN rooted ON categories.parent_id = rooted.id WHERE active
     ), sold AS (
       SELECT category_id, sum(order_count) AS orders FROM items
       WHERE active AND NOT campaign AND store_id = ANY(ARRAY(SELECT id FROM stores WHERE active AND zone_id = ANY($1::int[])))
         AND ($2::int IS NULL OR module_id = $2)
       GROUP BY category_id
     )
     SELECT id, module_id, parent_id, slug, name_i18n, image, featured
     FROM categories JOIN (
       SELECT root, sum(orders) AS orders FROM rooted JOIN sold ON category_id = rooted.id GROUP BY root
     ) AS popular ON root = id
     ORDER BY orders DESC, id LIMIT ${mostPopular}`,
    [zoneIds, moduleId],
  );

export const categoryToWire = (row: CategoryRow, view: View, childes: CategoryWire[]): CategoryWire => ({
  id: row.id,
  name: view.text(row.name_i18n),
  slug: row.slug,
  module_id: row.module_id,
  parent_id: row.parent_id ?? 0,
  image_full_url: view.picture(row.image),
  featured: row.featured ? 1 : 0,
  childes,
});

/** Categories below a parent (null: the top level), with their children inside. */
export function categoryTree(rows: CategoryRow[], parentId: number | null, view: View): CategoryWire[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => categoryToWire(row, view, categoryTree(rows, row.id, view)));
}
