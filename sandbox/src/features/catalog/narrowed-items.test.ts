import {
  categoryItems,
  categoryList,
  itemSearch,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
  storeItems,
  type RequestScope,
} from '@shop/contract';
import { cardPrice, itemAvailability, shownDiscount, type Item } from '@shop/domain';
import { getScopeIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const timeZone = 'Asia/Dubai';
let shop: TestShop;
let here: Partial<RequestScope>;
/** All items of the module in the zone, as wire data. */
let all: Item[];

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
  await mixedStores();
  all = await everything({});
});
afterAll(() => shop.close());

/** Some stores have a valid discount, one has an expired one; some deliver for free. */
async function mixedStores() {
  await shop.database.query(
    `UPDATE stores SET discount = CASE id % 3 WHEN 0 THEN 15 WHEN 1 THEN 33.3 END,
       discount_type = CASE WHEN id % 3 < 2 THEN 'percent' END, discount_starts_on = '2026-11-01',
       discount_ends_on = CASE WHEN id % 2 = 0 THEN '2026-11-20'::date ELSE '2026-12-31' END,
       free_delivery = id % 2 = 1 WHERE module_id = $1`,
    [here.moduleId ?? 0],
  );
  await shop.database.query(
    'UPDATE items SET halal = id % 2 = 0, organic = id % 3 = 0 WHERE module_id = $1',
    [here.moduleId ?? 0],
  );
}

async function everything(query: object): Promise<Item[]> {
  const entries: Item[] = [];
  for (let offset = 1; ; offset += 1) {
    const page = (await shop.send(itemsPopular, { query: { ...query, limit: 100, offset } }, here)).model;
    entries.push(...page.entries);
    if (page.entries.length === 0 || entries.length >= page.total) return entries;
  }
}

const getPrice = (item: Item) => cardPrice(item).price;
const getIds = (items: readonly Item[]) => items.map(({ id }) => id).sort((a, b) => a - b);

