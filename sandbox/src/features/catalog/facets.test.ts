import {
  categoryList,
  itemFacets,
  itemSearch,
  itemsDiscounted,
  itemsPopular,
  categoryItems,
  storeItems,
  type RequestScope,
} from '@shop/contract';
import { cardPrice, type Facets } from '@shop/domain';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
  await shop.database.query(
    `UPDATE items SET halal = id % 2 = 0, discount = CASE WHEN id % 4 = 0 THEN 20 END,
       discount_type = CASE WHEN id % 4 = 0 THEN 'percent' END WHERE module_id = $1`,
    [here.moduleId ?? 0],
  );
  await shop.database.query(`UPDATE stores SET free_delivery = id % 2 = 0`);
  await shop.database.query(
    `INSERT INTO brands (id, module_id, slug, name_i18n)
     SELECT 900 + at, $1, 'brand-' || at, jsonb_build_object('en', 'Brand ' || at) FROM generate_series(1, 3) AS at`,
    [here.moduleId ?? 0],
  );
  await shop.database.query('UPDATE items SET brand_id = 901 + id % 3 WHERE module_id = $1 AND id % 5 < 3', [
    here.moduleId ?? 0,
  ]);
});
afterAll(() => shop.close());

const getFacets = async (query: object): Promise<Facets> =>
  (await shop.send(itemFacets, { query }, here)).model;
const getTotal = async (query: object) => (await shop.send(itemsPopular, { query }, here)).model.total;

describe('each value has the count of the list with it [D-03]', () => {
  const filters = [
    {},
    { filter: 'halal' },
    { filter: 'discounted,free_delivery', rating_count: 4 },
    { min_price: 3, max_price: 9, type: 'veg' },
    { brand_id: 902, filter: 'available_now' },
  ];

  it.each(filters)('with %j', async (query) => {
    const facets = await getFacets(query);
    for (const { atLeast, count } of facets.ratings)
      expect(count).toBe(await getTotal({ ...query, rating_count: atLeast }));
    for (const diet of ['veg', 'non_veg'] as const)
      expect(facets.diets[diet]).toBe(await getTotal({ ...query, type: diet }));
    const { filter = '' } = query as { filter?: string };
    for (const [flag, count] of Object.entries(facets.flags))
      expect({ flag, count }).toEqual({
        flag,
        count: await getTotal({ ...query, filter: `${filter},${flag}` }),
      });
    for (const { id, count } of facets.brands) expect(count).toBe(await getTotal({ ...query, brand_id: id }));
    for (const { id, count } of facets.categories.slice(0, 8))
      expect(count).toBe(await getTotal({ ...query, category_id: id }));
  });

  it('regardless of the chosen values of its own kind', async () => {
    const [plain, narrowed] = [await getFacets({}), await getFacets({ brand_id: 902 })];
    expect(narrowed.brands).toEqual(plain.brands);
    expect(narrowed.categories).not.toEqual(plain.categories);
    const [category] = plain.categories;
    expect((await getFacets({ category_id: category?.id })).categories).toEqual(plain.categories);
    expect((await getFacets({ rating_count: 4.5 })).ratings).toEqual(plain.ratings);
    expect((await getFacets({ min_price: 5 })).price).toEqual(plain.price);
  });
});

it('lists categories and brands in the language, parents before children, without empty ones', async () => {
  const { model } = await shop.send(itemFacets, {}, { ...here, language: 'ar' });
  const known = (await shop.send(categoryList, {}, { ...here, language: 'ar' })).model;
  const order = known.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
  const ids = model.categories.map(({ id }) => id);
  expect(ids).toEqual(order.filter((id) => ids.includes(id)));
  expect(model.categories[0]?.name).toBe(known.find(({ id }) => id === ids[0])?.name);
  expect(model.categories.every(({ count }) => count > 0)).toBe(true);
  expect(model.brands.map(({ name }) => name)).toContain('Brand 1');
});

it('spans the prices that cards show', async () => {
  const { entries } = (await shop.send(itemsDiscounted, { query: { limit: 100 } }, here)).model;
  const prices = entries.map((item) => cardPrice(item).price);
  const { price } = await getFacets({ list: 'discounted' });
  expect(price?.min).toBeLessThanOrEqual(Math.min(...prices));
  expect(price?.max).toBeGreaterThanOrEqual(Math.max(...prices));
  expect((await getFacets({ name: 'vxqzjw' })).price).toBeNull();
});

it('leaves out what does not apply to the module', async () => {
  const [other] = await shop.database.query<{ id: number }>(
    `SELECT id FROM modules WHERE module_type = 'pharmacy'`,
  );
  await shop.database.query('UPDATE items SET halal = false WHERE module_id = $1', [other?.id ?? 0]);
  const { model } = await shop.send(itemFacets, {}, { ...here, moduleId: other?.id ?? 0 });
  expect(model.flags).not.toHaveProperty('halal');
  expect(model.diets).toEqual({});
  expect(model.flags).toHaveProperty('available_now');
});

describe('counts of each list', () => {
  const sum = ({ ratings }: Facets) => ratings.at(-1)?.count ?? 0;
  const rated = { rating_count: 3, limit: 1, offset: 1 };

  it('are those of a search, misspelt or not [X-02]', async () => {
    const [item] = (await shop.send(itemsPopular, {}, here)).model.entries;
    const word = item?.name.split(' ').find((part) => part.length > 4) ?? '';
    for (const name of [word, word.slice(0, 2) + word.slice(3)]) {
      const { model } = await shop.send(itemSearch, { query: { ...rated, name } }, here);
      expect(model.total).toBeGreaterThan(0);
      expect(sum(await getFacets({ name }))).toBe(model.total);
    }
  });

  it('are those of a category, with its direct children only, and of a store', async () => {
    const parent = (await shop.send(categoryList, {}, here)).model.find(
      ({ children }) => children.length > 0,
    );
    const params = { id: parent?.id ?? 0 };
    const inCategory = await shop.send(categoryItems, { params, query: rated }, here);
    const within = await getFacets({ within: parent?.id });
    expect(sum(within)).toBe(inCategory.model.total);
    const children = parent?.children.map(({ id }) => id) ?? [];
    expect(within.categories.every(({ id }) => children.includes(id))).toBe(true);
    const store = inCategory.model.entries[0]?.storeId ?? 0;
    const inStore = await shop.send(
      storeItems,
      { query: { ...rated, store_id: store, category_id: 0 } },
      here,
    );
    expect(sum(await getFacets({ store_id: store }))).toBe(inStore.model.total);
  });

  it("are those of another module's category, which has only that module's flags [D-03] [ROUTE-05]", async () => {
    const pharmacy = await getScopeIn(shop, 'pharmacy');
    const [category] = (await shop.send(categoryList, {}, pharmacy)).model;
    const params = { id: category?.id ?? 0 };
    const { total } = (await shop.send(categoryItems, { params, query: rated }, here)).model;
    expect(total).toBeGreaterThan(0);
    const within = await getFacets({ within: category?.id });
    expect(sum(within)).toBe(total);
    expect(within.diets).toEqual({});
  });

  it('are those of the home page, and empty for an unknown list', async () => {
    const { model } = await shop.send(itemsDiscounted, { query: rated }, here);
    expect(sum(await getFacets({ list: 'discounted' }))).toBe(model.total);
    expect(sum(await getFacets({ list: 'secret' }))).toBe(0);
  });
});
