import {
  clearRentalCart,
  customerInfo,
  rentalCart,
  rentalCartMerge,
  settleRentalCartMerge,
} from '@shop/contract';
import { newCustomer, newGuest } from '../../testing/people';
import { inHours, openRentalFixture, planFor, type RentalFixture } from '../../testing/rental-fixture';
import { adoptGuestRentalCart, settleRentalMerge } from './rental-merge';

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

describe('with another provider', () => {
  const meeting = async () => {
    const guest = await fixture.guestWith(adding(2, 1));
    const customer = await fixture.customerWith(adding(0, 1, 48));
    await adopt(guest.guestId, customer);
    return { guest, customer };
  };
  const getOffered = async (customer: { token: string }) =>
    (await fixture.shop.send(rentalCartMerge, {}, customer)).model.offered;
  const settle = (customer: { token: string }, keep: 'account' | 'guest') =>
    fixture.shop.send(settleRentalCartMerge, { body: { keep } }, customer);

  it('leaves both carts unchanged, and offers the guest’s [D-17]', async () => {
    const { guest, customer } = await meeting();
    expect([await getQuantities(customer), await getQuantities(guest)]).toEqual([[[0, 1]], [[2, 1]]]);
    expect(await getOffered(customer)).toMatchObject({
      plan: { pickupAt: inHours(24) },
      provider: { id: (await getCart(guest)).provider?.id },
      lines: [{ quantity: 1, vehicle: { id: ids[2] } }],
    });
  });

  it('drops the guest’s when the account keeps its own, also when sent twice [D-17]', async () => {
    const { guest, customer } = await meeting();
    for (let times = 0; times < 2; times += 1)
      expect((await settle(customer, 'account')).model.lines).toMatchObject([{ vehicle: { id: ids[0] } }]);
    expect(await getOffered(customer)).toBeNull();
    expect(await getQuantities(guest)).toEqual([]);
  });

  it("replaces the account's and its plan when chosen, also when sent twice [D-17]", async () => {
    const { guest, customer } = await meeting();
    await Promise.all([settle(customer, 'guest'), settle(customer, 'guest')]);
    expect(await getQuantities(customer)).toEqual([[2, 1]]);
    expect((await getCart(customer)).plan?.pickupAt).toBe(inHours(24));
    expect([await getQuantities(guest), await getOffered(customer)]).toEqual([[], null]);
  });

  it('keeps the plan of the account where the pick-up of the guest is over [D-17]', async () => {
    const { customer } = await meeting();
    const { id } = (await fixture.shop.send(customerInfo, {}, customer)).model;
    await settleRentalMerge(fixture.shop.database, id, 'guest', new Date(inHours(25)));
    expect(await getQuantities(customer)).toEqual([[2, 1]]);
    expect((await getCart(customer)).plan?.pickupAt).toBe(inHours(48));
  });

  it('adds the guest’s where the account has taken the same provider since [D-17]', async () => {
    const { customer } = await meeting();
    await fixture.shop.send(clearRentalCart, {}, customer);
    await fixture.add(customer, adding(2, 1));
    await settle(customer, 'guest');
    expect(await getQuantities(customer)).toEqual([[2, 2]]);
  });

  it('offers nothing that the guest added after signing in [D-17]', async () => {
    const { guest, customer } = await meeting();
    await fixture.shop.send(clearRentalCart, {}, guest);
    await fixture.add(guest, adding(2, 2));
    expect(await getOffered(customer)).toBeNull();
    await settle(customer, 'guest');
    expect([await getQuantities(customer), await getQuantities(guest)]).toEqual([[[0, 1]], [[2, 2]]]);
  });

  it('is private: another customer sees nothing and settles nothing [F-46]', async () => {
    const { customer } = await meeting();
    const stranger = await newCustomer(fixture.shop);
    expect(await getOffered(stranger)).toBeNull();
    expect((await settle(stranger, 'guest')).model.lines).toEqual([]);
    expect(await getOffered(customer)).not.toBeNull();
  });
});

it('changes nothing where the guest has nothing', async () => {
  const customer = await newCustomer(fixture.shop);
  await adopt((await newGuest(fixture.shop)).guestId, customer);
  expect(await getCart(customer)).toEqual({ provider: null, plan: null, planId: null, lines: [] });
});
