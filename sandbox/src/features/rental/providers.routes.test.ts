import {
  providerDetails,
  providerList,
  providerReviews,
  providersLatest,
  providersPopular,
} from '@shop/contract';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let scope: Awaited<ReturnType<typeof getScopeIn>>;
beforeAll(async () => {
  shop = await openTestShop();
  scope = await getScopeIn(shop, 'rental');
});
afterAll(() => shop.close());

const list = async (
  query: { sort_by?: string; name?: string; limit?: number; offset?: number } = {},
  from = scope,
) => (await shop.send(providerList, { query }, from)).model;
const names = async (...args: Parameters<typeof list>) =>
  (await list(...args)).entries.map(({ name }) => name);

it('lists providers with pick-up in the zone, the nearest first [CALL-09]', async () => {
  const { entries, total } = await list();
  expect(total).toBe(4);
  const distances = entries.map(({ distance }) => distance ?? NaN);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect((await list({ sort_by: 'distance' })).entries).toEqual(entries);
  expect(await names({}, { ...scope, zoneIds: [2] })).toContain('Station Wheels');
  expect(await names()).not.toContain('Station Wheels');
  expect(await names({}, { ...scope, zoneIds: [] })).toEqual(await names());
  expect(await names({}, { ...scope, moduleId: 1 })).toEqual([]);
});

it('pages, sorts and searches them [CALL-09]', async () => {
  const all = await names({ sort_by: 'rating' });
  expect([
    ...(await names({ sort_by: 'rating', limit: 3 })),
    ...(await names({ sort_by: 'rating', limit: 3, offset: 2 })),
  ]).toEqual(all);
  expect(await names({ sort_by: 'rating', limit: 3, offset: 3 })).toEqual([]);
  expect(await names({ name: 'برستيج' })).toEqual(['Marjan Prestige']);
});

it('lists popular and new ones at separate paths [CALL-09]', async () => {
  const { entries } = (await shop.send(providersPopular, { query: { limit: 20, offset: 1 } }, scope)).model;
  const ratings = entries.map(({ averageRating }) => averageRating);
  expect(ratings).toHaveLength(4);
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  const latest = async (offset: number) =>
    (await shop.send(providersLatest, { query: { limit: 2, offset } }, scope)).model;
  const pages = [await latest(1), await latest(2)];
  expect(pages.map(({ total }) => total)).toEqual([4, 4]);
  expect(pages.flatMap((page) => page.entries.map(({ name }) => name))).toEqual(
    await names({ sort_by: 'newest' }),
  );
});

it('returns a provider like a store, with pick-up zones, vehicles and drivers [ENT-23] [ROUTE-07]', async () => {
  const [prestige] = (await list({ name: 'prestige' })).entries;
  expect(prestige).toMatchObject({
    moduleType: 'rental',
    pickupZoneIds: [1, 2],
    vehicleCount: 5,
    driverPerDay: 8_000,
    tax: 5,
  });
  const params = { id: prestige?.id ?? 0 };
  expect((await shop.send(providerDetails, { params }, scope)).model).toEqual(prestige);
  for (const id of [1, 0, 99_999])
    expect((await shop.send(providerDetails, { params: { id } }, scope)).status).toBe(404);
});

it('has the ratings and reviews of its vehicles', async () => {
  const [corniche] = (await list({ name: 'corniche' })).entries;
  const params = { id: corniche?.id ?? 0 };
  const { entries, summary, total } = (
    await shop.send(providerReviews, { params, query: { limit: 100 } }, scope)
  ).model;
  expect(entries).toHaveLength(total);
  expect(summary).toMatchObject({ average: corniche?.averageRating, count: corniche?.ratingCount });
  const [sum] = await shop.database.query<{ sum: number }>(
    'SELECT sum(rating_count) AS sum FROM vehicles WHERE provider_id = $1',
    [params.id],
  );
  expect(sum?.sum).toBe(corniche?.ratingCount);
  expect((await shop.send(providerReviews, { params: { id: 1 } }, scope)).status).toBe(404);
});
