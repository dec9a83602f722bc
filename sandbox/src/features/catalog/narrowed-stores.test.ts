import {
  categoriesPopular,
  categoryList,
  categoryStores,
  itemsPopular,
  storeList,
  storesPopular,
  storesRecommended,
  storesWithOffers,
  type RequestScope,
} from '@shop/contract';
import { isStoreDiscountValid, storeOpening, type Store } from '@shop/domain';
import { getScopeIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { firstPage, openTestShop, type TestShop } from '../../testing/test-shop';

const timeZone = 'Asia/Dubai';
let shop: TestShop;
let here: Partial<RequestScope>;
let all: Store[];

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
  await shop.database.query(
    `UPDATE stores SET free_delivery = id % 2 = 0, non_veg = id % 3 > 0, featured = id % 3 = 1,
       discount = CASE id % 3 WHEN 0 THEN 10 WHEN 1 THEN 500 END,
       discount_type = CASE id % 3 WHEN 0 THEN 'percent' WHEN 1 THEN 'amount' END,
       discount_starts_on = '2026-11-20', discount_starts_at = '10:00', discount_ends_on = '2026-11-21',
       discount_ends_at = CASE WHEN id % 2 = 0 THEN '13:30'::time ELSE '23:00' END`,
  );
  all = (await shop.send(storesPopular, { query: { limit: 100 } }, here)).model.entries;
});
afterAll(() => shop.close());

const getIds = (stores: readonly Store[]) => stores.map(({ id }) => id).sort((a, b) => a - b);
const listed = async (query: object) =>
  (await shop.send(storeList, { params: { filter: 'all' }, query: { limit: 100, ...query } }, here)).model
    .entries;

describe('stores can be filtered [D-03]', () => {
  it.each<[string, object, (store: Store) => boolean]>([
    ['by rating', { rating_count: 4.3 }, (store) => store.averageRating >= 4.3],
    ['to free delivery', { filter: 'free_delivery' }, (store) => store.freeDelivery],
  ])('%s [CALL-09]', async (_case, query, fits) => {
    expect(getIds(await listed(query))).toEqual(getIds(all.filter(fits)));
  });

  it('by valid discount, to the second in the time zone of the shop [BIZ-28]', async () => {
    for (const moment of [
      '2026-11-20T05:59:59Z',
      '2026-11-20T06:00:00Z',
      '2026-11-21T09:30:00Z',
      '2026-11-21T09:30:01Z',
      '2026-11-21T19:00:01Z',
    ]) {
      const now = new Date(moment);
      shop.at(now);
      const wanted = all.filter(({ discount }) => discount && isStoreDiscountValid(discount, now, timeZone));
      expect(getIds(await listed({ filter: 'discounted' }))).toEqual(getIds(wanted));
      const offers = (await shop.send(storesWithOffers, { query: { limit: 100 } }, here)).model.entries;
      expect(getIds(offers)).toEqual(getIds(wanted));
      const isOpen = ({ openingHours }: Store) => storeOpening(openingHours, now, timeZone).open;
      const parts = [offers.filter(isOpen), offers.filter((store) => !isOpen(store))];
      expect(getIds(parts.flat())).toEqual(getIds(offers));
      for (const part of parts) {
        const metres = part.map(({ distance }) => distance ?? 0);
        expect(metres).toEqual([...metres].sort((a, b) => a - b));
      }
    }
    shop.at(testNow);
  });

  it('by open now, at each hour of the week [D-12]', async () => {
    for (let hour = 0; hour < 168; hour += 5) {
      const now = new Date(testNow.getTime() + hour * 3_600_000);
      shop.at(now);
      const wanted = all.filter(({ openingHours }) => storeOpening(openingHours, now, timeZone).open);
      expect(getIds(await listed({ filter: 'available_now' }))).toEqual(getIds(wanted));
    }
    shop.at(testNow);
  });

  it('by hours and discounts that last through their last minute [D-12] [BIZ-28]', async () => {
    await shop.database.query(
      `UPDATE store_hours SET opening = '10:00', closing = '13:59' WHERE store_id % 2 = 0`,
    );
    await shop.database.query(`UPDATE stores SET discount_ends_at = '13:59' WHERE id % 2 = 0`);
    const changed = (await shop.send(storesPopular, { query: { limit: 100 } }, here)).model.entries;
    for (const time of ['13:59:30', '14:00:00']) {
      const now = new Date(`2026-11-21T${time}+04:00`);
      shop.at(now);
      const open = changed.filter(({ openingHours }) => storeOpening(openingHours, now, timeZone).open);
      expect(getIds(await listed({ filter: 'available_now' }))).toEqual(getIds(open));
      expect(open.some(({ id }) => id % 2 === 0)).toBe(time === '13:59:30');
      const reduced = changed.filter(
        ({ discount }) => discount && isStoreDiscountValid(discount, now, timeZone),
      );
      expect(getIds(await listed({ filter: 'discounted' }))).toEqual(getIds(reduced));
    }
    shop.at(testNow);
  });

  it('by what they sell', async () => {
    const some = await listed({ type: 'non_veg' });
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(getIds(await listed({ type: 'all' }))).toEqual(getIds(all));
  });
});

