import { itemSearch, storeSearch, suggestions, type RequestScope } from '@shop/contract';
import { json } from '../../database/database';
import { searchTerms } from '../../database/search';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;
let storeId: number;

interface Ware {
  name: { en: string; ur?: string; ar?: string };
  tags?: unknown[];
  generic?: string[];
  orders?: number;
  category?: number;
}

async function insertItem({ name, tags = [], generic = [], orders = 0, category }: Ware): Promise<number> {
  const [item] = await shop.database.query<{ id: number }>(
    `INSERT INTO items (store_id, module_id, category_id, name_i18n, price, tags, generic_names, order_count)
     VALUES ($1, $2, $3, $4::jsonb, 500, $5::jsonb, $6::jsonb, $7) RETURNING id`,
    [storeId, here.moduleId ?? 0, category ?? null, json(name), json(tags), json(generic), orders],
  );
  return item?.id ?? 0;
}

const found = async (name: string, query: { store_id?: number } = {}) =>
  (await shop.send(itemSearch, { query: { name, limit: 100, ...query } }, here)).model.entries;
const idsFor = async (name: string) => (await found(name)).map(({ id }) => id);
const namesFor = async (name: string) => (await found(name)).map((item) => item.name);

let wares: Record<'tafta' | 'zaatar' | 'qahwa' | 'creme' | 'brezel' | 'vine', number>;

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
  const [store] = await shop.database.query<{ id: number }>(
    'SELECT id FROM stores WHERE module_id = $1 AND zone_id = ANY($2::int[]) AND active ORDER BY id LIMIT 1',
    [here.moduleId ?? 0, here.zoneIds ?? []],
  );
  storeId = store?.id ?? 0;
  wares = {
    tafta: await insertItem({
      name: { en: 'Quoshkar Tafta 500', ur: 'گوشکار ٹافتہ', ar: 'كوشكار تافتة ٥٠٠' },
    }),
    zaatar: await insertItem({ name: { en: 'Manqoushe', ar: 'مَنْقُوشة الزَّعْتَر' } }),
    qahwa: await insertItem({ name: { en: 'Zorqah', ar: 'زرقـة أُولى', ur: 'زرقہ اولیٰ' } }),
    creme: await insertItem({ name: { en: 'Crème Brülée Ølgaard Straße' } }),
    brezel: await insertItem({
      name: { en: 'Brezlikon', ur: 'بریزل' },
      tags: [{ en: 'Knabberwerk' }],
      generic: ['Salzgebaeck'],
    }),
    vine: await insertItem({ name: { en: 'Vinogrette-Blossoms' } }),
  };
});
afterAll(() => shop.close());

describe('a search text', () => {
  it.each([
    ['words in any order', 'tafta quoshkar', 'tafta'],
    ['beginnings of words', 'quosh taf', 'tafta'],
    ['another case', 'QUOSHKAR', 'tafta'],
    ['a letter too few', 'quoshka tfta', 'tafta'],
    ['a wrong letter', 'quoshkat', 'tafta'],
    ['turned letters', 'qoushkar', 'tafta'],
    ['a doubled letter', 'tafftta', 'tafta'],
    ['Arabic digits', 'tafta ٥٠٠', 'tafta'],
    ['Persian digits', 'tafta ۵۰۰', 'tafta'],
    ['Arabic letters for the Urdu ones', 'كوشكار', 'tafta'],
    ['letters that an Arabic keyboard lacks', 'تافته', 'tafta'],
    ['without Arabic marks', 'منقوشة الزعتر', 'zaatar'],
    ['without the article', 'زعتر', 'zaatar'],
    ['with an article that is not there', 'المنقوشة', 'zaatar'],
    ['h for the final ta', 'منقوشه', 'zaatar'],
    ['without the stretch and with another alif', 'زرقة اولي', 'qahwa'],
    ['another hamza', 'زرقة إولى', 'qahwa'],
    ['a wrong Arabic letter', 'منقوسة', 'zaatar'],
    ['no accents', 'creme brulee', 'creme'],
    ['ss and o for ß and ø', 'olgaard strasse', 'creme'],
    ['a tag', 'knabberwerk', 'brezel'],
    ['a generic name', 'salzgebaeck', 'brezel'],
    ['the singular', 'blossom', 'vine'],
    ['without the hyphen', 'vinogrette blossoms', 'vine'],
    ['signs around it', '«Brezlikon»!', 'brezel'],
    ['a picture beside it', '🥨brezlikon', 'brezel'],
  ] as const)('finds: %s', async (_case, typed, ware) => {
    expect(await idsFor(typed)).toContain(wares[ware]);
  });

  it('finds a singular name by its plural', async () => {
    const id = await insertItem({ name: { en: 'Plimberry' } });
    expect(await idsFor('plimberries')).toContain(id);
  });

  it('finds items by the names of their store and category', async () => {
    const [known] = await shop.database.query<{ id: number; name: string; category: string }>(
      `SELECT items.id, stores.name_i18n ->> 'en' AS name, categories.name_i18n ->> 'en' AS category FROM items
       JOIN stores ON stores.id = store_id JOIN categories ON categories.id = category_id
       WHERE store_id = $1 AND items.active AND NOT campaign ORDER BY items.order_count DESC LIMIT 1`,
      [storeId],
    );
    expect(await idsFor(known?.name ?? '')).toContain(known?.id);
    expect(await idsFor(`${known?.name ?? ''} ${known?.category ?? ''}`)).toContain(known?.id);
  });

  it('does not match every item of a store when searching it for its own name', async () => {
    const id = await insertItem({ name: { en: 'Ubbelohde glass' } });
    const [store] = await shop.database.query<{ name: string }>(
      `SELECT name_i18n ->> 'en' AS name FROM stores WHERE id = $1`,
      [storeId],
    );
    expect((await found(store?.name ?? '', { store_id: storeId })).map((item) => item.id)).not.toContain(id);
    expect((await found('ubbelohde', { store_id: storeId })).map((item) => item.id)).toEqual([id]);
  });
});

