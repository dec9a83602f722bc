import {
  placeOrder,
  rentalCart,
  tripDetails,
  tripList,
  vehicleDetails,
  type RequestScope,
} from '@shop/contract';
import { adding, createStockedStores, pastTheCart } from '../../testing/goods';
import { harbour } from '../../testing/order-fixture';
import { newCustomer, newGuest } from '../../testing/people';
import { clockSquare, inHours, planFor, createRentalFixture, tripPhone } from '../../testing/rental-fixture';
import { testNow } from '../../testing/test-clock';

const fixture = createRentalFixture();
const [lune, corsara, cityThree, corniche, station] = [1, 29, 10, 38, 39];
const allTrips = { params: { type: 'all' } };
let prestige = 0;

beforeAll(async () => {
  expect(await fixture.vehicleNamed('Lune')).toBe(lune);
  expect(await fixture.vehicleNamed('Corsara')).toBe(corsara);
  expect(await fixture.vehicleNamed('City Three')).toBe(cityThree);
  const { model } = await fixture.shop.send(vehicleDetails, { params: { id: corsara } }, {});
  prestige = model.provider.id;
});

/** Each test uses different hours, so that tests do not compete for vehicles. */
let day = 0;
beforeEach(() => {
  day += 48;
});
const wanting = (vehicle_id: number, from = 0, to = 6, quantity = 1) => ({
  ...planFor(day + from, day + to),
  vehicle_id,
  quantity,
});
/** Six hours at 12.00 less 10 %, with 5 % of tax. */
const luneTotal = 68.04;
const luneProvider = { provider_id: corniche, trip_amount: luneTotal };
/** Two hours at 1.50, untaxed. */
const cityThreeProvider = () => ({ provider_id: station, trip_amount: 3 });
/** Two hours at 65.00 with 5 % of tax. */
const corsaraProvider = () => ({ provider_id: prestige, trip_amount: 136.5 });

it('books the cart with the totals of the server, and empties it [GEN-04]', async () => {
  const customer = await fixture.customerWith({ ...wanting(lune), driver: 'provider' });
  const { model } = await fixture.book(customer, {
    ...luneProvider,
    trip_amount: luneTotal + 60,
    note: 'Gate 3',
  });
  expect(model).toMatchObject({ message: 'Trip booked successfully.', payAt: null });
  const trip = await fixture.getTrip(customer, model.tripId);
  expect(trip).toMatchObject({
    status: 'pending',
    provider: { id: corniche, name: 'Corniche Cars' },
    plan: { pickupAt: inHours(day), returnAt: inHours(day + 6), rentalType: 'hourly', driver: 'provider' },
    contact: { name: 'Noor', phone: tripPhone, email: '' },
    note: 'Gate 3',
    vehicleCount: 1,
    totals: {
      subtotal: 7_200,
      discount: 720,
      coupon: 0,
      tax: 324,
      taxIncluded: false,
      driverFee: 6_000,
      total: 12_804,
    },
    paymentMethod: 'cash_on_delivery',
    paymentState: 'unpaid',
    chauffeur: null,
    lines: [
      {
        vehicleId: lune,
        name: 'Velanta Lune',
        quantity: 1,
        rate: 1_200,
        total: 7_200,
        discount: 720,
        plates: [],
        review: null,
      },
    ],
    history: [{ status: 'pending', at: testNow.toISOString() }],
  });
  expect((await fixture.shop.send(rentalCart, {}, customer)).model).toEqual({
    provider: null,
    plan: null,
    planId: null,
    lines: [],
  });
  const listed = (type: string) => fixture.shop.send(tripList, { params: { type } }, customer);
  for (const type of ['running', 'all'])
    expect((await listed(type)).model).toMatchObject({
      total: 1,
      entries: [{ id: model.tripId, lines: [] }],
    });
  expect((await listed('completed')).model.total).toBe(0);
  expect((await listed('past')).status).toBe(404);
});

it('books one trip for repeated requests with one key [D-21]', async () => {
  const customer = await fixture.customerWith(wanting(lune));
  const responses = await Promise.all([1, 2, 3, 4].map(() => fixture.book(customer, luneProvider, 'a-key')));
  expect(new Set(responses.map(({ model }) => model.tripId)).size).toBe(1);
  expect((await fixture.shop.send(tripList, allTrips, customer)).model.total).toBe(1);
  expect(await fixture.book(customer, { ...luneProvider, note: 'other' }, 'a-key')).toMatchObject({
    status: 409,
    errors: [{ code: 'key_reused' }],
  });
});

