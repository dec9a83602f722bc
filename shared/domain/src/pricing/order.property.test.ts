import fc from 'fast-check';
import type { Discount } from '../entities';
import { percentOf, roundHalfUp } from '../money';
import { priceOrder, type LineToPrice, type OrderToPrice } from './order';
import { taxOf } from './tax';

const money = fc.integer({ min: 0, max: 500_000 });
/** Percents with two decimals, as an admin types them. */
const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const discount: fc.Arbitrary<Discount> = fc.oneof(
  percentage.map((value) => ({ type: 'percent' as const, value })),
  money.map((value) => ({ type: 'amount' as const, value })),
);

const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    price: money,
    option: money,
    addOn: money,
    addOns: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    discount: fc.option(discount),
  })
  .map(({ price, option, addOn, addOns, quantity, discount: rule }) => ({
    item: {
      price,
      discount: rule,
      variations: [],
      foodVariations: [
        {
          name: 'Size',
          type: 'single',
          required: false,
          min: 0,
          max: 0,
          values: [{ label: 'L', price: option }],
        },
      ],
      addOns: [{ id: 1, storeId: 1, name: 'Cheese', price: addOn }],
    },
    quantity,
    variation: null,
    options: [{ group: 'Size', labels: ['L'] }],
    addOns: [{ id: 1, quantity: addOns }],
  }));

const order: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  store: fc.record({
    id: fc.constant(1),
    zoneId: fc.constant(1),
    freeDelivery: fc.boolean(),
    discount: fc.option(
      fc.record({
        discount,
        minPurchase: money,
        maxDiscount: money,
        startDate: fc.constant(null),
        startTime: fc.constant(null),
        endDate: fc.constantFrom('2026-11-20', '2026-11-22'),
        endTime: fc.constant('12:00:00'),
      }),
    ),
  }),
  coupon: fc.option(
    fc.record({
      code: fc.constant('C'),
      type: fc.constantFrom('default', 'store_wise', 'zone_wise', 'free_delivery'),
      discount,
      minPurchase: money,
      maxDiscount: money,
      storeIds: fc.constantFrom([1], [2]),
      zoneIds: fc.constantFrom([1], [2]),
    }),
  ),
  tax: fc.record({ percent: percentage, included: fc.boolean() }),
  delivery: fc.record({
    orderType: fc.constantFrom('delivery', 'take_away'),
    metres: fc.integer({ min: 0, max: 100_000 }),
    charges: fc.record({
      type: fc.constantFrom('per_km', 'fixed'),
      perKm: money,
      minimum: money,
      maximum: money,
      fixed: money,
    }),
    freeDelivery: fc.option(
      fc.record({
        status: fc.boolean(),
        type: fc.constantFrom('free_delivery_over', 'free_delivery_to_all_store'),
        over: money,
      }),
    ),
    increase: fc.option(fc.record({ active: fc.boolean(), discount, message: fc.constant('Rain') })),
  }),
  tip: money,
  now: fc.constant(new Date('2026-11-21T10:00:00Z')),
  timeZone: fc.constantFrom('UTC', 'Asia/Dhaka'),
});

it('adds up to the total, in whole units, and never below 0 [D-15]', () => {
  fc.assert(
    fc.property(order, (given) => {
      const {
        subtotal,
        discount: off,
        coupon,
        tax,
        taxIncluded,
        deliveryFee,
        extraFee,
        tip,
        total,
      } = priceOrder(given);
      expect(subtotal - off - coupon + (taxIncluded ? 0 : tax) + deliveryFee + tip).toBe(total);
      for (const figure of [subtotal, off, coupon, tax, deliveryFee, extraFee, tip, total])
        expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
      expect(off + coupon).toBeLessThanOrEqual(subtotal);
      expect(extraFee).toBeLessThanOrEqual(deliveryFee);
    }),
  );
});

it('does not depend on the order of the lines, nor on what was priced before [D-15]', () => {
  fc.assert(
    fc.property(order, (given) => {
      const turned = { ...given, lines: [...given.lines].reverse() };
      expect(priceOrder(turned)).toEqual(priceOrder(given));
    }),
  );
});

/** floor((2 × numerator + denominator) / (2 × denominator)): half up without binary fractions. */
const exactly = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));
const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const hundredths = fc.integer({ min: 0, max: 10_000 });

it('rounds percents half up exactly as whole-number arithmetic does [D-15]', () => {
  fc.assert(
    fc.property(amounts, hundredths, (amount, share) => {
      expect(percentOf(amount, share / 100)).toBe(exactly(BigInt(amount) * BigInt(share), 10_000n));
    }),
    { numRuns: 2_000 },
  );
});

it('rounds included tax half up exactly as whole-number arithmetic does [BIZ-33]', () => {
  fc.assert(
    fc.property(amounts, hundredths, (amount, share) => {
      const expected = exactly(BigInt(amount) * BigInt(share), 10_000n + BigInt(share));
      expect(taxOf(amount, { percent: share / 100, included: true })).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [2.5, 3],
  [2.4999, 2],
  [1.005 * 100, 101],
  [-2.5, -2],
  [0, 0],
])('rounds %d to %d [D-15]', (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded);
});
