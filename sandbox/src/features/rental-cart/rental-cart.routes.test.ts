import {
  clearRentalCart,
  removeRentalVehicle,
  rentalCart,
  updateRentalCart,
  type RentalCartAddBody,
  type RequestScope,
} from '@shop/contract';
import { roadBetween } from '../places/roads';
import { newCustomer, newGuest } from '../../testing/people';
import {
  clockSquare,
  inHours,
  openRentalFixture,
  planFor,
  roseGarden,
  type RentalFixture,
} from '../../testing/rental-fixture';

let fixture: RentalFixture;
const ids = { lune: 0, fjella: 0, nomada: 0, rivage: 0, mica: 0, glide: 0, corsara: 0 };
beforeAll(async () => {
  fixture = await openRentalFixture();
  const models = {
    lune: 'Lune',
    fjella: 'Fjella',
    nomada: 'Nomada 9',
    rivage: 'Rivage 24',
    mica: 'Mica',
    glide: 'Glide',
    corsara: 'Corsara',
  };
  for (const [key, model] of Object.entries(models))
    ids[key as keyof typeof ids] = await fixture.vehicleNamed(model); // keys of the same names
});
afterAll(() => fixture.shop.close());

type Visitor = Partial<RequestScope>;
const getCart = async (visitor: Visitor) => (await fixture.shop.send(rentalCart, {}, visitor)).model;
const adding = (vehicle_id: number, quantity = 1, plan = planFor(24, 30)): RentalCartAddBody => ({
  ...plan,
  vehicle_id,
  quantity,
});

it('holds vehicles of one provider for one plan [CALL-17] [ENT-23]', async () => {
  const guest = await newGuest(fixture.shop);
  expect(await getCart(guest)).toEqual({ provider: null, plan: null, planId: null, lines: [] });
  const { model } = await fixture.add(guest, { ...adding(ids.lune, 2), price: 12.5 });
  expect(model).toMatchObject({
    provider: { name: 'Corniche Cars', pickupZoneIds: [1, 2], driverPerDay: 6_000 },
    plan: {
      pickupAt: inHours(24),
      returnAt: inHours(30),
      rentalType: 'hourly',
      distance: 0,
      driver: 'self',
      destination: null,
    },
    lines: [{ quantity: 2, rateSeen: 1_250, vehicle: { id: ids.lune, quantity: 5, available: 5 } }],
  });
  await fixture.add(guest, adding(ids.fjella, 1, planFor(25, 31)));
  const again = (await fixture.add(guest, adding(ids.lune, 1, planFor(25, 31)))).model;
  expect(again.lines.map(({ vehicle, quantity }) => [vehicle.id, quantity])).toEqual([
    [ids.lune, 3],
    [ids.fjella, 1],
  ]);
  expect(again.plan).toMatchObject({ pickupAt: inHours(25) });
  expect(await getCart(guest)).toEqual(again);
  const other = await fixture.add(guest, adding(ids.nomada));
  expect(other).toMatchObject({ status: 409, errors: [{ code: 'other_provider' }] });
  expect(await getCart(guest)).toEqual(again);
});

it('calculates the road distance itself', async () => {
  const guest = await newGuest(fixture.shop);
  const plan = planFor(24, 30, {
    rental_type: 'distance_wise',
    destination_location: clockSquare,
    distance: 3,
  });
  const { model } = await fixture.add(guest, adding(ids.rivage, 1, plan));
  const road = roadBetween(
    { latitude: 25.1243, longitude: 56.3562 },
    { latitude: clockSquare.lat, longitude: clockSquare.lng },
  );
  expect(model.plan?.distance).toBe(road?.metres);
  expect(model.lines[0]?.rateSeen).toBe(320);
});