it('lists what has changed since the cart was shown, and charges nothing [D-16]', async () => {
  const customer = await fixture.customerWith(wanting(lune));
  await fixture.shop.database.query('UPDATE vehicles SET hourly = 1300 WHERE id = $1', [lune]);
  const refused = await fixture.book(customer, luneProvider);
  await fixture.shop.database.query('UPDATE vehicles SET hourly = 1200 WHERE id = $1', [lune]);
  expect(refused).toMatchObject({
    status: 409,
    errors: [
      {
        code: 'changed',
        reason: 'price',
        vehicle_id: lune,
        price: 13,
        message: 'The price of Velanta Lune is now $13.00.',
      },
      {
        code: 'changed',
        reason: 'total',
        subtotal: 78,
        discount: 7.8,
        tax: 3.51,
        driver_fee: 0,
        total: 73.71,
      },
    ],
  });
  expect((await fixture.shop.send(tripList, allTrips, customer)).model.total).toBe(0);
  expect((await fixture.book(customer, luneProvider)).status).toBe(200);
});

it('names a vehicle that is no longer available [D-16]', async () => {
  const late = await fixture.customerWith(wanting(corsara, 0, 2));
  await fixture.book(await fixture.guestWith(wanting(corsara, 1, 3)), corsaraProvider());
  expect(await fixture.book(late, corsaraProvider())).toMatchObject({
    status: 409,
    errors: [
      {
        code: 'changed',
        reason: 'not_available',
        vehicle_id: corsara,
        left: 0,
        message: 'Orvano Corsara is not free at that time.',
      },
    ],
  });
});

it('can start at eleven with a vehicle that returns at eleven', async () => {
  for (const [from, to] of [
    [9, 11],
    [11, 13],
    [7, 9],
  ] as const)
    expect(
      (await fixture.book(await fixture.guestWith(wanting(corsara, from, to)), corsaraProvider())).status,
    ).toBe(200);
  const between = await fixture.add(await newGuest(fixture.shop), wanting(corsara, 10, 12));
  expect(between.errors).toMatchObject([{ code: 'not_available' }]);
});

it.each([
  ['20 people who want the only one', corsara, 20, corsaraProvider, 1, {}],
  ['50 people who want one of ten', cityThree, 50, cityThreeProvider, 10, { pickup_location: clockSquare }],
])('books no vehicle twice: %s', async (_case, vehicle, people, body, free, place) => {
  const guests = [];
  for (let count = 0; count < people; count += 1)
    guests.push(await fixture.guestWith({ ...wanting(vehicle, 0, 2), ...place }));
  const responses = await Promise.all(guests.map((guest) => fixture.book(guest, body())));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(free);
  const refused = responses.filter(({ status }) => status !== 200);
  for (const { status, errors } of refused) expect([status, errors[0]?.code]).toEqual([409, 'changed']);
  const [booked] = await fixture.shop.database.query<{ out: number }>(
    'SELECT vehicles_out($1, $2, $3) AS out',
    [vehicle, inHours(day), inHours(day + 2)],
  );
  expect(booked?.out).toBe(free);
});

it.each([
  ['nothing in the cart', async () => newGuest(fixture.shop), luneProvider, 'cart_empty'],
  [
    'a gateway that nobody knows',
    async () => fixture.guestWith(wanting(lune)),
    { ...luneProvider, payment_method: 'digital_payment' as const, gateway: 'x' },
    'gateway',
  ],
  [
    "a guest's wallet",
    async () => fixture.guestWith(wanting(lune)),
    { ...luneProvider, payment_method: 'wallet' as const },
    'payment_method',
  ],
])('refuses %s', async (_case, visitor, body, code) => {
  expect(await fixture.book(await visitor(), body)).toMatchObject({ status: 403, errors: [{ code }] });
});

it('refuses a cart of another provider than was shown', async () => {
  const refused = await fixture.book(await fixture.guestWith(wanting(lune)), corsaraProvider());
  expect(refused).toMatchObject({ status: 409, errors: [{ code: 'other_provider' }] });
});

it('refuses a time that has passed since the cart was made', async () => {
  const guest = await fixture.guestWith(wanting(lune));
  fixture.shop.at(new Date(testNow.getTime() + (day + 1) * 3_600_000));
  const refused = await fixture.book(guest, luneProvider);
  fixture.shop.at(testNow);
  expect(refused).toMatchObject({ status: 403, errors: [{ code: 'plan', reason: 'past' }] });
});

