import fc from 'fast-check';
import type { TripPlan, VehicleRates } from '../entities';
import type { Coupon } from '../pricing/coupon';
import { offeredTypes, priceTrip, priceTripLine, getRate, type TripToPrice } from './trip-price';
import { getMergedPlan, isTripOver, mayCancelTrip, servesPickup } from './trip-rules';

const timeZone = 'Asia/Dubai';
const plan = (overrides: Partial<TripPlan> = {}): TripPlan => ({
  pickup: { latitude: 25.1, longitude: 56.3, address: '' },
  destination: null,
  pickupAt: '2026-11-22T08:00:00Z',
  returnAt: '2026-11-22T14:00:00Z',
  rentalType: 'hourly',
  distance: 0,
  driver: 'self',
  ...overrides,
});
const rates = (overrides: Partial<VehicleRates> = {}): VehicleRates => ({
  hourly: 1_200,
  perKm: 90,
  perDay: 5_500,
  ...overrides,
});
const line = (quantity = 1, discount: TripToPrice['lines'][number]['vehicle']['discount'] = null) => ({
  vehicle: { rates: rates(), discount },
  quantity,
});
const trip = (overrides: Partial<TripToPrice> = {}): TripToPrice => ({
  lines: [line()],
  plan: plan(),
  provider: { id: 38, zoneId: 1, discount: null, driverPerDay: 6_000 },
  coupon: null,
  tax: { percent: 5, included: false },
  now: new Date('2026-11-21T08:00:00Z'),
  timeZone,
  ...overrides,
});
const tenPercent = { type: 'percent', value: 10 } as const;
const aProviderDiscount = (value: number, minPurchase = 0) => ({
  discount: { type: 'percent', value } as const,
  minPurchase,
  maxDiscount: 0,
  startDate: null,
  startTime: null,
  endDate: '2026-12-31',
  endTime: '23:59:59',
});
const coupon: Coupon = {
  code: 'DRIVE10',
  type: 'default',
  discount: tenPercent,
  minPurchase: 5_000,
  maxDiscount: 0,
  storeIds: [],
  zoneIds: [],
};

it('returns the rate per unit, and the offered rental types', () => {
  expect(getRate(rates(), 'distance_wise')).toBe(90);
  expect(offeredTypes(rates({ perKm: null }))).toEqual(['hourly', 'day_wise']);
  expect(offeredTypes({ hourly: null, perKm: null, perDay: null })).toEqual([]);
});

it.each([
  ['six hours of two', line(2), plan(), { unit: 7_200, gross: 14_400, discount: 0, net: 14_400 }],
  [
    'with a percent off each',
    line(2, tenPercent),
    plan(),
    { unit: 7_200, gross: 14_400, discount: 1_440, net: 12_960 },
  ],
  [
    'with an amount off each',
    line(2, { type: 'amount', value: 500 }),
    plan(),
    { discount: 1_000, net: 13_400 },
  ],
  ['never below 0', line(1, { type: 'amount', value: 99_999 }), plan(), { discount: 7_200, net: 0 }],
  [
    'half a minor unit up, once for each vehicle',
    line(3),
    plan({ rentalType: 'distance_wise', distance: 12_350 }),
    { unit: 1_112, gross: 3_336 },
  ],
])('prices a line: %s', (_case, priced, planned, totals) => {
  expect(priceTripLine(priced, planned, timeZone)).toMatchObject(totals);
});

it('costs nothing if the vehicle is not offered with the rental type', () => {
  const without = { vehicle: { rates: rates({ hourly: null }), discount: null }, quantity: 1 };
  expect(priceTripLine(without, plan(), timeZone).gross).toBe(0);
});

it('adds up: discount, coupon, tax, and the driver per vehicle and started day', () => {
  const days = plan({ rentalType: 'day_wise', returnAt: '2026-11-23T09:00:00Z', driver: 'provider' });
  expect(priceTrip(trip({ plan: days, lines: [line(2, tenPercent)], coupon }))).toEqual({
    subtotal: 22_000,
    discount: 2_200,
    coupon: 1_980,
    tax: 891,
    taxIncluded: false,
    driverFee: 24_000,
    service: 0,
    total: 42_711,
  });
});

it("replaces the vehicles' discounts by the provider’s, from its minimum purchase on [BIZ-28]", () => {
  const lines = [line(1, tenPercent)];
  const provider = { id: 38, zoneId: 1, discount: aProviderDiscount(20), driverPerDay: null };
  expect(priceTrip(trip({ lines, provider })).discount).toBe(1_440);
  const dear = { ...provider, discount: aProviderDiscount(20, 7_201) };
  expect(priceTrip(trip({ lines, provider: dear })).discount).toBe(720);
});

it('includes the tax, and charges no driver without one', () => {
  const included = priceTrip(trip({ tax: { percent: 5, included: true } }));
  expect(included).toMatchObject({ tax: 343, total: 7_200, taxIncluded: true, driverFee: 0 });
  const none = { id: 38, zoneId: 1, discount: null, driverPerDay: null };
  expect(priceTrip(trip({ plan: plan({ driver: 'provider' }), provider: none })).driverFee).toBe(0);
});

