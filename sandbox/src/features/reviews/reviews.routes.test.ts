import { itemReviews, storeDetails, storeReviews } from '@shop/contract';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { toStars } from './reviews';

let shop: TestShop;
let itemId: number;
let storeId: number;

beforeAll(async () => {
  shop = await openTestShop();
  const [most] = await shop.database.query<{ item_id: number; store_id: number }>(
    'SELECT item_id, store_id FROM reviews GROUP BY 1, 2 ORDER BY count(*) DESC, 1 LIMIT 1',
  );
  itemId = most?.item_id ?? 0;
  storeId = most?.store_id ?? 0;
});
afterAll(() => shop.close());

it('counts halves for the star above, as the contract does for a backend without a summary [X-04] [BIZ-14]', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const reviews = counts.flatMap((count, half) => Array.from({ length: count }, () => 1 + half / 2));
  const wire = { reviews: reviews.map((rating, id) => ({ id: id + 1, rating })) };
  expect(toStars(counts)).toEqual([1, 5, 9, 13, 17]);
  expect(itemReviews.read(wire, { decimals: 2 }).summary.histogram).toEqual(toStars(counts));
});

it('returns reviews of an item with all its ratings, the newest first [X-04] [BIZ-14]', async () => {
  const { model } = await shop.send(itemReviews, { params: { id: itemId } });
  expect(model.entries.length).toBeGreaterThanOrEqual(3);
  const moments = model.entries.map(({ writtenAt }) => writtenAt);
  expect(moments).toEqual([...moments].sort().reverse());
  for (const { rating, comment, customerName } of model.entries) {
    expect(rating * 2).toBe(Math.round(rating * 2));
    expect([comment, customerName].every(Boolean)).toBe(true);
  }
  const { count, histogram, average } = model.summary;
  expect(histogram.reduce((sum, stars) => sum + stars, 0)).toBe(count);
  expect(count).toBeGreaterThanOrEqual(model.total);
  expect(average).toBeGreaterThan(1);
});

it('returns reviews of a store’s items page by page, each with its item', async () => {
  const query = { store_id: storeId, limit: 3 };
  const first = (await shop.send(storeReviews, { query })).model;
  const second = (await shop.send(storeReviews, { query: { ...query, offset: 2 } })).model;
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  expect(first.entries.every(({ item }) => item && item.name && item.imageUrl)).toBe(true);
  const store = (await shop.send(storeDetails, { params: { id: storeId } })).model;
  expect([first.summary.average, first.summary.count]).toEqual([store.averageRating, store.ratingCount]);
});

it('keeps the review of a deleted account, without a name', async () => {
  await shop.database.query('UPDATE reviews SET customer_id = NULL WHERE item_id = $1', [itemId]);
  const { model } = await shop.send(itemReviews, { params: { id: itemId } }, { language: 'ar' });
  expect(new Set(model.entries.map(({ customerName }) => customerName))).toEqual(new Set(['عميل سابق']));
});

it('accepts one review by a customer for an item of an order', async () => {
  const insert = () =>
    shop.database.query(
      'INSERT INTO reviews (item_id, store_id, order_id, customer_id, rating) VALUES ($1, $2, 100001, 1, 4.5)',
      [itemId, storeId],
    );
  await insert();
  await expect(insert()).rejects.toThrow(/unique|duplicate/i);
  await expect(
    shop.database.query('INSERT INTO reviews (item_id, store_id, rating) VALUES ($1, $2, 4.2)', [
      itemId,
      storeId,
    ]),
  ).rejects.toThrow(/check/i);
});

it('returns 404 for unknown ids, and refuses an id that is not a number', async () => {
  expect((await shop.send(itemReviews, { params: { id: 999_999 } }, { moduleId: 1 })).status).toBe(404);
  expect((await shop.send(storeReviews, { query: { store_id: 999_999 } }, { moduleId: 1 })).status).toBe(404);
  const headers = { moduleid: '1' };
  const bad = await shop.app.inject({ url: '/api/v1/stores/reviews', headers });
  expect(bad.json()).toMatchObject({ errors: [{ code: 'store_id' }] });
});