describe('a list can be filtered [D-03]', () => {
  it.each<[string, object, (item: Item) => boolean]>([
    ['by the least price that cards show', { min_price: 4.5 }, (item) => getPrice(item) >= 450],
    ['by the highest', { max_price: 4.5 }, (item) => getPrice(item) <= 450],
    [
      'between both',
      { min_price: 2, max_price: 6 },
      (item) => getPrice(item) >= 200 && getPrice(item) <= 600,
    ],
    ['by rating', { rating_count: 4 }, (item) => item.averageRating >= 4],
    [
      'by discount, its own or of its store',
      { filter: 'discounted' },
      (item) => shownDiscount(item) !== null,
    ],
    ['to halal', { filter: 'halal' }, (item) => item.halal],
    ['to organic', { filter: 'organic' }, (item) => item.organic],
    ['to both at once', { filter: 'organic,halal' }, (item) => item.halal && item.organic],
    ['to vegetarian', { type: 'veg' }, (item) => item.veg === true],
    ['to the rest', { type: 'non_veg' }, (item) => item.veg === false],
  ])('%s', async (_case, query, fits) => {
    const wanted = all.filter(fits);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(all.length);
    expect(getIds(await everything(query))).toEqual(getIds(wanted));
  });

  it('by free delivery', async () => {
    const free = new Set(
      (await shop.database.query<{ id: number }>('SELECT id FROM stores WHERE free_delivery')).map(
        ({ id }) => id,
      ),
    );
    const wanted = all.filter(({ storeId }) => free.has(storeId));
    expect(getIds(await everything({ filter: 'free_delivery' }))).toEqual(getIds(wanted));
  });

  it('by category with its descendants', async () => {
    const [parent] = (await shop.send(categoryList, {}, here)).model.filter(
      ({ children }) => children.length > 0,
    );
    if (!parent) throw new Error('no category has children');
    const within = await shop.send(
      categoryItems,
      { params: { id: parent.id }, query: { limit: 100, offset: 1 } },
      here,
    );
    const narrowed = await shop.send(itemsPopular, { query: { category_id: parent.id, limit: 100 } }, here);
    expect(getIds(narrowed.model.entries)).toEqual(getIds(within.model.entries));
  });

  it('by brand', async () => {
    const [first, second] = all;
    const brand = await shop.database.query<{ id: number }>(
      `INSERT INTO brands (module_id, slug, name_i18n) VALUES ($1, 'test', '{"en": "Testbrand"}') RETURNING id`,
      [here.moduleId ?? 0],
    );
    await shop.database.query('UPDATE items SET brand_id = $1 WHERE id = ANY($2::int[])', [
      brand[0]?.id ?? 0,
      [first?.id ?? 0, second?.id ?? 0],
    ]);
    const narrowed = await everything({ brand_id: brand[0]?.id });
    expect(getIds(narrowed)).toEqual(getIds([first, second].filter((item) => item !== undefined)));
    const found = await shop.send(itemSearch, { query: { name: 'testbrand' } }, here);
    expect(getIds(found.model.entries)).toEqual(getIds(narrowed));
  });

  it('by open and in stock, in the time zone of the shop [D-12]', async () => {
    await shop.database.query(
      `UPDATE items SET stock = 0 WHERE id IN (SELECT id FROM items WHERE module_id = $1 ORDER BY id LIMIT 3)`,
      [here.moduleId ?? 0],
    );
    for (const hours of [0, 6, 12, 15, 20.5]) {
      const moment = new Date(testNow.getTime() + hours * 3_600_000);
      shop.at(moment);
      const shown = await everything({});
      const opened = await shop.database.query<{ id: number }>('SELECT id FROM stores WHERE active');
      const open = new Set<number>();
      for (const { id } of opened) {
        const response = await shop.app.inject(`/api/v1/stores/details/${id}`);
        if (response.json<{ open?: number }>().open === 1) open.add(id);
      }
      const wanted = shown.filter(
        (item) => open.has(item.storeId) && itemAvailability(item, moment, timeZone).state === 'open',
      );
      expect(getIds(await everything({ filter: 'available_now' }))).toEqual(getIds(wanted));
    }
    shop.at(testNow);
  });

  it('like every other list', async () => {
    const [storeId] = all.map((item) => item.storeId);
    const query = { max_price: 5, limit: 100, offset: 1 };
    const lists = [
      shop.send(itemsDiscounted, { query }, here),
      shop.send(itemsRecommended, { query }, here),
      shop.send(itemsMostReviewed, { query }, here),
      shop.send(storeItems, { query: { ...query, store_id: storeId ?? 0, category_id: 0 } }, here),
    ];
    for (const { model } of await Promise.all(lists)) {
      expect(model.entries.length).toBeGreaterThan(0);
      for (const item of model.entries) expect(getPrice(item)).toBeLessThanOrEqual(500);
    }
  });
});

describe('a list can be sorted [D-03]', () => {
  it.each<[string, (before: Item, after: Item) => boolean]>([
    ['price_asc', (before, after) => getPrice(before) <= getPrice(after)],
    ['price_desc', (before, after) => getPrice(before) >= getPrice(after)],
    ['rating', (before, after) => before.averageRating >= after.averageRating],
  ])('by %s, page by page, without duplicates or gaps', async (sort, isInOrder) => {
    const pages: Item[] = [];
    for (let offset = 1; pages.length < all.length; offset += 1) {
      const query = { sort_by: sort, limit: 7, offset };
      const { entries } = (await shop.send(itemsPopular, { query }, here)).model;
      if (entries.length === 0) break;
      pages.push(...entries);
    }
    expect(getIds(pages)).toEqual(getIds(all));
    pages.slice(1).forEach((item, at) => expect(isInOrder(pages[at] as Item, item)).toBe(true)); // `at` is the index of the previous one
  });

  it('by age', async () => {
    const [newest] = all.slice(-1);
    await shop.database.query(`UPDATE items SET created_at = '2027-01-01' WHERE id = $1`, [newest?.id ?? 0]);
    const { model } = await shop.send(itemsPopular, { query: { sort_by: 'newest', limit: 1 } }, here);
    expect(model.entries[0]?.id).toBe(newest?.id);
  });

  it('in the default order for an unknown one', async () => {
    const defaultList = await shop.send(itemsPopular, { query: { limit: 20 } }, here);
    const odd = await shop.send(
      itemsPopular,
      { query: { limit: 20, sort_by: 'by magic', filter: 'shiny' } },
      here,
    );
    expect(odd.model).toEqual(defaultList.model);
  });
});

