import {
  rentalCart,
  tripList,
  updateRentalPlan,
  type BookTripBody,
  type RentalPlanBody,
} from '@shop/contract';
import {
  clockSquare,
  createRentalFixture,
  inHours,
  planFor,
  type RentalFixture,
} from '../../testing/rental-fixture';

const fixture = createRentalFixture();
const [lune, corniche] = [1, 38];
/** Six hours at 12.00 less 10 %, with 5 % of tax. */
const booking = { provider_id: corniche, trip_amount: 68.04 };

/** Each test uses different hours, so that tests do not compete for vehicles. */
let day = 0;
beforeEach(() => {
  day += 48;
});

type Shown = NonNullable<BookTripBody['shown']>;
type Customer = Awaited<ReturnType<RentalFixture['customerWith']>>;

const plan = (own: Partial<RentalPlanBody> = {}) => planFor(day, day + 6, own);

/** What the first device shows: one Lune for six hours. */
const shown = (own: Partial<Shown> = {}) =>
  ({
    ...{ destination_location: null, estimated_hours: 6, distance: 0, driver: 'self' },
    ...plan({ destination_time: '6' }),
    vehicles: [{ vehicle_id: lune, quantity: 1 }],
    ...own,
  }) as Shown;

const customerWithLune = () => fixture.customerWith({ ...plan(), vehicle_id: lune, quantity: 1 });

/** Another device of the same customer changes the plan. */
async function replan(customer: Customer, own: Partial<RentalPlanBody>): Promise<void> {
  const { planId } = (await fixture.shop.send(rentalCart, {}, customer)).model;
  const call = { params: { id: planId ?? 0 }, body: plan(own) };
  expect((await fixture.shop.send(updateRentalPlan, call, customer)).errors).toEqual([]);
}

const countTrips = async (customer: Customer) =>
  (await fixture.shop.send(tripList, { params: { type: 'all' } }, customer)).model.total;

it('books what is in the cart and was shown [D-16]', async () => {
  const customer = await customerWithLune();
  expect((await fixture.book(customer, { ...booking, shown: shown() })).status).toBe(200);
});

it.each<[string, () => Partial<RentalPlanBody>, string, RegExp]>([
  [
    'other dates',
    () => ({ pickup_time: inHours(day + 24), destination_time: inHours(day + 30) }),
    'pickup_time',
    /^The pick-up is now on \w+ \d+, 20\d\d, .*[AP]M\.$/,
  ],
  [
    'a later pick-up within the same charged hours',
    () => ({ pickup_time: inHours(day + 0.5) }),
    'pickup_time',
    /^The pick-up is now on /,
  ],
  ['another pick-up place', () => ({ pickup_location: clockSquare }), 'pickup_location', /Clock Square\.$/],
  [
    'a destination',
    () => ({ destination_location: clockSquare }),
    'destination_location',
    /^The destination is now: Clock Square\.$/,
  ],
])(
  'refuses %s than was shown, at the same price, and charges nothing [D-16] [F-24]',
  async (_case, own, field, message) => {
    const customer = await customerWithLune();
    await replan(customer, own());
    const refused = await fixture.book(customer, { ...booking, shown: shown() });
    expect(refused).toMatchObject({
      status: 409,
      errors: expect.arrayContaining([
        expect.objectContaining({
          code: 'changed',
          reason: 'plan',
          field,
          message: expect.stringMatching(message),
        }),
      ]),
    });
    expect(refused.errors).not.toContainEqual(expect.objectContaining({ reason: 'total' }));
    expect(await countTrips(customer)).toBe(0);
  },
);

it('refuses another rental type and driver at the same price [D-16]', async () => {
  const customer = await customerWithLune();
  const daily = shown({ rental_type: 'day_wise', driver: 'provider' });
  expect(await fixture.book(customer, { ...booking, shown: daily })).toMatchObject({
    status: 409,
    errors: [
      { reason: 'plan', field: 'rental_type', message: 'The trip is now charged by the hour.' },
      { reason: 'plan', field: 'driver', message: 'The trip no longer includes a driver.' },
    ],
  });
});

it.each([
  ['another number', { quantity: 2 }, [{ reason: 'vehicle', vehicle_id: lune, quantity: 1 }]],
  [
    'another one',
    { vehicle_id: 2 },
    [
      { reason: 'vehicle', vehicle_id: lune, quantity: 1, message: 'The cart now has Velanta Lune: 1.' },
      { reason: 'vehicle', vehicle_id: 2, quantity: 0 },
    ],
  ],
])('refuses vehicles of which %s was shown, at the same price [D-16]', async (_case, own, errors) => {
  const customer = await customerWithLune();
  const vehicles = [{ vehicle_id: lune, quantity: 1, ...own }];
  const refused = await fixture.book(customer, { ...booking, shown: shown({ vehicles }) });
  expect(refused).toMatchObject({ status: 409, errors });
  expect(refused.errors).toHaveLength(errors.length);
});

it('compares pick-up and type for clients that send nothing else [D-16]', async () => {
  const customer = await customerWithLune();
  const refused = await fixture.book(customer, {
    ...booking,
    schedule_at: inHours(day + 1),
    trip_type: 'day_wise',
  });
  expect(refused).toMatchObject({
    status: 409,
    errors: [
      { reason: 'plan', field: 'pickup_time' },
      { reason: 'plan', field: 'rental_type' },
    ],
  });
  const same = { schedule_at: inHours(day), trip_type: 'hourly' } as const;
  expect((await fixture.book(customer, { ...booking, ...same })).status).toBe(200);
});