it('applies a coupon once, within its limits [BIZ-31]', async () => {
  const twoDays = { ...planFor(day, day + 48, { rental_type: 'day_wise' }), vehicle_id: lune, quantity: 1 };
  const customer = await fixture.customerWith(twoDays);
  // 110.00 − 11.00 = 99.00; less 10 % = 89.10; with 5 % = 93.56
  const booked = await fixture.book(customer, {
    provider_id: corniche,
    trip_amount: 93.56,
    coupon_code: 'drive10',
  });
  expect((await fixture.getTrip(customer, booked.model.tripId)).totals).toMatchObject({
    coupon: 990,
    total: 9_356,
  });
  await fixture.add(customer, twoDays);
  const elsewhere = await fixture.book(customer, {
    provider_id: corniche,
    trip_amount: 1,
    coupon_code: 'CARE8',
  });
  expect(elsewhere.errors[0]).toMatchObject({ code: 'changed', reason: 'coupon', coupon: 'other_store' });
});

it('uses a coupon for one use once, also with an order and another guest id at the same time [D-16] [F-28]', async () => {
  await fixture.shop.database.query(
    `INSERT INTO coupons (code, title_i18n, discount, discount_type, starts_on, expires_on, uses_of_one)
     VALUES ('ANYTHING', '{"en": "Ten"}', 10, 'percent', '2026-11-01', '2026-12-21', 1)`,
  );
  const { plain, storeId } = await createStockedStores(fixture.shop.database);
  const wanted = { coupon_code: 'ANYTHING', accept_changes: true };
  const order = {
    ...{ ...wanted, ...harbour, ...pastTheCart(adding(plain)) },
    store_id: storeId,
    order_amount: 9.45,
    order_type: 'take_away' as const,
    payment_method: 'cash_on_delivery' as const,
    contact_person_name: 'Noor',
  };
  const book = (visitor: Partial<RequestScope>, number: string) =>
    fixture.book(visitor, { ...luneProvider, trip_amount: 61.24, ...wanted, contact_person_number: number });
  const buy = (visitor: Partial<RequestScope>, number: string) =>
    fixture.shop.send(placeOrder, { body: { ...order, contact_person_number: number } }, visitor);
  for (let round = 0; round < 4; round += 1) {
    const [first, second] = [`+97155222000${round}`, `+97155222001${round}`];
    const customer = await fixture.customerWith(wanting(lune, round * 12, round * 12 + 6));
    const guest = await fixture.guestWith(wanting(lune, round * 12 + 6, round * 12 + 12));
    // one account with two phones, and one phone with two guest ids
    await Promise.all([book(customer, `${first}1`), buy(customer, `${first}2`)]);
    await Promise.all([book(guest, second), buy(await newGuest(fixture.shop), second)]);
    const used = await fixture.shop.database.query<{ phone: string }>(
      `SELECT left(phone, 13) AS phone FROM coupon_uses WHERE left(phone, 13) IN ($1, $2) ORDER BY phone`,
      [first, second],
    );
    expect([round, used.map(({ phone }) => phone)]).toEqual([round, [first, second]]);
  }
});

it('is visible to its guest with the phone, and to nobody else [D-23] [F-46]', async () => {
  const guest = await fixture.guestWith(wanting(lune));
  const { tripId } = (await fixture.book(guest, luneProvider)).model;
  const stranger = await newGuest(fixture.shop);
  const seen = (contact_number?: string) =>
    fixture.shop.send(tripDetails, { query: { trip_id: tripId, contact_number } }, stranger);
  expect((await seen('00971 50 123 4567')).model.id).toBe(tripId);
  for (const phone of [undefined, '', '+971501234568']) expect((await seen(phone)).status).toBe(404);
});

it("is the customer's once the guest signs up [X-07]", async () => {
  const guest = await fixture.guestWith(wanting(lune));
  const { tripId } = (await fixture.book(guest, luneProvider, 'guest-key')).model;
  const customer = await newCustomer(fixture.shop, guest.guestId);
  expect((await fixture.getTrip(customer, tripId)).id).toBe(tripId);
  expect((await fixture.book(customer, luneProvider, 'guest-key')).model.tripId).toBe(tripId);
  expect((await fixture.shop.send(tripList, allTrips, customer)).model.total).toBe(1);
});