it('puts closed stores behind open ones, each part in its order, unless an order was chosen [X-16]', async () => {
  let mixed = 0;
  for (let hour = 0; hour < 24; hour += 3) {
    const now = new Date(testNow.getTime() + hour * 3_600_000);
    shop.at(now);
    const isOpen = ({ openingHours }: Store) => storeOpening(openingHours, now, timeZone).open;
    const popular = await listed({ sort_by: 'popular' });
    const open = popular.filter(isOpen);
    const closed = popular.filter((store) => !isOpen(store));
    if (open.length > 0 && closed.length > 0) mixed += 1;
    expect((await listed({})).map(({ id }) => id)).toEqual([...open, ...closed].map(({ id }) => id));
  }
  shop.at(testNow);
  expect(mixed).toBeGreaterThan(0);
});

describe('stores can be sorted [CALL-08] [CALL-09]', () => {
  it('by distance, rating, age and orders', async () => {
    const near = (await listed({ sort_by: 'distance' })).map(({ distance }) => distance ?? 0);
    expect(near).toEqual([...near].sort((a, b) => a - b));
    const rated = (await listed({ sort_by: 'rating' })).map(({ averageRating }) => averageRating);
    expect(rated).toEqual([...rated].sort((a, b) => b - a));
    const [newest] = await listed({ sort_by: 'newest' });
    expect(newest?.id).toBe((await listed({ store_type: 'newly_joined' }))[0]?.id);
    const byOrders = await shop.database.query<{ id: number }>(
      'SELECT id FROM stores WHERE id = ANY($1::int[]) ORDER BY order_count DESC, id',
      [getIds(all)],
    );
    expect((await listed({ sort_by: 'popular' })).map(({ id }) => id)).toEqual(byOrders.map(({ id }) => id));
  });

  it('in the default order without a location, and for an order that only items have', async () => {
    const { place: _place, ...nowhere } = here;
    const { model } = await shop.send(storesPopular, { query: { sort_by: 'distance', limit: 100 } }, nowhere);
    const popular = (await listed({ sort_by: 'popular' })).map(({ id }) => id);
    expect(model.entries.map(({ id }) => id)).toEqual(popular);
    expect((await listed({ sort_by: 'price_asc' })).map(({ id }) => id)).toEqual(popular);
  });

  it('with only the featured ones, page by page to the end [BIZ-09]', async () => {
    const featured = await listed({ featured: true });
    expect(featured.length).toBeGreaterThan(0);
    const seen: number[] = [];
    for (let offset = 1; ; offset += 1) {
      const page = await listed({ featured: true, limit: 2, offset });
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen).toEqual(featured.map(({ id }) => id));
  });
});

it('recommends featured and well rated stores, the featured first', async () => {
  const { entries } = (await shop.send(storesRecommended, { query: { limit: 100 } }, here)).model;
  const featured = new Set(getIds(await listed({ featured: true })));
  const marks = entries.map(({ id }) => featured.has(id));
  expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
  expect(entries.filter(({ id }) => featured.has(id))).toHaveLength(featured.size);
  for (const store of entries)
    if (!featured.has(store.id)) expect(store.averageRating).toBeGreaterThanOrEqual(4.2);
});

it('lists stores that sell something of a category or its descendants', async () => {
  const [parent] = (await shop.send(categoryList, {}, here)).model.filter(
    ({ children }) => children.length > 0,
  );
  const { entries } = (
    await shop.send(itemsPopular, { query: { category_id: parent?.id, limit: 100 } }, here)
  ).model;
  const selling = await shop.send(
    categoryStores,
    { params: { id: parent?.id ?? 0 }, query: { limit: 100, offset: 1 } },
    here,
  );
  expect(getIds(selling.model.entries)).toEqual(
    [...new Set(entries.map(({ storeId }) => storeId))].sort((a, b) => a - b),
  );
  expect(
    (await shop.send(categoryStores, { params: { id: 999_999 }, query: firstPage }, here)).model.total,
  ).toBe(0);
});

it('sorts popular categories by their orders [CALL-06]', async () => {
  const [last] = (await shop.send(categoriesPopular, {}, here)).model.slice(-1);
  await shop.database.query(
    `UPDATE items SET order_count = order_count + 1000000
     WHERE category_id = ANY(category_branch(ARRAY[$1::int]))`,
    [last?.id ?? 0],
  );
  const other = { ...here, zoneIds: [...(here.zoneIds ?? []), 999] }; // a request that is not cached
  const { model } = await shop.send(categoriesPopular, {}, other);
  expect(model[0]?.id).toBe(last?.id);
  expect(model.every(({ parentId, children }) => parentId === null && children.length === 0)).toBe(true);
});
