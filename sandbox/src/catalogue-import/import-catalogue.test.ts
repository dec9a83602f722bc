import type { Database } from '../database/database';
import { testDatabase } from '../testing/test-database';
import { isAll } from '../testing/test-scope';
import { importCatalogue, type ImportOptions } from './import-catalogue';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const grocer = 15;
const csv = { fields: { key: 'sku', name: 'name', price: 'price', category: 'category', stock: 'stock' } };
const take = (text: string | Buffer, mapping: unknown = csv, more: Partial<ImportOptions> = {}) =>
  importCatalogue(database, {
    bytes: Buffer.from(text),
    fileName: 'goods.csv',
    mapping: JSON.stringify(mapping),
    storeId: grocer,
    ...more,
  });
const json = (records: unknown, mapping: unknown, more: Partial<ImportOptions> = {}) =>
  take(JSON.stringify(records), mapping, { fileName: 'goods.json', ...more });

interface Imported {
  id: number;
  external_key: string;
  name: string;
  description: string;
  price: number;
  stock: number | null;
  category: string | null;
  parent: string | null;
  at: string;
  images: string[];
  variations: unknown[];
  discount: number | null;
  discount_type: string | null;
}
const imported = (storeId = grocer) =>
  database.query<Imported>(
    `SELECT items.id, external_key, items.name_i18n ->> 'en' AS name, description_i18n ->> 'en' AS description, price, stock,
       categories.name_i18n ->> 'en' AS category, parents.name_i18n ->> 'en' AS parent, items.xmin::text || updated_at::text AS at,
       images, variations, discount, discount_type
     FROM items LEFT JOIN categories ON categories.id = category_id LEFT JOIN categories AS parents ON parents.id = categories.parent_id
     WHERE store_id = $1 AND external_key IS NOT NULL ORDER BY items.id`,
    [storeId],
  );
const everything = async () =>
  JSON.stringify([
    await imported(),
    await database.query('SELECT count(*) FROM categories'),
    await database.query('SELECT count(*) FROM items'),
  ]);
beforeEach(async () => {
  await database.query('DELETE FROM items WHERE external_key IS NOT NULL');
  await database.query('DELETE FROM categories WHERE position = 1000');
});

const three =
  'sku,name,price,category,stock\nA1,Green Tea,3.20,Tea,5\nA2,Black Tea,2.80,Tea,\nA3,Apples,1.99,Fruit,0\n';

it('imports new records, creates missing categories and uses existing ones', async () => {
  const report = await take(three);
  expect(report).toMatchObject({
    state: 'imported',
    counts: { records: 3, new: 3, changed: 0, unchanged: 0, refused: 0 },
    refused: [],
  });
  expect(await imported()).toMatchObject([
    { external_key: 'A1', name: 'Green Tea', price: 320, stock: 5, category: 'Tea', parent: null },
    { external_key: 'A2', name: 'Black Tea', price: 280, stock: null, category: 'Tea' },
    {
      external_key: 'A3',
      name: 'Apples',
      price: 199,
      stock: 0,
      category: 'Fruit',
      parent: 'Fruit and Vegetables',
    },
  ]);
});

it('changes nothing when the same file is imported again, and one row when one line differs', async () => {
  await take(three);
  const before = await imported();
  expect(await take(three)).toMatchObject({
    state: 'nothing changed',
    counts: { new: 0, changed: 0, unchanged: 3 },
  });
  expect(await imported()).toEqual(before);

  const report = await take(three.replace('2.80', '2.95'));
  expect(report.counts).toMatchObject({ new: 0, changed: 1, unchanged: 2 });
  const after = await imported();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[1]?.price).toBe(295);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
});

it('identifies records without a key by their name', async () => {
  const mapping = { fields: { name: 'name', price: 'price' } };
  await take(three, mapping);
  expect((await take(three, mapping)).counts).toMatchObject({ new: 0, unchanged: 3 });
});

it('lists every rejected line with field, reason and value, and imports the others', async () => {
  const report = await take(
    'sku,name,price,category,stock\nB1,,3,Tea,1\nB2,Tea,10-20,Tea,1\nB3,Cake,-4,Tea,lots\n,Milk,2,Tea,1\nB5,Bread,2,Tea,1\nB5,Rolls,3,Tea,1\nB6,Pie,2\nB7,Jam,999999999,Tea,1\n',
  );
  expect(report.counts).toEqual({ records: 8, new: 1, changed: 0, unchanged: 0, refused: 7 });
  expect(report.refused).toEqual([
    { line: 2, record: 1, field: 'name', reason: 'is missing' },
    { line: 3, record: 2, field: 'price', reason: 'is a range, not one figure', value: '10-20' },
    { line: 4, record: 3, field: 'price', reason: 'is below 0', value: '-4' },
    { line: 4, record: 3, field: 'stock', reason: 'is not a number', value: 'lots' },
    { line: 5, record: 4, field: 'key', reason: 'is missing' },
    { line: 7, record: 6, key: 'B5', field: 'key', reason: 'is the same as on line 6', value: 'B5' },
    { line: 8, record: 7, field: 'record', reason: 'has 3 cells where 5 belong', value: '["B6","Pie","2"]' },
    { line: 9, record: 8, field: 'price', reason: 'is not below 100000000', value: '999999999' },
  ]);
});

it('imports nothing in strict mode when one line is rejected, and nothing in a dry run', async () => {
  const before = await everything();
  const strict = await take(`${three}A4,,5,New category,1\n`, csv, { strict: true });
  expect(strict).toMatchObject({ state: 'nothing imported', counts: { new: 3, refused: 1 } });
  expect(await everything()).toBe(before);
  expect((await take(three, csv, { dryRun: true })).state).toBe('tried only');
  expect(await everything()).toBe(before);
});

