import { testDatabase } from '../../../testing/test-database';
import type { Database } from '../../database';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = (sql: string) => database.query<Record<string, unknown>>(sql);
const count = async (sql: string) => Number((await rows(`SELECT count(*) AS count ${sql}`))[0]?.count);

it.each(['items', 'stores'])('rates %s as their histograms say [BIZ-14]', async (table) => {
  const wrong = await rows(
    `SELECT id, avg_rating, rating_count, rating_counts FROM ${table}
     WHERE rating_count <> (SELECT sum(given) FROM unnest(rating_counts) AS given)
       OR abs(avg_rating - coalesce((SELECT sum(given * (1 + place) / 2.0) / nullif(sum(given), 0)
         FROM unnest(rating_counts) WITH ORDINALITY AS all_given (given, place)), 0)) > 0.005`,
  );
  expect(wrong).toEqual([]);
});

it('rates a store by all of its items', async () => {
  const wrong = await rows(
    `SELECT stores.id FROM stores JOIN items ON items.store_id = stores.id GROUP BY stores.id
     HAVING stores.rating_count <> sum(items.rating_count)`,
  );
  expect(wrong).toEqual([]);
});

it('has no more reviews with a rating than the histogram counts', async () => {
  const wrong = await rows(
    `SELECT item_id, rating, count(*) AS said, rating_counts FROM reviews JOIN items ON items.id = item_id
     GROUP BY item_id, rating, rating_counts HAVING count(*) > rating_counts[(rating * 2 - 1)::int]`,
  );
  expect(wrong).toEqual([]);
});

it('has hundreds of reviews in three scripts, of the item’s store, some with a reply, none twice of one customer', async () => {
  expect(await count('FROM reviews')).toBeGreaterThan(400);
  expect(await count(`FROM reviews WHERE comment ~ '[A-Za-z]{4}'`)).toBeGreaterThan(100);
  expect(await count(`FROM reviews WHERE comment ~ '[ٹپچڈڑژگںھہیک]'`)).toBeGreaterThan(100);
  expect(await count(`FROM reviews WHERE comment ~ '[يكةىإأ]'`)).toBeGreaterThan(100);
  expect(await count(`FROM reviews WHERE reply <> ''`)).toBeGreaterThan(60);
  expect(await count(`FROM reviews WHERE comment = ''`)).toBe(0);
  expect(
    await count('FROM reviews JOIN items ON items.id = item_id WHERE items.store_id <> reviews.store_id'),
  ).toBe(0);
  expect(await rows('SELECT 1 FROM reviews GROUP BY customer_id, item_id HAVING count(*) > 1')).toEqual([]);
  expect(await count(`FROM reviews WHERE rating >= 4`)).toBeGreaterThan(
    await count(`FROM reviews WHERE rating < 3`),
  );
});

it('has stores and items of campaigns, flash sales, brands and conditions from their own module', async () => {
  for (const pairs of [
    'campaign_stores JOIN campaigns ON campaigns.id = campaign_id JOIN stores AS other ON other.id = store_id',
    'campaigns JOIN items AS other ON other.campaign_id = campaigns.id',
    'flash_sale_items JOIN flash_sales AS campaigns ON campaigns.id = sale_id JOIN items AS other ON other.id = item_id',
    'brands AS campaigns JOIN items AS other ON other.brand_id = campaigns.id',
    'item_conditions JOIN conditions AS campaigns ON campaigns.id = condition_id JOIN items AS other ON other.id = item_id',
  ]) {
    expect(await count(`FROM ${pairs}`)).toBeGreaterThan(10);
    expect(await count(`FROM ${pairs} WHERE campaigns.module_id <> other.module_id`)).toBe(0);
  }
});

it('sells items of campaigns on the days of their campaign', async () => {
  expect(await count('FROM items WHERE campaign <> (campaign_id IS NOT NULL)')).toBe(0);
  expect(
    await count(
      `FROM items JOIN campaigns ON campaigns.id = campaign_id
       WHERE campaign_starts_on <> starts_on OR campaign_ends_on <> ends_on`,
    ),
  ).toBe(0);
});

it('has flash sales that follow each other without a gap, of things that can be bought', async () => {
  const gaps = await rows(
    `SELECT id FROM (SELECT id, starts_at, lag(ends_at) OVER (PARTITION BY module_id ORDER BY starts_at) AS last
       FROM flash_sales) AS sales WHERE last <> starts_at`,
  );
  expect(gaps).toEqual([]);
  expect(
    await count(
      `FROM flash_sale_items JOIN items ON items.id = item_id
       WHERE stock = 0 OR prescription_required OR available_from IS NOT NULL OR discount IS NULL OR sold > offered`,
    ),
  ).toBe(0);
});

it('has a store of each module that is always open where the module is served', async () => {
  const closed = await rows(
    `SELECT zone_id, module_id FROM module_zones JOIN modules ON modules.id = module_id
     WHERE module_type NOT IN ('parcel', 'rental') AND NOT EXISTS (
       SELECT 1 FROM stores WHERE stores.zone_id = module_zones.zone_id AND stores.module_id = module_zones.module_id
         AND active AND (SELECT count(DISTINCT day) FROM store_hours WHERE store_id = stores.id
           AND opening = '00:00' AND closing >= '23:59') = 7)`,
  );
  expect(closed).toEqual([]);
});

it('links every banner to something that exists in the zone where it is shown', async () => {
  const lost = await rows(
    `SELECT banners.id FROM banners LEFT JOIN items ON items.id = item_id
       LEFT JOIN stores ON stores.id = coalesce(banners.store_id, items.store_id)
     WHERE (link IS NULL AND stores.id IS NULL AND banners.module_id <> 5) OR (banners.zone_id <> stores.zone_id) OR NOT stores.active`,
  );
  expect(lost).toEqual([]);
});

it('has parcel categories', async () => {
  expect(await count('FROM categories WHERE module_id = 5')).toBeGreaterThanOrEqual(5);
});
