import {
  cancelTrip,
  notificationList,
  payTrip,
  paymentStatus,
  providerList,
  submitTripReview,
  tripList,
  vehicleDetails,
} from '@shop/contract';
import { atGateway, fundedCustomer, press, getWallet } from '../../testing/paying';
import { newCustomer } from '../../testing/people';
import { planFor, createRentalFixture } from '../../testing/rental-fixture';
import { testNow } from '../../testing/test-clock';
import { advanceTrips, cancelUnpaidTrips, moveTrip } from './trip-progress';

const fixture = createRentalFixture({ faults: true });
const [lune, corniche] = [1, 38];
let day = 0;
beforeEach(() => {
  day += 48;
});
const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
const wanting = (own = {}) => ({ ...planFor(day, day + 6), vehicle_id: lune, quantity: 1, ...own });
const luneProvider = { provider_id: corniche, trip_amount: 68.04 };
const move = (id: number, to: Parameters<typeof moveTrip>[2] = null, at = testNow) =>
  moveTrip(fixture.shop.database, id, to, at);
const cancel = (visitor: object, trip_id: number) =>
  fixture.shop.send(cancelTrip, { body: { trip_id, reason: 'Rain' } }, visitor);
const booked = async () => {
  const customer = await fixture.customerWith(wanting({ quantity: 2, driver: 'provider' }));
  const { tripId } = (await fixture.book(customer, { ...luneProvider, trip_amount: 256.08 })).model;
  return { customer, tripId };
};

it('is confirmed with number plates and a driver, starts, ends and is then paid', async () => {
  const { customer, tripId } = await booked();
  expect(await move(tripId)).toBe('confirmed');
  const confirmed = await fixture.getTrip(customer, tripId);
  expect(new Set(confirmed.lines[0]?.plates).size).toBe(2);
  expect(confirmed.chauffeur).toMatchObject({ phone: expect.stringMatching(/^\+971/) as string });
  expect([await move(tripId), await move(tripId), await move(tripId)]).toEqual([
    'ongoing',
    'completed',
    'completed',
  ]);
  const done = await fixture.getTrip(customer, tripId);
  expect(done).toMatchObject({
    status: 'completed',
    paymentState: 'paid',
    lines: [{ plates: confirmed.lines[0]?.plates }],
  });
  expect(done.history.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'ongoing', 'completed']);
});

it('never assigns one unit to two trips, in any order of confirmation', async () => {
  await fixture.shop.database.query('UPDATE vehicle_units SET active = (id <= 2) WHERE vehicle_id = $1', [
    lune,
  ]);
  const trip = async (from: number, to: number, total: number) => {
    const guest = await fixture.guestWith({
      ...planFor(day + from, day + to),
      vehicle_id: lune,
      quantity: 1,
    });
    const { tripId } = (await fixture.book(guest, { provider_id: corniche, trip_amount: total })).model;
    return {
      guest,
      tripId,
      plates: async () => (await fixture.getTrip(guest, tripId)).lines[0]?.plates ?? [],
    };
  };
  const early = await trip(0, 2, 22.68);
  const late = await trip(4, 6, 22.68);
  const across = await trip(0, 6, 68.04);
  for (const { tripId } of [late, across, early]) await move(tripId, 'confirmed');
  const [[one], [two], [three]] = [await early.plates(), await late.plates(), await across.plates()];
  expect([one, two, three].every(Boolean)).toBe(true);
  expect(one).not.toBe(three);
  expect(two).not.toBe(three);
  await fixture.shop.database.query('UPDATE vehicle_units SET active = true WHERE vehicle_id = $1', [lune]);
});

it('advances with time: confirmed soon, started and ended as planned', async () => {
  const { customer, tripId } = await booked();
  const at = async (hours: number) => {
    await advanceTrips(fixture.shop.database, later(hours), 60_000);
    return (await fixture.getTrip(customer, tripId)).status;
  };
  expect(await at(0)).toBe('pending');
  expect([await at(1), await at(day - 1), await at(day), await at(day + 5), await at(day + 6)]).toEqual([
    'confirmed',
    'confirmed',
    'ongoing',
    'ongoing',
    'completed',
  ]);
});

