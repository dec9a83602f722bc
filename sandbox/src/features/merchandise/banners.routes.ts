import { banners, storeBanners } from '@shop/contract';
import { one } from '../../database/database';
import type { Texts } from '../../http/language';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { getCampaignsInZones, campaignToWire } from './campaigns';

interface BannerRow {
  id: number;
  title_i18n: Texts;
  image: string | null;
  item_id: number | null;
  store_id: number | null;
  link: string | null;
}

const columns = 'id, title_i18n, image, item_id, store_id, link';

const bannerToWire = (row: BannerRow, view: View) => ({
  id: row.id,
  title: view.text(row.title_i18n),
  type: row.item_id ? 'item_wise' : row.store_id ? 'store_wise' : 'default',
  image_full_url: view.picture(row.image),
  link: row.link,
  item: row.item_id ? { id: row.item_id } : null,
  store: row.store_id ? { id: row.store_id } : null,
});

/** Banners of a module's home page with the campaigns that run, and those of a store's own page. */
export function bannerRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, banners, async ({ moduleId, zoneIds, query, view }) => {
    const rows = await database.query<BannerRow>(
      `SELECT ${columns} FROM banners
       WHERE active AND put_up_by IS NULL AND (zone_id IS NULL OR zone_id = ANY($1::int[]))
         AND (module_id IS NULL OR $2::int IS NULL OR module_id = $2) AND (featured OR NOT $3::boolean)
       ORDER BY position, id LIMIT 50`,
      [zoneIds, moduleId, query.featured === true],
    );
    const campaigns = await getCampaignsInZones(database, { zoneIds, moduleId }, view);
    return {
      campaigns: campaigns.map((row) => campaignToWire(row, view)),
      banners: rows.map((row) => bannerToWire(row, view)),
    };
  });

  serve(server, storeBanners, async ({ params, view }) => {
    if (!(await one(database, 'SELECT 1 FROM stores WHERE id = $1 AND active', [params.id])))
      throw notFound();
    const rows = await database.query<BannerRow>(
      `SELECT ${columns} FROM banners WHERE active AND put_up_by = $1 ORDER BY position, id LIMIT 20`,
      [params.id],
    );
    return { banners: rows.map((row) => bannerToWire(row, view)) };
  });
}
