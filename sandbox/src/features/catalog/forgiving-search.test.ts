import { itemFacets, itemSearch, storeSearch, suggestions, type RequestScope } from '@shop/contract';
import { foldText, getWordForms } from '@shop/domain';
import fc from 'fast-check';
import { json, type Database, type SqlValue } from '../../database/database';
import { getScopeIn } from '../../testing/people';
import { testDatabase } from '../../testing/test-database';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let food: Partial<RequestScope>;
let grocery: Partial<RequestScope>;
/** Statements since the last reset. */
let statements: string[] = [];

beforeAll(async () => {
  const database = await testDatabase();
  const query = <Row>(sql: string, values?: readonly SqlValue[]) => {
    statements.push(sql);
    return database.query<Row>(sql, values);
  };
  const watched: Database = { ...database, query };
  shop = await openTestShop({ database: watched });
  food = await getScopeIn(shop);
  grocery = await getScopeIn(shop, 'grocery');
});
afterAll(() => shop.close());

const search = async (name: string, here = food, query = {}) =>
  (await shop.send(itemSearch, { query: { name, limit: 100, ...query } }, here)).model;
const namesFor = async (name: string) => (await search(name)).entries.map((item) => item.name);

async function insertItem(name: { en: string; ar?: string; ur?: string }, orders = 0): Promise<number> {
  const [item] = await shop.database.query<{ id: number }>(
    `INSERT INTO items (store_id, module_id, name_i18n, price, order_count)
     SELECT id, module_id, $1::jsonb, 500, $2 FROM stores
     WHERE module_id = $3 AND zone_id = ANY($4::int[]) AND active ORDER BY id LIMIT 1 RETURNING id`,
    [json(name), orders, food.moduleId ?? 0, food.zoneIds ?? []],
  );
  return item?.id ?? 0;
}

describe('a mistyped word', () => {
  it.each([
    ['bruger', 'Burger', 'burger'],
    ['burgr', 'Burger', 'burger'],
    ['piza', 'Pizza', 'pizza'],
    ['chiken biriyani', 'Biryani', 'chicken biryani'],
    ['shwarma', 'Shawarma', 'shawarma'],
    ['capuccino', 'Cappuccino', 'cappuccino'],
    ['margarita piza', 'Margherita Pizza', 'margherita pizza'],
    ['jalapneo', 'Jalapeño', 'jalapeño'],
  ])('%s finds %s, and the API says what was meant [X-23] [X-24]', async (typed, name, meant) => {
    const found = await search(typed);
    expect(found.entries[0]?.name).toContain(name);
    expect(found.didYouMean).toBe(meant);
    const stores = await shop.send(storeSearch, { query: { name: typed } }, food);
    expect(stores.model.didYouMean).toBe(stores.model.total > 0 ? meant : undefined);
    const suggested = await shop.send(suggestions, { query: { name: typed } }, food);
    expect(suggested.model.didYouMean).toBe(meant);
  });

  it('is not asked about where it was understood [X-24]', async () => {
    for (const typed of ['burger', 'burgers', 'chick', 'برغر', 'Crème', 'qqzzxxqq'])
      expect(await search(typed)).not.toHaveProperty('didYouMean');
  });

  it('is left out where the other words find something, as a proposal [X-24]', async () => {
    const found = await search('burger qqzzxxqq');
    expect(found).toMatchObject({ total: 0, didYouMean: 'burger' });
  });

  const pool = 'abcdefghijklmnopqrstuvwxyz';
  const anyMistake = fc.record({
    kind: fc.constantFrom('drop', 'double', 'wrong', 'swap'),
    at: fc.nat(100),
    letter: fc.constantFrom(...pool),
  });
  type Mistake = { kind: string; at: number; letter: string };
  function misspell(word: string, { kind, at: anywhere, letter }: Mistake): string {
    const at = anywhere % word.length;
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    if (kind === 'drop') return before + after;
    if (kind === 'double') return before + word.charAt(at) + letter + after;
    if (kind === 'wrong') return before + letter + after;
    return before + after.charAt(0) + word.charAt(at) + after.slice(1);
  }

  it('of five letters or more with one mistake finds its item, unless the catalogue has the mistyped word itself [X-23]', async () => {
    const words = ['Wumpelrice', 'Zorbet', 'Klinkerbrot', 'Floutine', 'Quenchade', 'Trovigno', 'Dulpo'];
    const ids = new Map<string, number>();
    for (const word of words) ids.set(word, await insertItem({ en: word }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...words), anyMistake, async (word, mistake) => {
        const typed = misspell(word.toLowerCase(), mistake);
        const [known] = await shop.database.query<{ known: boolean }>(
          `SELECT EXISTS (SELECT FROM search_words WHERE word LIKE '%' || $1 || '%') AS known`,
          [typed],
        );
        const found = await search(typed);
        if (!known?.known) expect(found.entries.map(({ id }) => id)).toContain(ids.get(word));
      }),
      { numRuns: 60 },
    );
  });
});