it('can be cancelled until it starts, and releases its vehicles', async () => {
  const { customer, tripId } = await booked();
  await move(tripId, 'confirmed');
  expect((await cancel(await newCustomer(fixture.shop), tripId)).status).toBe(404);
  const responses = await Promise.all([1, 2, 3].map(() => cancel(customer, tripId)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await fixture.shop.send(tripList, { params: { type: 'completed' } }, customer)).model.total).toBe(
    1,
  );
  const query = { pickup_time: later(day).toISOString(), destination_time: later(day + 6).toISOString() };
  const { model } = await fixture.shop.send(vehicleDetails, { params: { id: lune }, query }, {});
  expect(model.available).toBe(5);
  const other = await booked();
  await move(other.tripId, 'ongoing');
  expect((await cancel(other.customer, other.tripId)).errors[0]?.code).toBe('not_cancelable');
});

describe('paid', () => {
  const funded = async (balance: number) => {
    const customer = await fundedCustomer(fixture, balance);
    await fixture.add(customer, wanting());
    return customer;
  };

  it('by wallet is refunded when cancelled, once', async () => {
    const customer = await funded(10_000);
    const { tripId } = (await fixture.book(customer, { ...luneProvider, payment_method: 'wallet' })).model;
    expect(await fixture.getTrip(customer, tripId)).toMatchObject({
      paymentState: 'paid',
      walletPaid: 6_804,
    });
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 3_196 });
    await Promise.all([cancel(customer, tripId), cancel(customer, tripId)]);
    expect((await fixture.getTrip(customer, tripId)).paymentState).toBe('refunded');
    expect(await getWallet(fixture, customer.id)).toMatchObject({
      balance: 10_000,
      sum: 10_000,
      movements: 3,
    });
    const moved = await fixture.shop.database.query(
      `SELECT kind, reference FROM wallet_transactions WHERE customer_id = $1 AND kind LIKE 'trip%' ORDER BY id`,
      [customer.id],
    );
    const reference = String(tripId);
    expect(moved).toEqual([
      { kind: 'trip_booking', reference },
      { kind: 'trip_refund', reference },
    ]);
    const [notification] = (await fixture.shop.send(notificationList, {}, customer)).model.entries;
    expect(notification).toMatchObject({
      title: 'Money back',
      text: expect.stringContaining('$68.04') as string,
    });
  });

  it('is refused where the balance is too low, and books nothing', async () => {
    const customer = await funded(100);
    const refused = await fixture.book(customer, { ...luneProvider, payment_method: 'wallet' });
    expect(refused.errors[0]?.code).toBe('wallet_short');
    expect((await fixture.shop.send(tripList, { params: { type: 'all' } }, customer)).model.total).toBe(0);
  });

  it('partly by wallet and the rest at a gateway, and waits until then', async () => {
    const customer = await funded(2_000);
    const { model } = await fixture.book(customer, { ...luneProvider, ...atGateway, partial_payment: true });
    const payment = async () =>
      (await fixture.shop.send(paymentStatus, { query: { payment_id: model.paymentId ?? '' } }, customer))
        .model;
    expect(await payment()).toMatchObject({
      purpose: 'trip',
      tripId: model.tripId,
      orderId: null,
      amount: 4_804,
      status: 'pending',
    });
    expect(await move(model.tripId)).toBe('pending');
    const page = await fixture.shop.app.inject({ url: `/payments/${model.paymentId ?? ''}` });
    expect(page.body).toContain('Pay your trip');
    const pressed = await press(fixture, model.paymentId, 'pay');
    expect(pressed.headers.location).toContain('/payment-return?payment_id=');
    expect((await payment()).status).toBe('paid');
    expect(await fixture.getTrip(customer, model.tripId)).toMatchObject({
      paymentState: 'paid',
      walletPaid: 2_000,
    });
    expect(await move(model.tripId)).toBe('confirmed');
    await cancel(customer, model.tripId);
    expect(await getWallet(fixture, customer.id)).toMatchObject({ balance: 6_804 });
  });

  it('by another method than the first; at most one payment is open', async () => {
    const guest = await fixture.guestWith(wanting());
    const { model } = await fixture.book(guest, { ...luneProvider, ...atGateway });
    const body = { trip_id: model.tripId, ...atGateway, gateway: 'dhow_bank' };
    await Promise.all([1, 2, 3].map(() => fixture.shop.send(payTrip, { body }, guest)));
    const open = await fixture.shop.database.query(
      `SELECT gateway FROM payments WHERE trip_id = $1 AND status = 'pending'`,
      [model.tripId],
    );
    expect(open).toEqual([{ gateway: 'dhow_bank' }]);
    const cash = { trip_id: model.tripId, payment_method: 'cash_on_delivery' as const };
    expect((await fixture.shop.send(payTrip, { body: cash }, guest)).model).toMatchObject({ payAt: null });
    await press(fixture, model.paymentId, 'pay');
    expect(await fixture.getTrip(guest, model.tripId)).toMatchObject({
      paymentState: 'unpaid',
      gateway: null,
    });
    expect(await move(model.tripId)).toBe('confirmed');
    expect((await fixture.shop.send(payTrip, { body: cash }, guest)).errors[0]?.code).toBe('not_payable');
  });

  it('too late is cancelled, and can no longer be paid', async () => {
    const guest = await fixture.guestWith(wanting());
    const { model } = await fixture.book(guest, { ...luneProvider, ...atGateway });
    await cancelUnpaidTrips(fixture.shop.database, later(0.4), 30);
    expect((await fixture.getTrip(guest, model.tripId)).status).toBe('pending');
    await cancelUnpaidTrips(fixture.shop.database, later(0.6), 30);
    await press(fixture, model.paymentId, 'pay');
    expect(await fixture.getTrip(guest, model.tripId)).toMatchObject({
      status: 'canceled',
      paymentState: 'unpaid',
    });
  });
});

