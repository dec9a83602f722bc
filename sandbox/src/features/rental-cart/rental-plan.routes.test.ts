import { rentalCart, updateRentalCart, updateRentalPlan, type RequestScope } from '@shop/contract';
import { inHours, openRentalDesk, planFor, type RentalDesk } from '../../testing/rental-desk';

let desk: RentalDesk;
const ids = { lune: 0, fjella: 0 };
beforeAll(async () => {
  desk = await openRentalDesk();
  ids.lune = await desk.vehicleNamed('Lune');
  ids.fjella = await desk.vehicleNamed('Fjella');
});
afterAll(() => desk.shop.close());

const getCart = async (visitor: Partial<RequestScope>) =>
  (await desk.shop.send(rentalCart, {}, visitor)).model;
const adding = (vehicle_id: number, quantity = 1) => ({ ...planFor(24, 30), vehicle_id, quantity });

it('changes quantities and the plan, and names a vehicle that is not available', async () => {
  const guest = await desk.guestWith(adding(ids.lune, 2));
  await desk.add(guest, adding(ids.fjella));
  const [line] = (await getCart(guest)).lines;
  const set = (quantity: number) =>
    desk.shop.send(updateRentalCart, { body: { cart_id: line?.id ?? 0, quantity } }, guest);
  expect((await set(5)).model.lines[0]?.quantity).toBe(5);
  expect(await set(6)).toMatchObject({ status: 409, errors: [{ code: 'not_available' }] });
  const byDay = planFor(48, 72, { rental_type: 'day_wise', driver: 'provider' });
  const params = { id: (await getCart(guest)).planId ?? 0 };
  const { model } = await desk.shop.send(updateRentalPlan, { params, body: byDay }, guest);
  expect(model.plan).toMatchObject({ rentalType: 'day_wise', driver: 'provider', pickupAt: inHours(48) });
  expect(model.lines.map(({ rateSeen }) => rateSeen)).toEqual([5_500, 6_200]);
  await desk.shop.database.query('UPDATE vehicle_units SET active = false WHERE vehicle_id = $1', [
    ids.fjella,
  ]);
  const taken = await desk.shop.send(updateRentalPlan, { params, body: byDay }, guest);
  expect(taken.errors).toMatchObject([{ code: 'not_available', vehicle_id: ids.fjella, left: 0 }]);
  expect((await getCart(guest)).lines[1]?.vehicle.available).toBe(0);
  await desk.shop.database.query('UPDATE vehicle_units SET active = true WHERE vehicle_id = $1', [
    ids.fjella,
  ]);
});

it("changes a plan only by the owner's id [F-46]", async () => {
  const owner = await desk.guestWith(adding(ids.lune));
  const stranger = await desk.guestWith(adding(ids.lune));
  const { plan, planId } = await getCart(owner);
  expect(planId).toEqual(expect.any(Number));
  expect(planId).not.toBe((await getCart(stranger)).planId);
  const call = { params: { id: planId ?? 0 }, body: planFor(48, 54) };
  expect((await desk.shop.send(updateRentalPlan, call, stranger)).status).toBe(404);
  expect((await getCart(owner)).plan).toEqual(plan);
  expect((await desk.shop.send(updateRentalPlan, call, owner)).model).toMatchObject({
    planId,
    plan: { pickupAt: inHours(48) },
  });
});
