import { customerInfo, rentalCart } from '@shop/contract';
import { newCustomer, newGuest } from '../../testing/people';
import { inHours, openRentalFixture, planFor, type RentalFixture } from '../../testing/rental-fixture';
import { adoptGuestRentalCart } from './adopt-rental-cart';

let fixture: RentalFixture;
const models = ['Lune', 'Fjella', 'Nomada 9'] as const;
let ids: number[];
beforeAll(async () => {
  fixture = await openRentalFixture();
  ids = await Promise.all(models.map((model) => fixture.vehicleNamed(model)));
});
afterAll(() => fixture.shop.close());

const adding = (at: number, quantity: number, from = 24) => ({
  ...planFor(from, from + 6),
  vehicle_id: ids[at] ?? 0,
  quantity,
});
const getCart = async (visitor: { token?: string; guestId?: string }) =>
  (await fixture.shop.send(rentalCart, {}, visitor)).model;
const getQuantities = async (visitor: { token?: string; guestId?: string }) =>
  (await getCart(visitor)).lines.map(({ vehicle, quantity }) => [ids.indexOf(vehicle.id), quantity]);
const adopt = async (guestId: string, customer: { token: string }, hours = 0) => {
  const { id } = (await fixture.shop.send(customerInfo, {}, customer)).model;
  const now = new Date(inHours(hours));
  await fixture.shop.database.transaction((tx) => adoptGuestRentalCart(tx, guestId, id, now));
};

it("adds vehicles of the same provider to the account's, for the plan chosen last [D-17]", async () => {
  const guest = await fixture.guestWith(adding(0, 2));
  await fixture.add(guest, adding(1, 1));
  const customer = await fixture.customerWith(adding(0, 1, 48));
  await adopt(guest.guestId, customer);
  expect(await getQuantities(customer)).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect((await getCart(customer)).plan?.pickupAt).toBe(inHours(24));
  expect(await getQuantities(guest)).toEqual([]);
  await adopt(guest.guestId, customer);
  expect(await getQuantities(customer)).toEqual([
    [0, 3],
    [1, 1],
  ]);
});

it("shows the account's vehicles at the rates of the guest's rental type [D-17] [D-16]", async () => {
  const byDay = planFor(24, 72, { rental_type: 'day_wise' });
  const guest = await fixture.guestWith({ ...byDay, vehicle_id: ids[0] ?? 0, quantity: 1 });
  const customer = await fixture.customerWith(adding(0, 1, 48));
  await fixture.add(customer, adding(1, 1, 48));
  await adopt(guest.guestId, customer);
  const { plan, lines } = await getCart(customer);
  expect(plan?.rentalType).toBe('day_wise');
  expect(lines.map(({ rateSeen, vehicle }) => rateSeen === vehicle.rates.perDay)).toEqual([true, true]);
});

it("keeps the account's plan and its rates where the guest's pick-up is over [D-17] [D-16]", async () => {
  const byDay = planFor(48, 96, { rental_type: 'day_wise' });
  const customer = await fixture.customerWith({ ...byDay, vehicle_id: ids[0] ?? 0, quantity: 1 });
  const guest = await fixture.guestWith(adding(1, 2));
  await adopt(guest.guestId, customer, 25);
  const { plan, lines } = await getCart(customer);
  expect([plan?.pickupAt, plan?.rentalType]).toEqual([inHours(48), 'day_wise']);
  expect(lines.map(({ vehicle, quantity }) => [ids.indexOf(vehicle.id), quantity])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(lines.map(({ rateSeen, vehicle }) => rateSeen === vehicle.rates.perDay)).toEqual([true, true]);
});

it('leaves both carts unchanged with another provider [D-17]', async () => {
  const guest = await fixture.guestWith(adding(2, 1));
  const customer = await fixture.customerWith(adding(0, 1));
  await adopt(guest.guestId, customer);
  expect([await getQuantities(customer), await getQuantities(guest)]).toEqual([[[0, 1]], [[2, 1]]]);
});

it('changes nothing where the guest has nothing', async () => {
  const customer = await newCustomer(fixture.shop);
  await adopt((await newGuest(fixture.shop)).guestId, customer);
  expect(await getCart(customer)).toEqual({ provider: null, plan: null, planId: null, lines: [] });
});
