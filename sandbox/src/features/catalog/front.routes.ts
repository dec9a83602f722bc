import { banners, categoryList } from '@shop/contract';
import type { Texts } from '../../http/language';
import { serve, type Server } from '../../serve';
import { categoriesOf, categoryTree } from './categories';

interface BannerRow {
  id: number;
  title_i18n: Texts;
  image: string | null;
  item_id: number | null;
  store_id: number | null;
  link: string | null;
}

/** Banners and categories: what the front of a module shows beside its lists. */
export function frontRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, categoryList, async ({ moduleId, view }) =>
    categoryTree(await categoriesOf(database, moduleId), null, view),
  );

  serve(server, banners, async ({ moduleId, zoneIds, query, view }) => {
    const rows = await database.query<BannerRow>(
      `SELECT id, title_i18n, image, item_id, store_id, link FROM banners
       WHERE active AND (zone_id IS NULL OR zone_id = ANY($1::int[]))
         AND (module_id IS NULL OR $2::int IS NULL OR module_id = $2) AND (featured OR NOT $3::boolean)
       ORDER BY position, id LIMIT 50`,
      [zoneIds, moduleId, query.featured === true],
    );
    return {
      campaigns: [],
      banners: rows.map((row) => ({
        id: row.id,
        title: view.text(row.title_i18n),
        type: row.item_id ? 'item_wise' : row.store_id ? 'store_wise' : 'default',
        image_full_url: view.picture(row.image),
        link: row.link,
        item: row.item_id ? { id: row.item_id } : null,
        store: row.store_id ? { id: row.store_id } : null,
      })),
    };
  });
}