describe('unusual parameters', () => {
  it('start pages at 1 and are clamped to the range [BIZ-09]', async () => {
    const first = await shop.send(itemsPopular, { query: { limit: 3, offset: 1 } }, here);
    for (const offset of [0, -1, -2_000_000]) {
      const { model } = await shop.send(itemsPopular, { query: { limit: 3, offset } }, here);
      expect(model).toEqual(first.model);
    }
  });

  it.each([
    'min_price=x',
    'max_price=NaN',
    'rating_count=Infinity',
    'category_id=1.5',
    'brand_id=a',
    'limit=many',
  ])('are refused where they are not numbers: %s', async (query) => {
    const headers = { zoneid: JSON.stringify(here.zoneIds), moduleid: String(here.moduleId) };
    const response = await shop.app.inject({ url: `/api/v1/items/popular?${query}`, headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ errors: [{ code: query.split('=')[0] }] });
  });

  it.each([
    'min_price=1e300',
    'max_price=-1e300',
    'rating_count=1e300',
    'category_id=2147483647',
    'min_price=9&max_price=1',
  ])('find nothing: %s', async (query) => {
    for (const path of ['items/popular', 'items/facets', 'stores/popular']) {
      const headers = { zoneid: JSON.stringify(here.zoneIds), moduleid: String(here.moduleId) };
      const response = await shop.app.inject({ url: `/api/v1/${path}?${query}&sort_by=price_asc`, headers });
      expect(response.statusCode).toBe(200);
      if (path === 'items/popular') expect(response.json()).toMatchObject({ total_size: 0 });
    }
  });
});

describe('items of closed stores stand behind the others [X-16]', () => {
  const isLast = ({ storeId }: Item) => closed.includes(storeId);
  let closed: number[];

  beforeAll(async () => {
    closed = [...new Set(all.map(({ storeId }) => storeId))].filter((_store, at) => at % 2 === 0);
    // Without hours a store is always open.
    await shop.database.query('DELETE FROM store_hours');
    await shop.database.query(
      `INSERT INTO store_hours (store_id, day, opening, closing)
       SELECT unnest($1::int[]), 6, '20:00', '21:00'`,
      [closed],
    );
  });

  it('in a list, page by page, each part in the list’s order', async () => {
    const ids: number[] = [];
    const chosen = await everything({ sort_by: 'popular' });
    expect(chosen.some(isLast)).toBe(true);
    for (let offset = 1; ; offset += 1) {
      const { entries } = (await shop.send(itemsPopular, { query: { limit: 7, offset } }, here)).model;
      ids.push(...entries.map(({ id }) => id));
      if (entries.length === 0) break;
    }
    const wanted = [...chosen.filter((item) => !isLast(item)), ...chosen.filter(isLast)];
    expect(ids).toEqual(wanted.map(({ id }) => id));
  });

  it('in a filtered list and in a search, but not in an order that the visitor chose', async () => {
    const isInTwoParts = (items: readonly Item[]) => {
      const at = items.findIndex(isLast);
      return at > 0 && items.slice(at).every(isLast);
    };
    expect(isInTwoParts(await everything({ type: 'veg' }))).toBe(true);
    const name = all.find(isLast)?.name.split(' ')[0] ?? '';
    const found = (await shop.send(itemSearch, { query: { name, limit: 100 } }, here)).model.entries;
    expect(found.length).toBeGreaterThan(0);
    expect(found.slice(found.findIndex(isLast)).every(isLast)).toBe(true);
    const cheap = await everything({ sort_by: 'price_asc' });
    const prices = cheap.map(getPrice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(isInTwoParts(cheap)).toBe(false);
  });
});