describe('the order of results', () => {
  it('is exact name, beginning, part of a name, then other matches; of equal ones the more ordered first', async () => {
    await insertItem({ name: { en: 'Wumbel' }, orders: 1 });
    await insertItem({ name: { en: 'Wumbel gold' }, orders: 2 });
    await insertItem({ name: { en: 'Wumbel blue' }, orders: 3 });
    await insertItem({ name: { en: 'Fresh wumbel' }, orders: 4 });
    await insertItem({ name: { en: 'Something else' }, tags: ['wumbel'], orders: 5 });
    expect(await namesFor('wumbel')).toEqual([
      'Wumbel',
      'Wumbel blue',
      'Wumbel gold',
      'Fresh wumbel',
      'Something else',
    ]);
  });

  it('prefers exact words to similar ones', async () => {
    const exact = await insertItem({ name: { en: 'Gorfin' } });
    await insertItem({ name: { en: 'Gorfan' }, orders: 99 });
    expect(await idsFor('gorfin')).toEqual([exact]);
  });

  it('follows a requested order', async () => {
    const query = { name: 'wumbel', sort_by: 'newest' };
    const { model } = await shop.send(itemSearch, { query }, here);
    expect(model.entries[0]?.name).toBe('Something else');
  });
});

describe('strange texts [F-38]', () => {
  it.each([
    'a',
    'ا',
    'x'.repeat(200),
    'ab '.repeat(66),
    '%',
    '_',
    '\\',
    "'",
    '"',
    "'; DROP TABLE items; --",
    '🍕🍔',
    '🍕',
    ':*',
    "a' | 'b",
    '!(a & b)',
    '<->',
    '\u200f\u202e',
    'a\tb\nc',
    '١٢٣',
    'ﷺ',
    'ﻻ',
  ])('are harmless: %s', async (name) => {
    for (const endpoint of [itemSearch, storeSearch, suggestions]) {
      const { status } = await shop.send(endpoint as typeof itemSearch, { query: { name } }, here);
      expect(status).toBe(200);
    }
  });

  it.each(['%', '_', '🍕', '!?', "'"])('find nothing where no letter remains of %s', async (name) => {
    expect(await found(name)).toEqual([]);
  });

  it('are refused when too long', async () => {
    const { status, errors } = await shop.send(itemSearch, { query: { name: 'x'.repeat(1_001) } }, here);
    expect(status).toBe(403);
    expect(errors[0]?.code).toBe('name');
  });
});

describe('stores', () => {
  const storesFor = async (name: string) =>
    (await shop.send(storeSearch, { query: { name, limit: 100 } }, here)).model.entries.map(({ id }) => id);

  it('are found in three languages, with typos and by what they sell', async () => {
    const [store] = await shop.database.query<{ id: number; en: string; ar: string; category: string }>(
      `SELECT stores.id, stores.name_i18n ->> 'en' AS en, stores.name_i18n ->> 'ar' AS ar,
         categories.name_i18n ->> 'en' AS category
       FROM stores JOIN items ON items.store_id = stores.id JOIN categories ON categories.id = category_id
       WHERE stores.id = $1 LIMIT 1`,
      [storeId],
    );
    if (!store) throw new Error('no store');
    for (const name of [store.en, store.ar, store.category])
      expect(await storesFor(name)).toContain(store.id);
    const word = [...store.en.split(' ')].sort((a, b) => b.length - a.length)[0] ?? '';
    expect(await storesFor(word.slice(0, 2) + word.slice(3))).toContain(store.id);
  });
});

it('reads a search text once for all queries', async () => {
  const { typed, words } = await searchTerms(shop.database, '  Quoshkr,  TAFTA! ', {
    zoneIds: [],
    moduleId: null,
  });
  expect(typed).toBe('quoshkar tafta');
  expect(words.map(({ stem }) => stem)).toEqual(['quoshkar', 'tafta']);
});
