import { categoryItems, itemDetails, itemSearch, itemsPopular, type RequestScope } from '@shop/contract';
import type { Item } from '@shop/domain';
import { getScopeIn } from '../../testing/people';
import { firstPage, openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;
let category: number;
let id: number;

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop, 'grocery'); // food has no counted stock
  const [item] = (await shop.send(itemsPopular, { query: { limit: 1 } }, here)).model.entries;
  id = item?.id ?? 0;
  category = item?.categoryIds.at(-1) ?? 0;
  await change(
    `price = 700, discount = NULL, name_i18n = '{"en":"Zyxlo Freshly"}', order_count = 100000, stock = 9`,
  );
});
afterAll(() => shop.close());

const change = (columns: string) => shop.database.query(`UPDATE items SET ${columns} WHERE id = $1`, [id]);

const lists: [string, () => Promise<{ entries: readonly Item[]; total: number }>][] = [
  ['popular items', async () => (await shop.send(itemsPopular, {}, here)).model],
  [
    'a category',
    async () => (await shop.send(categoryItems, { params: { id: category }, query: firstPage }, here)).model,
  ],
  [
    'a narrowed category',
    async () =>
      (
        await shop.send(
          categoryItems,
          { params: { id: category }, query: { min_price: 1, ...firstPage } },
          here,
        )
      ).model,
  ],
  ['a search', async () => (await shop.send(itemSearch, { query: { name: 'zyxlo' } }, here)).model],
];

const shown = ({ entries }: { entries: readonly Item[] }) => entries.find((item) => item.id === id);

it.each(lists)(
  '%s shows a price and a stock as they are, however often it was asked before',
  async (_list, getList) => {
    for (const [price, stock] of [
      [700, 9],
      [850, 1],
      [120, 0],
      [700, 9],
    ]) {
      await change(`price = ${price}, stock = ${stock}`);
      expect(shown(await getList())).toMatchObject({ price, stock });
      expect((await shop.send(itemDetails, { params: { id } }, here)).model).toMatchObject({ price, stock });
    }
  },
);

it.each(lists)('%s leaves out unavailable entries at once, also in its count', async (_list, getList) => {
  const before = await getList();
  await change('active = false');
  const after = await getList();
  await change('active = true');
  expect(shown(before)).toBeDefined();
  expect(shown(after)).toBeUndefined();
  expect(after.total).toBe(before.total - 1);
  expect(await getList()).toEqual(before);
});

it('returns the same size of a filtered list on every page, and beyond the last', async () => {
  const page = async (offset: number) =>
    (
      await shop.send(
        categoryItems,
        { params: { id: category }, query: { min_price: 1, limit: 3, offset } },
        here,
      )
    ).model;
  const first = await page(1);
  expect(first.total).toBeGreaterThan(3);
  const last = await page(Math.ceil(first.total / 3));
  expect(last.total).toBe(first.total);
  expect(last.entries.length).toBeGreaterThan(0);
  const beyond = await page(Math.ceil(first.total / 3) + 1);
  expect(beyond.entries).toEqual([]);
  expect(beyond.total).toBe(first.total);
});

it('searches by names of stores in the zone only', async () => {
  const [away] = await shop.database.query<{ id: number }>(
    'SELECT id FROM stores WHERE module_id <> $1 AND active ORDER BY id LIMIT 1',
    [here.moduleId ?? 0],
  );
  await shop.database.query(`UPDATE stores SET name_i18n = '{"en":"Wrovk corner"}' WHERE id = $1`, [
    away?.id ?? 0,
  ]);
  expect((await shop.send(itemSearch, { query: { name: 'wrovk' } }, here)).model.total).toBe(0);
  const [near] = await shop.database.query<{ id: number; count: number }>(
    `UPDATE stores SET name_i18n = '{"en":"Wrovk kitchen"}' WHERE id = (SELECT store_id FROM items WHERE id = $1)
     RETURNING id, (SELECT count(*) FROM items WHERE store_id = stores.id AND active AND NOT campaign) AS count`,
    [id],
  );
  const found = (await shop.send(itemSearch, { query: { name: 'wrovk k' } }, here)).model;
  expect(found.total).toBe(near?.count);
  expect(new Set(found.entries.map(({ storeId }) => storeId))).toEqual(new Set([near?.id]));
});
