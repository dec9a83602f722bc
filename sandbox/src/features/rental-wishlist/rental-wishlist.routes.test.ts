import {
  addToRentalWishlist,
  providerList,
  removeFromRentalWishlist,
  rentalWishlist,
  rentalWishlistMarks,
} from '@shop/contract';
import { newCustomer, newGuest, getScopeIn } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Awaited<ReturnType<typeof getScopeIn>>;
beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop, 'rental');
});
afterAll(() => shop.close());

const visitor = async () => ({ ...here, ...(await newCustomer(shop)) });
type Query = { vehicle_id?: number; provider_id?: number };
const add = (who: object, query: Query) => shop.send(addToRentalWishlist, { query }, who);
const getWishlist = async (who: object) => (await shop.send(rentalWishlistMarks, {}, who)).model;
const someProvider = async () => (await shop.send(providerList, {}, here)).model.entries[0]?.id ?? 0;

it('lists vehicles and providers, the latest first [CALL-22] [CALL-19] [ENT-29]', async () => {
  const customer = await visitor();
  const provider_id = await someProvider();
  expect((await add(customer, { vehicle_id: 1 })).model).toBe('Added to your wishlist.');
  await add(customer, { vehicle_id: 3 });
  await add(customer, { provider_id });
  const { vehicles, providers } = (await shop.send(rentalWishlist, {}, customer)).model;
  expect(vehicles.map(({ id }) => id)).toEqual([3, 1]);
  expect(vehicles[0]).toMatchObject({ name: 'Nordwen Fjella', rates: { hourly: 1_300 }, available: null });
  expect(providers).toMatchObject([{ id: provider_id, moduleType: 'rental' }]);
  expect(await getWishlist(customer)).toEqual({ vehicleIds: [3, 1], providerIds: [provider_id] });
});

it('adds and removes each entry once [CALL-19] [CALL-20]', async () => {
  const customer = await visitor();
  const responses = await Promise.all([1, 2, 3].map(() => add(customer, { vehicle_id: 2 })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const remove = () => shop.send(removeFromRentalWishlist, { query: { vehicle_id: 2 } }, customer);
  expect((await remove()).model).toBe('Removed from your wishlist.');
  expect((await remove()).status).toBe(404);
  expect(await getWishlist(customer)).toEqual({ vehicleIds: [], providerIds: [] });
});

it('refuses unknown targets, and guests [CALL-19]', async () => {
  const customer = await visitor();
  expect((await add(customer, {})).status).toBe(403);
  for (const query of [{ vehicle_id: 99_999 }, { provider_id: 1 }, { provider_id: 0 }])
    expect((await add(customer, query)).status).toBe(404);
  expect((await add({ ...here, ...(await newGuest(shop)) }, { vehicle_id: 1 })).status).toBe(401);
});

it('lists entries of the zone and module, and of this customer only [CALL-22] [F-46]', async () => {
  const customer = await visitor();
  await add(customer, { vehicle_id: 1 });
  expect(await getWishlist(await visitor())).toEqual({ vehicleIds: [], providerIds: [] });
  expect(await getWishlist({ ...customer, zoneIds: [3] })).toEqual({ vehicleIds: [], providerIds: [] });
  expect(await getWishlist({ ...customer, moduleId: 1 })).toEqual({ vehicleIds: [], providerIds: [] });
  await shop.database.query('UPDATE vehicles SET active = false WHERE id = 1');
  expect((await getWishlist(customer)).vehicleIds).toEqual([]);
  await shop.database.query('UPDATE vehicles SET active = true WHERE id = 1');
  expect((await getWishlist(customer)).vehicleIds).toEqual([1]);
});
