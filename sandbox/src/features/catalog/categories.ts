import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';

interface CategoryRow {
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
export const categoriesOf = (queries: Queries, moduleId: number | null): Promise<CategoryRow[]> =>
  queries.query<CategoryRow>(
    `SELECT id, module_id, parent_id, slug, name_i18n, image, featured FROM categories
     WHERE active AND ($1::int IS NULL OR module_id = $1) ORDER BY position, id`,
    [moduleId],
  );

/** Categories below a parent (null: the outermost), those below them inside. */
export function categoryTree(rows: CategoryRow[], parentId: number | null, view: View): CategoryWire[] {
  return rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({
      id: row.id,
      name: view.text(row.name_i18n),
      slug: row.slug,
      module_id: row.module_id,
      parent_id: row.parent_id ?? 0,
      image_full_url: view.picture(row.image),
      featured: row.featured ? 1 : 0,
      childes: categoryTree(rows, row.id, view),
    }));
}