it('is reviewed once for each vehicle after its end, which updates the averages', async () => {
  const { customer, tripId } = await booked();
  const review = (own = {}) =>
    fixture.shop.send(
      submitTripReview,
      { body: { trip_id: tripId, vehicle_id: lune, rating: 4.5, comment: 'Good', ...own } },
      customer,
    );
  expect((await review()).errors[0]?.code).toBe('not_completed');
  await move(tripId, 'completed');
  const counts = async () => {
    const { ratingCount } = (await fixture.shop.send(vehicleDetails, { params: { id: lune } }, {})).model;
    const query = { name: 'corniche' };
    const [provider] = (await fixture.shop.send(providerList, { query }, { zoneIds: [1] })).model.entries;
    return [ratingCount, provider?.ratingCount ?? 0];
  };
  const before = await counts();
  expect((await review({ vehicle_id: 2 })).status).toBe(404);
  const responses = await Promise.all([review(), review(), review()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await counts()).toEqual(before.map((count) => count + 1));
  expect((await fixture.getTrip(customer, tripId)).lines[0]?.review).toEqual({
    rating: 4.5,
    comment: 'Good',
  });
});

it('is changed by the fault switches', async () => {
  const { tripId } = await booked();
  const advance = (payload: object, id = tripId) =>
    fixture.shop.app.inject({ method: 'POST', url: `/sandbox/trips/${id}/advance`, payload });
  expect((await advance({}, 1)).statusCode).toBe(404);
  expect((await advance({})).json()).toEqual({ trip_status: 'confirmed' });
  expect((await advance({ to: 'completed' })).json()).toEqual({ trip_status: 'completed' });
  expect((await advance({ to: 'lost' })).statusCode).toBe(403);
});
