import type { Database } from '../database/database';
import { testDatabase } from '../testing/test-database';
import { isAll } from '../testing/test-scope';
import { generateItems } from './generate-items';

const count = isAll ? 3_000 : 1_000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const generated = () =>
  database.query<{ name: string }>(
    `SELECT store_id, name_i18n::text AS name, price, discount, image FROM items WHERE position >= 1000 ORDER BY position`,
  );
const clear = () => database.query('DELETE FROM items WHERE position >= 1000');

it('creates the requested number of items, the same for the same seed', async () => {
  await generateItems(database, { items: 300, stores: null, seed: 8 });
  const others = await generated();
  await clear();
  expect(await generateItems(database, { items: count, stores: null, seed: 7 })).toMatchObject({
    items: count,
  });
  const first = await generated();
  expect(first).toHaveLength(count);
  expect(others).toHaveLength(300);
  expect(first.slice(0, 300)).not.toEqual(others);
  await clear();
  await generateItems(database, { items: count, stores: null, seed: 7 });
  expect(await generated()).toEqual(first);
});

it('names them in three languages, nearly all different, and search finds them', async () => {
  const names = (await generated()).map(({ name }) => name);
  expect(new Set(names).size).toBeGreaterThan((2_900 / 3_000) * count);
  for (const name of names.slice(0, 200)) {
    const { en, ur, ar } = JSON.parse(name) as Record<string, string>;
    expect(Boolean(en && ur && ar)).toBe(true);
  }
  const [found] = await database.query<{ count: number }>(
    `SELECT count(*) AS count FROM items WHERE search LIKE '%kohinoor%'`,
  );
  expect(found?.count).toBeGreaterThan(10);
});

it('gives most of them a brand of their module, and ratings that count for their stores', async () => {
  const [found] = await database.query<Record<string, number>>(
    `SELECT count(*) FILTER (WHERE brand_id IS NOT NULL) AS branded,
       count(*) FILTER (WHERE brands.module_id <> items.module_id) AS odd,
       count(*) FILTER (WHERE rating_count <> (SELECT sum(given) FROM unnest(rating_counts) AS given)) AS wrong
     FROM items LEFT JOIN brands ON brands.id = brand_id WHERE items.position >= 1000`,
  );
  expect(found).toMatchObject({ odd: 0, wrong: 0 });
  expect(found?.branded).toBeGreaterThan(count / 3);
  const unlike = await database.query(
    `SELECT stores.id FROM stores JOIN items ON items.store_id = stores.id GROUP BY stores.id
     HAVING stores.rating_count <> sum(items.rating_count)`,
  );
  expect(unlike).toEqual([]);
});

it('creates additional stores on request, and keeps the search index', async () => {
  const made = await generateItems(database, { items: count, stores: 60, seed: 1, indexedAfterFrom: count });
  expect(made.stores).toBeGreaterThanOrEqual(60);
  const stores = await database.query<{ slug: string }>(`SELECT slug FROM stores WHERE slug LIKE 'load-%'`);
  expect(stores.length).toBeGreaterThan(5);
  expect(await database.query(`SELECT 1 FROM pg_indexes WHERE indexname = 'items_search'`)).toHaveLength(1);
});