describe('nonsense [X-23]', () => {
  it.each(['qqzzxxqq', 'xkcdq', 'vxqzjw', 'zzzzz', 'asdfgh', 'qwertz', 'غظصضث', 'ژژژژ', 'blorptang'])(
    '%s finds nothing',
    async (typed) => {
      for (const here of [food, grocery]) expect((await search(typed, here)).total).toBe(0);
      const stores = await shop.send(storeSearch, { query: { name: typed } }, food);
      expect(stores.model.total).toBe(0);
    },
  );

  it('of any letters rarely finds anything', async () => {
    const consonants = fc.constantFrom(...'bcdfghjklmnpqrstvwxz');
    const typed = fc.sample(fc.array(consonants, { minLength: 6, maxLength: 9 }), { numRuns: 40, seed: 7 });
    let hits = 0;
    for (const letters of typed) if ((await search(letters.join(''))).total > 0) hits += 1;
    expect(hits).toBeLessThanOrEqual(1);
  });
});

describe('another script or spelling [X-23]', () => {
  it.each(['برغر', 'برجر', 'برگر', 'بُرْغَر', 'بـرغر', 'البرغر', 'burger'])(
    '%s finds burgers',
    async (typed) => {
      const names = await namesFor(typed);
      for (const name of ['Classic Beef Burger', 'Crispy Chicken Burger']) expect(names).toContain(name);
    },
  );

  it.each([
    ['doodh', 'گائے کا تازہ دودھ'],
    ['halib', 'حليب بقري طازج'],
    ['pyaz', 'پیاز'],
    ['aloo', 'آلو'],
    ['كيلے', 'کیلے'],
    ['چاوَل', 'باسمتی چاول'],
    ['قهوه', 'قهوة عربية'],
  ])('%s finds %s', async (typed, name) => {
    const id = await insertItem({ en: 'Zurbeltz', ur: name, ar: name });
    expect((await search(typed)).entries.map((item) => item.id)).toContain(id);
  });

  it.each([
    ['برجر', /burger/i],
    ['چکن برگر', /chicken burger/i],
  ])('%s has the best matches first', async (typed, name) => {
    expect((await namesFor(typed))[0]).toMatch(name);
  });

  it('finds what has a name in one language only by its sound', async () => {
    const ids = [await insertItem({ en: 'Malfoufi', ar: 'ملفوفي' }), await insertItem({ en: 'سمبلاوي' })];
    expect((await search('samblawi')).entries.map(({ id }) => id)).toContain(ids[1]);
    expect((await search('مالفوفی')).entries.map(({ id }) => id)).toContain(ids[0]);
  });
});

describe('synonyms and plural [X-23]', () => {
  it.each([
    ['chips', 'French Fries'],
    ['fries', 'Fish and Chips'],
    ['soda', 'Mineral Water'],
    ['soft drink', 'Mineral Water'],
    ['hamburgers', 'Classic Beef Burger'],
    ['shrimps', 'Garlic Butter Prawns'],
    ['sandwiches', 'Club Sandwich'],
  ])('%s finds %s', async (typed, name) => {
    expect(await namesFor(typed)).toContain(name);
  });

  it('stand behind what matches exactly, however popular they are', async () => {
    await shop.database.query(
      `INSERT INTO search_synonyms (language, words) VALUES ('en', '{zellfries,zellchips}')`,
    );
    const exact = await insertItem({ en: 'Old zellfries' }, 1);
    const other = await insertItem({ en: 'Zellchips' }, 9_999);
    const fresh = await openTestShop({ database: { ...shop.database } }); // synonyms are cached for half a minute
    const { model } = await fresh.send(itemSearch, { query: { name: 'zellfries' } }, food);
    await fresh.app.close();
    expect(model.entries.map(({ id }) => id)).toEqual([exact, other]);
  });
});

it('reads which stores are open once, also where nothing is found [X-16] [X-24]', async () => {
  statements = [];
  await search('qqzzxxqqz');
  expect(statements.filter((sql) => sql.includes('AS free_delivery'))).toHaveLength(1);
});

it('counts the facets of forgiven results [D-03] [X-23]', async () => {
  const { model } = await shop.send(itemFacets, { query: { name: 'bruger' } }, food);
  expect(model.categories.length).toBeGreaterThan(0);
});

describe('the database and the browser', () => {
  const letters = fc.oneof(
    fc.constantFrom(..."aàÀßæŒøZz09 -«»'’٠۹ءآأةكکیىيےہھچگپڑٹںئؤ\u064b\u0640\u200d\u00a0🍕"),
    fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
  );
  const texts = fc.sample(
    fc.array(letters, { maxLength: 20 }).map((all) => all.join('')),
    { numRuns: 400, seed: 23 },
  );

  it('fold every text alike [X-23]', async () => {
    const rows = await shop.database.query<{ given: string; folded: string }>(
      'SELECT given, search_fold(given) AS folded FROM unnest($1::text[]) AS given',
      [texts],
    );
    for (const { given, folded } of rows) expect([given, foldText(given)]).toEqual([given, folded]);
  });

  it('know the same forms of a word [X-23]', async () => {
    const rows = await shop.database.query<{ word: string; forms: string[] }>(
      'SELECT word, search_forms(word) AS forms FROM search_words',
    );
    expect(rows.length).toBeGreaterThan(500);
    for (const { word, forms } of rows)
      expect([word, getWordForms(word).sort()]).toEqual([word, forms.sort()]);
  });
});
