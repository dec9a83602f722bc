import { customerInfo, removeAccount, tripDetails, tripList } from '@shop/contract';
import { newCustomer } from '../../testing/people';
import { planFor, createRentalFixture, tripPhone } from '../../testing/rental-fixture';
import { testNow } from '../../testing/test-clock';
import { claimTripsByPhone } from './trip-claim';
import { moveTrip } from './trip-progress';

const fixture = createRentalFixture();
const [lune, corniche] = [1, 38];
let day = 0;
beforeEach(() => {
  day += 24;
});
const wanting = () => ({ ...planFor(day, day + 6), vehicle_id: lune, quantity: 1 });
const luneProvider = { provider_id: corniche, trip_amount: 68.04, note: 'Hidden Lane' };
const getCustomerId = async (customer: { token: string }) =>
  (await fixture.shop.send(customerInfo, {}, customer)).model.id;
const claim = (id: number) => fixture.shop.database.transaction((tx) => claimTripsByPhone(tx, id));

it('is assigned to the customer once the phone of the booking is verified, not before [X-07]', async () => {
  const guest = await fixture.guestWith(wanting());
  const { tripId } = (await fixture.book(guest, luneProvider)).model;
  const customer = await newCustomer(fixture.shop);
  const id = await getCustomerId(customer);
  await fixture.shop.database.query('UPDATE customers SET phone = $2, phone_verified = false WHERE id = $1', [
    id,
    tripPhone,
  ]);
  const trips = async () =>
    (await fixture.shop.send(tripList, { params: { type: 'all' } }, customer)).model.entries.map(
      (trip) => trip.id,
    );
  await claim(id);
  expect(await trips()).toEqual([]);
  await fixture.shop.database.query('UPDATE customers SET phone_verified = true WHERE id = $1', [id]);
  await claim(id);
  expect(await trips()).toEqual([tripId]);
  const query = { trip_id: tripId, contact_number: tripPhone };
  expect((await fixture.shop.send(tripDetails, { query }, guest)).status).toBe(200);
});

it('prevents deleting the account while it runs, and has no personal data afterwards [D-27] [STATE-36]', async () => {
  const customer = await fixture.customerWith(wanting());
  const id = await getCustomerId(customer);
  const { tripId } = (await fixture.book(customer, luneProvider)).model;
  const refused = await fixture.shop.send(removeAccount, {}, customer);
  expect([refused.status, refused.errors]).toEqual([
    203,
    [
      {
        code: 'running_trips',
        message: 'You have trips under way (1). Your account can be deleted once they have ended.',
      },
    ],
  ]);
  await moveTrip(fixture.shop.database, tripId, 'completed', testNow);
  expect((await fixture.shop.send(removeAccount, {}, customer)).status).toBe(200);
  const remaining = await fixture.shop.database.query('SELECT * FROM trips WHERE id = $1', [tripId]);
  expect(remaining).toMatchObject([{ status: 'completed', owner_id: '0', contact_phone: '', note: '' }]);
  expect(JSON.stringify(remaining)).not.toMatch(/Hidden Lane|Noor|Corniche|971/);
  for (const table of ['rental_carts', 'trips'])
    expect(
      await fixture.shop.database.query(
        `SELECT 1 FROM ${table} WHERE owner_kind = 'customer' AND owner_id = $1`,
        [String(id)],
      ),
    ).toEqual([]);
});