const money = fc.integer({ min: 0, max: 10_000_000 });
const someTrip = fc.record({
  lines: fc.array(
    fc.record({
      rate: money,
      quantity: fc.integer({ min: 1, max: 20 }),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rentalType: fc.constantFrom('hourly', 'distance_wise', 'day_wise'),
  distance: fc.integer({ min: 1, max: 900_000 }),
  minutes: fc.integer({ min: 1, max: 90 * 24 * 60 }),
  driver: fc.constantFrom('self', 'provider'),
  driverPerDay: fc.option(money),
  percent: fc.integer({ min: 0, max: 100 }),
  tax: fc.record({ percent: fc.integer({ min: 0, max: 40 }), included: fc.boolean() }),
  coupon: fc.option(fc.constant(coupon)),
});

it('always adds up to the total, in whole minor units, none below 0', () => {
  fc.assert(
    fc.property(someTrip, ({ lines, minutes, driverPerDay, percent, tax, coupon: couponInput, ...rest }) => {
      const returnAt = new Date(Date.parse('2026-11-22T08:00:00Z') + minutes * 60_000).toISOString();
      const totals = priceTrip(
        trip({
          lines: lines.map(({ rate, quantity, percent: off }) => ({
            vehicle: {
              rates: { hourly: rate, perKm: rate, perDay: rate },
              discount: { type: 'percent', value: off },
            },
            quantity,
          })),
          plan: plan({ ...rest, returnAt } as Partial<TripPlan>),
          provider: {
            id: 38,
            zoneId: 1,
            discount: percent > 50 ? aProviderDiscount(percent) : null,
            driverPerDay,
          },
          coupon: couponInput,
          tax,
        }),
      );
      const { subtotal, discount, coupon: off, driverFee, total } = totals;
      const added = tax.included ? 0 : totals.tax;
      expect(subtotal - discount - off + added + driverFee).toBe(total);
      for (const figure of [subtotal, discount, off, totals.tax, driverFee, total])
        expect(Number.isInteger(figure) && figure >= 0).toBe(true);
      expect(discount + off).toBeLessThanOrEqual(subtotal);
    }),
    { numRuns: 2_000 },
  );
});

it('adds what the shop charges for every trip, and takes the tax that the backend has worked out [BIZ-26]', () => {
  const known = { service: 150, knownTax: { amount: 77, included: false } };
  const totals = priceTrip(trip(known));
  expect(totals).toMatchObject({ service: 150, tax: 77, taxIncluded: false });
  expect(totals.total).toBe(totals.subtotal - totals.discount + 77 + 150);
  const inside = priceTrip(trip({ ...known, knownTax: { amount: 77, included: true } }));
  expect(inside.total).toBe(totals.total - 77);
});

describe('rules of trips', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  it.each([
    ['pending', '2026-11-20T08:00:00Z', true],
    ['confirmed', '2026-11-21T08:00:01Z', true],
    ['confirmed', '2026-11-21T08:00:00Z', false],
    ['ongoing', '2026-11-22T08:00:00Z', false],
    ['completed', '2026-11-22T08:00:00Z', false],
    ['canceled', '2026-11-22T08:00:00Z', false],
  ] as const)('a %s one that begins %s may be canceled: %s', (status, pickupAt, may) => {
    expect(mayCancelTrip(status, pickupAt, now)).toBe(may);
  });

  it.each([
    ['the guest’s, which was chosen last', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z', 'guest'],
    ['the account’s where the guest’s has begun', '2026-11-22T08:00:00Z', '2026-11-21T07:59:59Z', 'account'],
    ['the guest’s that begins now', '2026-11-22T08:00:00Z', '2026-11-21T08:00:00Z', 'guest'],
    ['the guest’s where both have begun', '2026-11-20T08:00:00Z', '2026-11-19T08:00:00Z', 'guest'],
    ['the guest’s where the account has none', null, '2026-11-19T08:00:00Z', 'guest'],
    ['the account’s where the guest has none', '2026-11-20T08:00:00Z', null, 'account'],
  ])('a merged cart has the plan: %s [D-17]', (_case, account, guest, expected) => {
    const plans = {
      account: account === null ? null : { pickupAt: account },
      guest: guest === null ? null : { pickupAt: guest },
    };
    expect(getMergedPlan(plans.account, plans.guest, now)).toBe(plans[expected as keyof typeof plans]);
  });

  it('are over when completed or canceled', () => {
    const over = (['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const).filter(isTripOver);
    expect(over).toEqual(['completed', 'canceled']);
  });

  it('allow a pick-up in any common zone', () => {
    expect([
      servesPickup([1, 2], [3, 2]),
      servesPickup([1], [2]),
      servesPickup([], [1]),
      servesPickup([1], []),
    ]).toEqual([true, false, false, false]);
  });
});
