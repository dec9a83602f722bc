import { rentalCart, updateRentalCart, updateRentalPlan, type RequestScope } from '@shop/contract';
import { inHours, openRentalFixture, planFor, type RentalFixture } from '../../testing/rental-fixture';

let fixture: RentalFixture;
const ids = { lune: 0, fjella: 0 };
beforeAll(async () => {
  fixture = await openRentalFixture();
  ids.lune = await fixture.vehicleNamed('Lune');
  ids.fjella = await fixture.vehicleNamed('Fjella');
});
afterAll(() => fixture.shop.close());

const getCart = async (visitor: Partial<RequestScope>) =>
  (await fixture.shop.send(rentalCart, {}, visitor)).model;
const adding = (vehicle_id: number, quantity = 1) => ({ ...planFor(24, 30), vehicle_id, quantity });

it('changes quantities and the plan, and names a vehicle that is not available', async () => {
  const guest = await fixture.guestWith(adding(ids.lune, 2));
  await fixture.add(guest, adding(ids.fjella));
  const [line] = (await getCart(guest)).lines;
  const set = (quantity: number) =>
    fixture.shop.send(updateRentalCart, { body: { cart_id: line?.id ?? 0, quantity } }, guest);
  expect((await set(5)).model.lines[0]?.quantity).toBe(5);
  expect(await set(6)).toMatchObject({ status: 409, errors: [{ code: 'not_available' }] });
  const byDay = planFor(48, 72, { rental_type: 'day_wise', driver: 'provider' });
  const params = { id: (await getCart(guest)).planId ?? 0 };
  const { model } = await fixture.shop.send(updateRentalPlan, { params, body: byDay }, guest);
  expect(model.plan).toMatchObject({ rentalType: 'day_wise', driver: 'provider', pickupAt: inHours(48) });
  expect(model.lines.map(({ rateSeen }) => rateSeen)).toEqual([5_500, 6_200]);
  await fixture.shop.database.query('UPDATE vehicle_units SET active = false WHERE vehicle_id = $1', [
    ids.fjella,
  ]);
  const taken = await fixture.shop.send(updateRentalPlan, { params, body: byDay }, guest);
  expect(taken.errors).toMatchObject([{ code: 'not_available', vehicle_id: ids.fjella, left: 0 }]);
  expect((await getCart(guest)).lines[1]?.vehicle.available).toBe(0);
  await fixture.shop.database.query('UPDATE vehicle_units SET active = true WHERE vehicle_id = $1', [
    ids.fjella,
  ]);
});

it("changes a plan only by the owner's id [F-46]", async () => {
  const owner = await fixture.guestWith(adding(ids.lune));
  const stranger = await fixture.guestWith(adding(ids.lune));
  const { plan, planId } = await getCart(owner);
  expect(planId).toEqual(expect.any(Number));
  expect(planId).not.toBe((await getCart(stranger)).planId);
  const call = { params: { id: planId ?? 0 }, body: planFor(48, 54) };
  expect((await fixture.shop.send(updateRentalPlan, call, stranger)).status).toBe(404);
  expect((await getCart(owner)).plan).toEqual(plan);
  expect((await fixture.shop.send(updateRentalPlan, call, owner)).model).toMatchObject({
    planId,
    plan: { pickupAt: inHours(48) },
  });
});

it('takes the end as hours after the pick-up, as backends of the family have it [ENT-23]', async () => {
  const guest = await fixture.guestWith({ ...adding(ids.lune), destination_time: '2.5', estimated_hours: 3 });
  expect((await getCart(guest)).plan).toMatchObject({ pickupAt: inHours(24), returnAt: inHours(26.5) });
});
