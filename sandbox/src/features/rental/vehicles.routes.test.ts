import {
  providerVehicles,
  vehicleCategories,
  vehicleDetails,
  vehicleReviews,
  vehicleSearch,
  vehicleSuggestions,
  vehiclesTopRated,
  type EndpointArgs,
} from '@shop/contract';
import { freeVehicles, getVehiclePrice, getVehicleRate, type BookedTime } from '@shop/domain';
import { getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let scope: Awaited<ReturnType<typeof getScopeIn>>;
beforeAll(async () => {
  shop = await openTestShop();
  scope = await getScopeIn(shop, 'rental');
});
afterAll(() => shop.close());

type Query = NonNullable<EndpointArgs<typeof vehicleSearch>['query']>;
const search = async (query: Query = {}, from = scope) =>
  (await shop.send(vehicleSearch, { query: { limit: 100, ...query } }, from)).model;
const found = async (query: Query = {}, from = scope) => (await search(query, from)).entries;

it('finds the vehicles that can be picked up in the zone, the shop’s own for a visitor without one [ROUTE-06] [ENT-23]', async () => {
  const here = await found();
  expect(here.length).toBeGreaterThan(15);
  for (const { provider } of here) expect(provider.pickupZoneIds).toContain(scope.zoneIds?.[0]);
  const elsewhere = await found({}, { ...scope, zoneIds: [3] });
  expect(elsewhere).toEqual([]);
  expect(await found({}, { ...scope, zoneIds: [] })).toEqual(here);
});

it('counts in categories what the search of the category finds', async () => {
  const categories = (await shop.send(vehicleCategories, {}, scope)).model;
  expect(categories.length).toBeGreaterThan(6);
  for (const { id, vehicleCount } of categories) {
    const page = await search({ category_ids: String(id), limit: 2 });
    expect(page.total).toBe(vehicleCount);
    expect(page.entries).toHaveLength(Math.min(2, vehicleCount));
  }
});

const isWithin = (rate: { price: number } | null, min: number, max: number) =>
  rate !== null && rate.price >= min && rate.price <= max;

it.each<[string, Query, (vehicle: Awaited<ReturnType<typeof found>>[number]) => boolean]>([
  ['seats', { seats: 7 }, ({ seats }) => seats >= 7],
  ['fuels', { fuel: 'electric,hybrid' }, ({ fuel }) => fuel === 'electric' || fuel === 'hybrid'],
  ['a gear', { transmission: 'manual' }, ({ transmission }) => transmission === 'manual'],
  ['air condition', { air_condition: true }, ({ airConditioned }) => airConditioned],
  ['a rental type', { rental_type: 'distance_wise' }, ({ rates }) => rates.perKm !== null],
  [
    'prices of a rental type',
    { rental_type: 'day_wise', min_price: 40, max_price: 80 },
    (vehicle) => isWithin(getVehicleRate(vehicle, 'day_wise'), 4_000, 8_000),
  ],
  [
    'prices, per day without a rental type',
    { max_price: 18 },
    (vehicle) => isWithin(getVehicleRate(vehicle, 'day_wise'), 0, 1_800),
  ],
  [
    'a price of which a discount has been taken',
    { rental_type: 'hourly', max_price: 3.2 },
    (vehicle) => isWithin(getVehicleRate(vehicle, 'hourly'), 0, 320),
  ],
  ['makers', { brand_ids: '1,3' }, ({ brand }) => [1, 3].includes(brand.id)],
  ['a name in Urdu', { name: 'اٹلس' }, ({ name }) => name.includes('Atlas')],
  ['words of model and provider', { name: 'atlas corniche' }, ({ name }) => name === 'Tamrak Atlas Trail'],
])('filters by %s [ROUTE-06] [D-03]', async (_case, query, fits) => {
  const all = await found();
  const some = await found(query);
  const getIds = (list: { id: number }[]) => list.map(({ id }) => id).sort((one, other) => one - other);
  expect(getIds(some)).toEqual(getIds(all.filter(fits)));
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
});

it('knows who has drivers', async () => {
  const names = new Set((await found({ with_driver: true })).map(({ provider }) => provider.name));
  expect([...names].sort()).toEqual(['Caravan Rentals', 'Corniche Cars', 'Marjan Prestige']);
});

const threeDays = {
  pickup_time: '2027-01-10T08:00:00.000Z',
  destination_time: '2027-01-13T08:00:00.000Z',
} as const;

it.each([
  ['without a rental type', null, {}],
  ['per hour', 'hourly', {}],
  ['per km', 'distance_wise', {}],
  ['per day', 'day_wise', {}],
  ['for three days', null, threeDays],
  ['for 72 hours', 'hourly', threeDays],
] as const)('sorts by the price on the cards, %s [ROUTE-06] [D-03]', async (_case, rentalType, time) => {
  const chargedTime =
    'pickup_time' in time
      ? {
          pickupAt: time.pickup_time,
          returnAt: time.destination_time,
          rentalType: rentalType ?? 'day_wise',
          distance: 0,
        }
      : null;
  const getPrices = async (sort_by: string) => {
    const query = { sort_by, ...(rentalType && { rental_type: rentalType }), ...time };
    const prices = (await found(query)).map((vehicle) =>
      getVehiclePrice(vehicle, { rentalType, chargedTime }, 'Asia/Dubai'),
    );
    const unit = rentalType ?? 'day_wise';
    const isCompared = prices.map((price) => price?.type === unit);
    expect(isCompared).toEqual([...isCompared].sort((one, other) => Number(other) - Number(one)));
    return prices.filter((price) => price?.type === unit).map((price) => price?.price ?? NaN);
  };
  const low = await getPrices('price_low');
  expect(low.length).toBeGreaterThan(10);
  expect(low).toEqual([...low].sort((one, other) => one - other));
  expect(await getPrices('price_high')).toEqual([...low].reverse());
});

it('sorts by rating and by age; pages hold each once', async () => {
  const rated = (await shop.send(vehiclesTopRated, { query: { limit: 50 } }, scope)).model.entries;
  const ratings = rated.map(({ averageRating }) => averageRating);
  expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  const pages = [];
  for (const offset of [1, 2, 3, 4, 5])
    pages.push(...(await search({ limit: 7, offset, sort_by: 'newest' })).entries);
  expect(pages.map(({ id }) => id)).toEqual((await found({ sort_by: 'newest' })).map(({ id }) => id));
});

it('suggests vehicles and providers by any language, six of each at most', async () => {
  const suggest = async (name: string) =>
    (await shop.send(vehicleSuggestions, { query: { name } }, scope)).model;
  expect((await suggest('کورنیش')).providers.map(({ name }) => name)).toEqual(['Corniche Cars']);
  expect((await suggest('e')).vehicles).toHaveLength(6);
  expect(await suggest('nothing like it')).toEqual({ vehicles: [], providers: [] });
});

it('returns one vehicle and its reviews, also in another zone', async () => {
  const [first] = await found({ sort_by: 'rating' });
  const id = first?.id ?? 0;
  const away = { ...scope, zoneIds: [3] };
  expect((await shop.send(vehicleDetails, { params: { id } }, away)).model).toEqual(first);
  const { entries, summary, total } = (await shop.send(vehicleReviews, { params: { id } }, away)).model;
  expect(total).toBe(entries.length);
  expect(entries[0]?.item).toEqual({ id, name: first?.name, imageUrl: first?.imageUrl });
  expect(summary.histogram.reduce((sum, count) => sum + count, 0)).toBe(first?.ratingCount);
  for (const missingId of [0, 99_999])
    expect((await shop.send(vehicleDetails, { params: { id: missingId } }, scope)).status).toBe(404);
  await shop.database.query('UPDATE vehicles SET active = false WHERE id = $1', [id]);
  expect((await shop.send(vehicleDetails, { params: { id } }, scope)).status).toBe(404);
  expect((await found()).map((vehicle) => vehicle.id)).not.toContain(id);
  await shop.database.query('UPDATE vehicles SET active = true WHERE id = $1', [id]);
});

describe('for a requested time', () => {
  const at = (hour: number) => new Date(Date.UTC(2027, 0, 10, hour)).toISOString();
  const wanted = (from: number, to: number) => ({ pickup_time: at(from), destination_time: at(to) });
  const book = async (vehicleId: number, from: number, to: number, quantity = 1, status = 'confirmed') => {
    await shop.database.query(
      `WITH trip AS (
         INSERT INTO trips (owner_kind, owner_id, provider_id, module_id, zone_id, status, pickup, pickup_at, return_at,
           rental_type, driver, payment_method, subtotal, discount, tax, tax_included, total, contact_name, contact_phone)
         SELECT 'guest', 'rental-test', provider_id, 6, 1, $5, '{}', $2, $3, 'hourly', 'self', 'cash_on_delivery', 0, 0, 0,
           false, 0, '', '' FROM vehicles WHERE id = $1 RETURNING id
       ) INSERT INTO trip_lines (trip_id, vehicle_id, name_i18n, quantity, rate, total)
         SELECT id, $1, '{}', $4, 0, 0 FROM trip`,
      [vehicleId, at(from), at(to), quantity, status],
    );
  };
  afterEach(() => shop.database.query("DELETE FROM trips WHERE owner_id = 'rental-test'"));

  it('returns the available units: a vehicle that returns at eleven is available at eleven', async () => {
    const [vehicle] = await found({ name: 'corsara' });
    expect(vehicle).toMatchObject({ quantity: 1, available: null });
    const id = vehicle?.id ?? 0;
    const free = async (from: number, to: number) =>
      (await shop.send(vehicleDetails, { params: { id }, query: wanted(from, to) }, scope)).model.available;
    expect(await free(9, 11)).toBe(1);
    await book(id, 9, 11);
    expect([await free(7, 9), await free(10, 12), await free(11, 13), await free(8, 20)]).toEqual([
      1, 0, 1, 0,
    ]);
    await book(id, 11, 13, 1, 'canceled');
    await book(id, 13, 14, 1, 'completed');
    expect(await free(11, 14)).toBe(1);
    const names = async (query: Query) => (await found(query)).map(({ name }) => name);
    const corsara = vehicle?.name;
    expect(await names({ ...wanted(10, 12), only_available: true })).not.toContain(corsara);
    expect(await names({ ...wanted(11, 12), only_available: true })).toContain(corsara);
    expect(await names(wanted(10, 12))).toContain(corsara);
  });

  it('counts as the domain does', async () => {
    const [vehicle] = await found({ name: 'City Three' }, { ...scope, zoneIds: [2] });
    const [id, quantity] = [vehicle?.id ?? 0, vehicle?.quantity ?? 0];
    const taken: BookedTime[] = [];
    for (const [from, to, count] of [
      [1, 5, 3],
      [4, 8, 2],
      [5, 6, 4],
      [8, 12, 7],
      [10, 11, 3],
      [11, 20, 1],
    ] as const) {
      await book(id, from, to, count);
      taken.push({ pickupAt: at(from), returnAt: at(to), quantity: count });
    }
    for (let from = 0; from < 20; from += 1)
      for (let to = from + 1; to <= 21; to += 3) {
        const time = { pickupAt: at(from), returnAt: at(to) };
        const { model } = await shop.send(vehicleDetails, { params: { id }, query: wanted(from, to) }, scope);
        expect([time, model.available]).toEqual([time, freeVehicles(quantity, taken, time)]);
      }
  });

  it.each([
    ['what is no time', { pickup_time: 'soon', destination_time: at(3) }, 'pickup_time'],
    [
      'a year that nobody lives to see',
      { pickup_time: at(1), destination_time: '+200000-01-01T00:00Z' },
      'destination_time',
    ],
    ['a return before the pick-up', wanted(5, 4), 'destination_time'],
  ])('refuses %s', async (_case, query, code) => {
    expect(await shop.send(vehicleSearch, { query }, scope)).toMatchObject({
      status: 403,
      errors: [{ code }],
    });
  });
});

it("lists and filters a provider's vehicles in any zone", async () => {
  const [vehicle] = await found({ name: 'Corniche' });
  const query = { provider_id: vehicle?.provider.id ?? 0 };
  const away = { ...scope, zoneIds: [] };
  const all = (await shop.send(providerVehicles, { query: { ...query, limit: 50 } }, away)).model;
  expect(all.total).toBe(7);
  const suvs = (await shop.send(providerVehicles, { query: { ...query, category_ids: '2' } }, away)).model;
  expect(suvs.entries.map(({ category }) => category.name)).toEqual(['SUVs', 'SUVs', 'SUVs']);
  expect((await shop.send(providerVehicles, { query: { provider_id: 1 } }, scope)).status).toBe(404);
});