it.each<[string, () => RentalCartAddBody, number, object]>([
  [
    'a time that has passed',
    () => adding(ids.lune, 1, planFor(-1, 3)),
    403,
    { code: 'plan', reason: 'past' },
  ],
  [
    'a return before the pick-up',
    () => adding(ids.lune, 1, planFor(5, 5)),
    403,
    { code: 'plan', reason: 'order' },
  ],
  [
    'more than 90 days',
    () => adding(ids.lune, 1, planFor(1, 90 * 24 + 2)),
    403,
    { code: 'plan', reason: 'tooLong' },
  ],
  [
    'a way without an end',
    () => adding(ids.lune, 1, planFor(1, 5, { rental_type: 'distance_wise' })),
    403,
    { code: 'plan', reason: 'destinationMissing' },
  ],
  [
    'a way of renting that the vehicle does not have',
    () => adding(ids.rivage),
    409,
    { code: 'plan', reason: 'rental_type' },
  ],
  [
    'a driver whom the provider does not have',
    () => adding(ids.glide, 1, planFor(1, 5, { driver: 'provider' })),
    403,
    { code: 'plan', reason: 'driver' },
  ],
  [
    'a place out of its zones',
    () => adding(ids.lune, 1, planFor(1, 5, { pickup_location: roseGarden })),
    403,
    { code: 'pickup_zone' },
  ],
  ['a place in a zone of other providers', () => adding(ids.mica), 403, { code: 'pickup_zone' }],
  [
    'more than there are',
    () => adding(ids.lune, 6),
    409,
    {
      code: 'not_available',
      vehicle_id: 1,
      left: 5,
      message: 'Of Velanta Lune, only 5 are free at that time.',
    },
  ],
  ['a vehicle that nobody has', () => adding(99_999), 404, { code: 'not_found' }],
  [
    'a time without its zone',
    () => adding(ids.lune, 1, planFor(1, 5, { pickup_time: '2026-12-01T10:00' })),
    403,
    { code: 'pickup_time' },
  ],
  [
    'no rental type',
    () => adding(ids.lune, 1, planFor(1, 5, { rental_type: 'weekly' as 'hourly' })),
    403,
    { code: 'rental_type' },
  ],
])('refuses %s and saves nothing [ERR-23]', async (_case, body, status, error) => {
  const guest = await newGuest(fixture.shop);
  expect(await fixture.add(guest, body())).toMatchObject({ status, errors: [error] });
  expect(await getCart(guest)).toMatchObject({ lines: [], plan: null });
});

it('removes one vehicle, and all [CALL-18] [ENT-23]', async () => {
  const guest = await fixture.guestWith(adding(ids.lune));
  await fixture.add(guest, adding(ids.fjella));
  const id = (await getCart(guest)).lines[0]?.id ?? 0;
  const remove = () =>
    fixture.shop.send(
      removeRentalVehicle,
      { params: { id }, query: { vehicle_id: ids.lune, quantity: 1, rental_type: 'hourly' } },
      guest,
    );
  expect((await remove()).model.lines.map(({ vehicle }) => vehicle.id)).toEqual([ids.fjella]);
  expect((await remove()).status).toBe(404);
  expect((await fixture.shop.send(clearRentalCart, {}, guest)).model).toEqual({
    provider: null,
    plan: null,
    planId: null,
    lines: [],
  });
  expect((await fixture.shop.send(clearRentalCart, {}, guest)).status).toBe(200);
});

it('is the same in every module and zone, and private [F-46]', async () => {
  const guest = await fixture.guestWith(adding(ids.lune));
  const elsewhere = { ...guest, moduleId: 1, zoneIds: [3] };
  expect((await getCart(elsewhere)).lines).toHaveLength(1);
  expect((await getCart(await newGuest(fixture.shop))).lines).toEqual([]);
  const [line] = (await getCart(guest)).lines;
  const stranger = await fixture.shop.send(
    updateRentalCart,
    { body: { cart_id: line?.id ?? 0, quantity: 1 } },
    await newGuest(fixture.shop),
  );
  expect(stranger.status).toBe(404);
});

it('counts two concurrent additions', async () => {
  const guest = await newGuest(fixture.shop);
  await Promise.all([
    fixture.add(guest, adding(ids.lune)),
    fixture.add(guest, adding(ids.lune)),
    fixture.add(guest, adding(ids.fjella)),
  ]);
  const quantities = (await getCart(guest)).lines.map(({ vehicle, quantity }) => [vehicle.id, quantity]);
  expect(new Map(quantities as [number, number][])).toEqual(
    new Map([
      [ids.lune, 2],
      [ids.fjella, 1],
    ]),
  );
});

describe('on signing up as a guest', () => {
  const signedUp = async (guest: { guestId: string }) => newCustomer(fixture.shop, guest.guestId);

  it('is adopted with its plan [D-17]', async () => {
    const guest = await fixture.guestWith(adding(ids.lune, 2));
    const before = await getCart(guest);
    const customer = await signedUp(guest);
    const after = await getCart(customer);
    expect(after.plan).toEqual(before.plan);
    expect(after.lines).toMatchObject([{ quantity: 2, vehicle: { id: ids.lune } }]);
    expect((await getCart(guest)).lines).toEqual([]);
  });
});
