import type { Database } from '../../database/database';
import { testDatabase } from '../../testing/test-database';
import { importCatalogue } from '../import-catalogue';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.query('DELETE FROM items WHERE external_key IS NOT NULL'));

const take = (text: string, mapping: unknown, fileName = 'goods.csv') =>
  importCatalogue(database, {
    bytes: Buffer.from(text),
    fileName,
    mapping: JSON.stringify(mapping),
    storeId: 15,
  });
const json = (records: unknown, mapping: unknown) => take(JSON.stringify(records), mapping, 'goods.json');

describe('option groups, add-ons and what is not for sale', () => {
  const mapping = {
    fields: { key: 'id', name: 'name', price: 'price', active: 'on' },
    variations: { each: 'sizes', title: 'Size', type: 'name', price: 'price' },
    optionGroups: { each: 'groups' },
    addOns: { each: 'extras' },
  };
  const dish = {
    id: 'D1',
    name: 'Dish',
    price: 5,
    on: 'yes',
    sizes: [],
    groups: [{ name: 'Side', min: 1, max: 1, options: [{ name: 'Rice' }, { name: 'Bread', price: 0.5 }] }],
    extras: [
      { name: 'Sauce', price: 1 },
      { name: 'Pickle', price: 0.25 },
    ],
  };
  const second = { ...dish, id: 'D2', name: 'Dish 2', on: 'draft', extras: [{ name: 'Sauce', price: 1 }] };
  const offered = () =>
    database.query(
      `SELECT external_key AS key, items.active, food_variations, (
         SELECT jsonb_agg(jsonb_build_array(add_ons.name_i18n ->> 'en', add_ons.price) ORDER BY item_add_ons.position)
         FROM item_add_ons JOIN add_ons ON add_ons.id = add_on_id WHERE item_id = items.id) AS extras
       FROM items WHERE external_key IS NOT NULL ORDER BY external_key`,
    );
  const addOns = () => database.query('SELECT id, name_i18n, price FROM add_ons ORDER BY id');

  it('are written, changed and taken away', async () => {
    await json([dish, second], mapping);
    const side = {
      name: { en: 'Side' },
      type: 'single',
      required: true,
      min: 1,
      max: 1,
      values: [
        { label: { en: 'Rice' }, price: 0 },
        { label: { en: 'Bread' }, price: 50 },
      ],
    };
    expect(await offered()).toEqual([
      { key: 'D1', active: true, food_variations: [side], extras: [['Sauce', 100], ['Pickle', 25]] },
      { key: 'D2', active: false, food_variations: [side], extras: [['Sauce', 100]] },
    ]); // oxfmt-ignore
    const made = await addOns();
    expect((await json([dish, second], mapping)).state).toBe('nothing changed');
    await json(
      [
        { ...dish, on: 'no', extras: [], groups: [] },
        { ...second, on: 'yes' },
      ],
      mapping,
    );
    expect(await offered()).toEqual([
      { key: 'D1', active: false, food_variations: [], extras: null },
      { key: 'D2', active: true, food_variations: [side], extras: [['Sauce', 100]] },
    ]);
    expect(await addOns()).toEqual(made);
  });

  it('are as before when the database fails in the middle', async () => {
    await json([dish], mapping);
    const before = [await offered(), await addOns()];
    // a slice after the one that the dish is in
    const others = Array.from({ length: 60 }, (_entry, at) => ({
      ...second,
      id: `E${at}`,
      name: `Dish E${at}`,
    }));
    const all = [...others, { ...second, id: 'Z', name: 'Broken' }];
    await database.query(`ALTER TABLE items ADD CONSTRAINT no_z CHECK (external_key IS DISTINCT FROM 'Z')`);
    const changed = { ...dish, extras: [{ name: 'Butter', price: 3 }] };
    await expect(json([changed, ...all], mapping)).rejects.toThrow(/no_z/);
    await database.query('ALTER TABLE items DROP CONSTRAINT no_z');
    expect([await offered(), await addOns()]).toEqual(before);
  });
});

it('writes the rows of a product as one item with options for its variations', async () => {
  const rows = 'sku,name,price,size,colour\nH,Hat,5,S,Red\nH,,6,L,Red\nH,,6,L,Blue\n';
  const options = [
    { name: { value: 'Size' }, value: 'size' },
    { name: { value: 'Colour' }, value: 'colour' },
  ];
  const mapping = {
    fields: { key: 'sku', name: 'name', price: 'price' },
    variations: { rows: 'sku', options },
  };
  expect((await take(rows, mapping)).counts).toMatchObject({ records: 3, new: 1, refused: 0 });
  expect((await take(rows, mapping)).state).toBe('nothing changed');
  const [hat] = await database.query(
    `SELECT price, variations, choice_options FROM items WHERE external_key = 'H'`,
  );
  expect(hat).toEqual({
    price: 500,
    variations: [
      { type: 'S-Red', price: 500, stock: null },
      { type: 'L-Red', price: 600, stock: null },
      { type: 'L-Blue', price: 600, stock: null },
    ],
    choice_options: [
      { title: { en: 'Size' }, options: [{ en: 'S' }, { en: 'L' }] },
      { title: { en: 'Colour' }, options: [{ en: 'Red' }, { en: 'Blue' }] },
    ],
  });
});

it('does not show what is not for sale', async () => {
  const { file_notes: notes } = await take('sku,name,price,on\nQ1,Quince,2,draft\nQ2,Quark,2,active\n', {
    fields: { key: 'sku', name: 'name', price: 'price', active: 'on' },
  });
  expect(notes).toContain('Not for sale, and not shown in the shop: 1 of 2 items (drafts, hidden or ended).');
  expect(
    await database.query(`SELECT external_key FROM items WHERE external_key LIKE 'Q%' AND active`),
  ).toEqual([{ external_key: 'Q2' }]);
});
