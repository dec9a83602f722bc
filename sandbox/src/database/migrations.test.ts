import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '../testing/test-database';
import type { Database } from './database';
import { migrationsFolder } from './migrate';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Lines in the former format: the price includes add-ons, the choice is in English. */
const expectedRows = [
  { id: 1, price: 1290, choice: { variation: null, options: [{ group: 'Heat', labels: ['Hot'] }], addOns: [{ id: 7, quantity: 2 }] } },
  { id: 2, price: 500, choice: { variation: 'Small', options: [], addOns: [] } },
  { id: 3, price: 100, choice: { variation: null, options: [], addOns: [{ id: 7, quantity: 1 }] } },
]; // oxfmt-ignore

it('takes add-ons out of the price of existing order lines, and stores what was chosen', async () => {
  const sql = readFileSync(join(migrationsFolder, '021_sold_as_told.sql'), 'utf8');
  const rows = expectedRows.map(
    ({ id, price, choice }) => `(${id}, ${price}, '${JSON.stringify(choice)}', '[]')`,
  );
  await database.script(`BEGIN;
    CREATE SCHEMA before_021;
    SET LOCAL search_path TO before_021;
    CREATE TABLE stores (id integer);
    CREATE TABLE orders (id integer);
    CREATE TABLE add_ons (id integer, name_i18n jsonb, price bigint);
    CREATE TABLE order_lines (id integer, unit_price bigint, choice jsonb, details_i18n jsonb);
    INSERT INTO add_ons VALUES (7, '{"en": "Cheese"}', 120);
    INSERT INTO order_lines VALUES ${rows.join(', ')};
    ${sql}
    COMMIT;`);
  const lines = await database.query('SELECT * FROM before_021.order_lines ORDER BY id');
  await database.script('DROP SCHEMA before_021 CASCADE');
  expect(lines).toMatchObject([
    {
      unit_price: 1050,
      variation: [{ name: { en: 'Heat' }, values: [{ label: { en: 'Hot' }, price: 0 }] }],
      add_ons: [{ id: 7, name: { en: 'Cheese' }, price: 120, quantity: 2 }],
    },
    { unit_price: 500, variation: [{ type: { en: 'Small' }, price: 500, stock: null }], add_ons: [] },
    { unit_price: 100, variation: [], add_ons: [] }, // costs more today than the whole line did
  ]);
  expect(lines[0]).not.toHaveProperty('details_i18n');
});