it('leaves nothing behind when the database fails in the middle', async () => {
  const before = await everything();
  await database.query(`ALTER TABLE items ADD CONSTRAINT no_pie CHECK (external_key IS DISTINCT FROM 'PIE')`);
  await expect(take(`${three}PIE,Pie,4,Pies,1\n`)).rejects.toThrow(/no_pie/);
  await database.query('ALTER TABLE items DROP CONSTRAINT no_pie');
  expect(await everything()).toBe(before);
});

it('imports strange names as text and rejects those that are too long or invisible', async () => {
  const names = [
    'شاي «أخضر» ‏100 غ',
    '👩‍👩‍👧‍👦 Family Pack 🇦🇪',
    '\u202egnirts desrever',
    'Te\0a\ud800 &amp; <b>Milk</b>',
    "Robert'); DROP TABLE items;--",
    '__proto__',
    'x'.repeat(255),
    '🍕'.repeat(255),
    'y'.repeat(10_000),
    '\u200b\u200d',
    '\\u0000 as text',
  ];
  const report = await json(
    names.map((name, index) => ({ sku: index, name, price: 1 })),
    { fields: { key: 'sku', name: 'name', price: 'price' } },
  );
  expect((await imported()).map(({ name }) => name)).toEqual([
    names[0],
    names[1],
    '\u202egnirts desrever\u202c',
    'Tea & Milk',
    names[4],
    names[5],
    names[6],
    names[7],
    names[10],
  ]);
  expect(report.refused.map(({ record, reason }) => [record, reason])).toEqual([
    [9, 'is 10000 characters long; at most 255'],
    [10, 'has no visible character'],
  ]);
  expect(report.notes.map(({ reason }) => reason)).toContain('control characters were removed');
  expect(JSON.stringify(report)).not.toContain('\u202e');
});

it('reads nested records, variations, pictures, tags and discounts', async () => {
  const report = await json(
    {
      data: {
        list: [
          {
            id: 7,
            info: { title: { en: 'Shirt', ar: 'قميص' }, html: 'Soft<br>cotton' },
            offers: [
              { size: 'S', cost: '10,50', left: 3 },
              { size: 'M', cost: '12,00', left: 0 },
            ],
            pictures: ['https://pictures.example/a.jpg', 'javascript:alert(1)', 'ftp://x/y'],
            labels: ['cotton', 'cotton', ''],
            off: '15 %',
            path: 'Clothes > Shirts > Short',
          },
        ],
      },
    },
    {
      items: 'data.list',
      decimalMark: ',',
      categorySeparator: '>',
      fields: {
        key: 'id',
        name: 'info.title.en',
        description: 'info.html',
        images: 'pictures',
        tags: 'labels',
        discount: 'off',
        category: 'path',
      },
      translations: { ar: { name: 'info.title.ar' } },
      variations: { each: 'offers', title: 'Size', type: 'size', price: 'cost', stock: 'left' },
    },
  );
  expect(report.refused).toEqual([]);
  expect(await imported()).toMatchObject([
    {
      name: 'Shirt',
      description: 'Soft\ncotton',
      price: 1050,
      discount: 15,
      discount_type: 'percent',
      category: 'Short',
      parent: 'Clothes',
      images: ['https://pictures.example/a.jpg'],
      variations: [
        { type: 'S', price: 1050, stock: 3 },
        { type: 'M', price: 1200, stock: 0 },
      ],
    },
  ]);
  expect(report.notes.map(({ field }) => field)).toEqual(['category', 'images', 'images']);
  expect(await database.query(`SELECT name_i18n ->> 'ar' AS ar FROM items WHERE external_key = '7'`)).toEqual(
    [{ ar: 'قميص' }],
  );
});

it('refuses stores that do not exist or have no items', async () => {
  await expect(take(three, csv, { storeId: 999 })).rejects.toThrow(
    /There is no store 999. Stores: 1 Forno Corallo/,
  );
  await expect(take(three, csv, { storeId: 38 })).rejects.toThrow(/“rental” have no items/);
});

it('imports thousands of lines at once', async () => {
  const count = isAll ? 4_000 : 2_000;
  const text = `sku,name,price,category,stock\n${Array.from({ length: count }, (_entry, at) => `K${at},Thing ${at},${at % 90}.5,Shelf ${at % 20},${at}`).join('\n')}`;
  expect((await take(text)).counts).toMatchObject({ new: count, refused: 0 });
  expect((await take(text)).counts).toMatchObject({ new: 0, unchanged: count });
});

it('refuses prices in another currency than the shop, and notes a word that may mean another', async () => {
  const feed =
    'id\ttitle\tprice\tsale_price\nM1\tMop\t12.00 EUR\t\nM2\tPail\t8.00 USD\t6.00 EUR\nM3\tCloth\t3.00 USD\t\nM4\tSoap\tRs. 2.00\t\n';
  const mapping = { fields: { key: 'id', name: 'title', price: 'price', salePrice: 'sale_price' } };
  const report = await take(feed, mapping, { fileName: 'feed.tsv' });
  expect(report).toMatchObject({
    counts: { records: 4, new: 2, refused: 2 },
    refused: [
      { line: 2, field: 'price', reason: "is in EUR, and the shop's currency is USD", value: '12.00 EUR' },
      { line: 3, field: 'salePrice', reason: "is in EUR, and the shop's currency is USD", value: '6.00 EUR' },
    ],
    notes: [{ line: 5, field: 'price', reason: 'has the currency “Rs”; taken as USD', value: 'Rs. 2.00' }],
  });
  expect(await imported()).toMatchObject([
    { external_key: 'M3', price: 300 },
    { external_key: 'M4', price: 200 },
  ]);
});
