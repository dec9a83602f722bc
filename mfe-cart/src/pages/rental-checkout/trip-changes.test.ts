import { rentalTypes, type TripPlan } from '@shop/domain';
import { aConfig, aCoupon, aProvider, aRentalCart, aRentalLine, aVehicle } from '@shop/testing';
import { priceFacts, toTripFacts, type TripFacts } from '../../rental-cart/trip-facts';
import { toKnownTrip, getTripChanges } from './trip-changes';

const now = new Date('2098-01-01T00:00:00Z');
const cart = aRentalCart();

function facts(own: Partial<TripFacts> = {}): TripFacts {
  const found = toTripFacts(cart, aConfig(), { now, isServerPriced: false, knownTax: null });
  if (!found) throw new Error('nothing is rented');
  return { ...found, ...own };
}

const dearer = aVehicle({ available: 3, rates: { hourly: 600, perKm: 100, perDay: 4_000 } });
const getChanges = (before: TripFacts, after: TripFacts) =>
  getTripChanges(toKnownTrip(before, 'seen'), after, null);

it('lists nothing while nothing has changed [D-16]', () => {
  expect(getChanges(facts(), facts())).toEqual({ changes: [], total: null });
});

it('lists a changed rate with the old and the new total [D-16] [F-24]', () => {
  const line = aRentalLine({ vehicle: dearer });
  // Four hours, and 5 % tax.
  expect(getChanges(facts(), facts({ lines: [line] }))).toEqual({
    changes: [
      { kind: 'rate', line, from: 500, to: 600 },
      { kind: 'figure', amount: 'tax', from: 100, to: 120 },
    ],
    total: { from: 2_100, to: 2_520 },
  });
});

it('lists a rate that has changed since the vehicle was added, without an old total [D-16]', () => {
  const seen = facts({ lines: [aRentalLine({ rateSeen: 450 })] });
  expect(getChanges(seen, seen)).toMatchObject({
    changes: [{ kind: 'rate', from: 450, to: 500 }],
    total: null,
  });
});

it('lists nothing once the changes were accepted', () => {
  const seen = facts({ lines: [aRentalLine({ rateSeen: 450 })] });
  expect(getTripChanges(toKnownTrip(seen, 'now'), seen, null).changes).toEqual([]);
});

it.each([
  ['are taken', aVehicle({ available: 0 }), { kind: 'taken' }],
  ['are fewer', aVehicle({ available: 1 }), { kind: 'short', free: 1 }],
  [
    'are not for rent this way any more',
    aVehicle({ available: 3, rates: { hourly: null, perKm: 1, perDay: 1 } }),
    { kind: 'not-offered' },
  ],
])('lists a problem where vehicles %s [F-25]', (_case, vehicle, problem) => {
  const lines = [aRentalLine({ quantity: 2, vehicle })];
  expect(getChanges(facts(), facts({ lines })).changes[0]).toMatchObject({ kind: 'problem', problem });
});

it('does not list what the customer changes: plan, quantities, driver [D-16]', () => {
  const plan: TripPlan = { ...cart.plan!, rentalType: 'day_wise', driver: 'provider' };
  const after = facts({ plan, lines: [aRentalLine({ quantity: 3 })] });
  expect(getChanges(facts(), after)).toEqual({ changes: [], total: null });
});

it('lists a driver’s fee that has increased [D-16]', () => {
  const plan: TripPlan = { ...cart.plan!, driver: 'provider' };
  const after = facts({ plan, provider: aProvider({ driverPerDay: 2_500 }) });
  expect(getChanges(facts({ plan }), after).changes).toEqual([
    { kind: 'figure', amount: 'driverFee', from: 2_000, to: 2_500 },
  ]);
});

it.each(
  rentalTypes.flatMap((rentalType) =>
    (['self', 'provider'] as const).map((driver) => [rentalType, driver] as const),
  ),
)('has rows that add up to the total: %s, %s [D-15] [D-19]', (rentalType, driver) => {
  const plan: TripPlan = { ...cart.plan!, rentalType, driver, distance: 12_345 };
  for (let quantity = 1; quantity < 4; quantity += 1) {
    const trip = facts({
      plan,
      lines: [aRentalLine({ quantity, vehicle: aVehicle({ discount: { type: 'percent', value: 7.5 } }) })],
    });
    const totals = priceFacts(trip, aCoupon({ minPurchase: 0 }));
    const { subtotal, discount, coupon, tax, driverFee, total } = totals;
    expect(subtotal - discount - coupon + tax + driverFee).toBe(total);
    expect(Number.isInteger(total)).toBe(true);
    expect(discount).toBeGreaterThan(0);
  }
});
