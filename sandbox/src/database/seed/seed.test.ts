import { compose } from '../../features/media/compose';
import { toPicture } from '../../features/media/picture';
import { testNow } from '../../testing/test-clock';
import { testDatabase } from '../../testing/test-database';
import type { Database } from '../database';
import { catalogueRows } from './catalogue/item-rows';
import { seed } from './seed';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const count = async (sql: string) =>
  Number((await database.query<{ count: number }>(`SELECT count(*) AS count ${sql}`))[0]?.count);

it('fills an empty database once', async () => {
  expect(await seed(database, testNow)).toBe(false);
  expect(await count('FROM modules')).toBe(6);
  expect(await count('FROM zones')).toBe(4);
  expect(await count('FROM stores')).toBeGreaterThanOrEqual(40);
  expect(await count('FROM items')).toBeGreaterThanOrEqual(450);
  expect(await count('FROM places')).toBeGreaterThanOrEqual(58);
  expect(await count(`FROM customers WHERE email = 'customer@example.com'`)).toBe(1);
  expect(await count(`FROM orders WHERE owner_kind = 'customer' AND owner_id = '1'`)).toBeGreaterThanOrEqual(
    3,
  );
});

it('has every text in all three languages', async () => {
  const columns = await database.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name LIKE '%\\_i18n'`,
  );
  expect(columns.length).toBeGreaterThan(12);
  for (const { table_name: table, column_name: column } of columns) {
    const missing = await database.query(
      `SELECT ${column} FROM ${table}
       WHERE ${column} <> '{}' AND ${column} ->> 'en' <> '' AND (coalesce(${column} ->> 'ur', '') = '' OR coalesce(${column} ->> 'ar', '') = '')`,
    );
    expect([table, column, missing]).toEqual([table, column, []]);
  }
  for (const [table, column] of [
    ['modules', 'name_i18n'],
    ['zones', 'name_i18n'],
    ['categories', 'name_i18n'],
    ['stores', 'name_i18n'],
    ['stores', 'address_i18n'],
    ['items', 'name_i18n'],
    ['items', 'description_i18n'],
    ['add_ons', 'name_i18n'],
    ['banners', 'title_i18n'],
    ['campaigns', 'title_i18n'],
    ['campaigns', 'description_i18n'],
    ['flash_sales', 'title_i18n'],
    ['brands', 'name_i18n'],
    ['conditions', 'name_i18n'],
    ['places', 'address_i18n'],
    ['cancellation_reasons', 'reason_i18n'],
    ['vehicles', 'name_i18n'],
    ['vehicles', 'description_i18n'],
    ['vehicle_categories', 'name_i18n'],
    ['vehicle_brands', 'name_i18n'],
  ])
    expect([table, await count(`FROM ${table} WHERE coalesce(${column} ->> 'en', '') = ''`)]).toEqual([
      table,
      0,
    ]);
});

it('describes what each store sells, with different texts', async () => {
  const [counts] = await database.query<{ stores: number; texts: number }>(
    `SELECT count(*) AS stores, count(DISTINCT description_i18n) AS texts FROM stores`,
  );
  expect(counts?.texts).toBe(counts?.stores);
});

it('has the options of items in all three languages', () => {
  const { items } = catalogueRows(testNow);
  const texts = JSON.stringify(items).match(/\{"en":"[^}]*\}/g) ?? [];
  expect(texts.length).toBeGreaterThan(4000);
  for (const text of new Set(texts))
    expect(Object.values(JSON.parse(text) as object).filter(Boolean)).toHaveLength(3);
});

it.each([
  ['variations', `jsonb_array_length(variations) > 0`],
  ['two questions that make a variation', `jsonb_array_length(choice_options) = 2`],
  ['a variation that is sold out', `variations @> '[{"stock": 0}]'`],
  ['single choice, required', `food_variations @> '[{"type": "single", "required": true}]'`],
  ['single choice, free', `food_variations @> '[{"type": "single", "required": false}]'`],
  [
    'several choices, required',
    `food_variations @> '[{"type": "multi", "required": true, "min": 1, "max": 2}]'`,
  ],
  ['several choices, free', `food_variations @> '[{"type": "multi", "required": false}]'`],
  ['add-ons', 'id IN (SELECT item_id FROM item_add_ons)'],
  ['percent off', `discount_type = 'percent'`],
  ['an amount off', `discount_type = 'amount'`],
  ['hours of their own', 'available_from IS NOT NULL'],
  ['no stock', 'stock = 0'],
  ['little stock', 'stock BETWEEN 1 AND 8'],
  ['a limit for a cart', 'maximum_cart_quantity IS NOT NULL'],
  ['a prescription', 'prescription_required AND module_id = 3'],
  ['a campaign', 'campaign'],
  ['meat', 'veg = false'],
  ['no meat', 'veg'],
  ['organic goods', 'organic'],
  ['halal meat', 'halal'],
  ['recommendations', 'recommended'],
  ['generic names', `generic_names <> '[]'`],
  ['allergens and nutrition', `allergies <> '[]' AND nutritions <> '[]'`],
  ['several pictures', 'jsonb_array_length(images) = 5'],
  ['one picture', 'jsonb_array_length(images) = 1'],
  ['a brand', 'brand_id IS NOT NULL'],
  ['no ratings', 'rating_count = 0 AND NOT campaign'],
  ['a description that is cut [BIZ-07]', `length(description_i18n ->> 'en') > 130`],
  ['a short description', `length(description_i18n ->> 'en') < 130`],
])('has items with %s', async (_case, condition) => {
  expect(await count(`FROM items WHERE ${condition}`)).toBeGreaterThan(0);
});

it.each([
  ['closes after midnight', 'id IN (SELECT store_id FROM store_hours WHERE closing < opening)'],
  [
    'has a day off',
    'id IN (SELECT store_id FROM store_hours GROUP BY store_id HAVING count(DISTINCT day) = 6)',
  ],
  [
    'is closed at noon',
    `id NOT IN (SELECT store_id FROM store_hours WHERE opening <= '12:00' AND (closing >= '12:00' OR closing < opening))`,
  ],
  ['is not working', 'NOT active'],
  ['has a discount', `discount > 0 AND discount_ends_on > '2026-11-21'`],
  ['delivers free of charge', 'free_delivery'],
  ['delivers itself', 'self_delivery_system'],
  ['does not deliver', 'NOT delivery'],
  ['lets nobody fetch', 'NOT take_away'],
  ['takes orders ahead', 'schedule_order'],
])('has a shop that %s', async (_case, condition) => {
  expect(await count(`FROM stores WHERE ${condition}`)).toBeGreaterThan(0);
});

it('has wallets whose transactions add up to their balance, step by step', async () => {
  const rows = await database.query<{ id: number; wallet_balance: number; sum: number; last: number }>(
    `SELECT customers.id, wallet_balance, sum(credit - debit) AS sum,
       (SELECT balance FROM wallet_transactions WHERE customer_id = customers.id ORDER BY id DESC LIMIT 1) AS last
     FROM customers JOIN wallet_transactions ON customer_id = customers.id GROUP BY customers.id ORDER BY customers.id`,
  );
  expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  for (const { wallet_balance: balance, sum, last } of rows) expect([sum, last]).toEqual([balance, balance]);
  expect(await count(`FROM customers WHERE wallet_balance > 0`)).toBe(rows.length);
});

it('has trips of the demo customer at every stage, priced as the shop prices them', async () => {
  const trips = await database.query<{ status: string; total: number; rest: number; counted: boolean }>(
    `SELECT status, total, total - subtotal + discount - tax - driver_fee AS rest,
       (SELECT sum(total) FROM trip_lines WHERE trip_id = trips.id) = subtotal AS counted
     FROM trips WHERE owner_kind = 'customer' AND owner_id = '1' ORDER BY id`,
  );
  expect(trips.map(({ status }) => status)).toEqual(['completed', 'completed', 'canceled', 'ongoing']);
  for (const trip of trips) expect(trip).toMatchObject({ rest: 0, counted: true });
  expect(await count('FROM vehicle_reviews WHERE customer_id = 1')).toBe(1);
});

it('has only pictures that can be drawn', async () => {
  const rows = await database.query<{ path: string }>(
    `SELECT image AS path FROM items UNION SELECT jsonb_array_elements_text(images) FROM items UNION SELECT logo FROM stores
     UNION SELECT cover FROM stores UNION SELECT image FROM categories UNION SELECT image FROM banners UNION SELECT image FROM campaigns
     UNION SELECT image FROM brands UNION SELECT image FROM conditions
     UNION SELECT jsonb_array_elements(value) ->> 'gateway_image_full_url' FROM settings WHERE key = 'active_payment_method_list'
     UNION SELECT image FROM vehicles UNION SELECT jsonb_array_elements_text(images) FROM vehicles
     UNION SELECT image FROM vehicle_categories UNION SELECT image FROM vehicle_brands UNION SELECT image FROM rental_drivers
     UNION SELECT image FROM couriers UNION SELECT icon FROM modules UNION SELECT thumbnail FROM modules`,
  );
  for (const { path } of rows) {
    const [, , version = '', kind = '', file = ''] = path.split('/');
    const picture = toPicture(version, kind, file);
    expect([path, picture === null || compose(picture) === null]).toEqual([path, false]);
  }
});

it('gives new rows ids that are free', async () => {
  const [row] = await database.query<{ id: number }>(
    `INSERT INTO items (store_id, module_id, name_i18n, price) VALUES (1, 1, '{"en": "New"}', 1) RETURNING id`,
  );
  expect(row?.id).toBe(await count('FROM items'));
});

it('has the same rows every time', () => {
  expect(catalogueRows(testNow)).toEqual(catalogueRows(testNow));
});
