import fc from 'fast-check';
import { percentOf, roundHalfUp } from '@shop/domain/core';
import { order } from './order-arbitraries';
import { priceOrder } from './order';
import { getTax } from './tax';

it('adds up to the total, in whole units, and never below 0 [D-15]', () => {
  fc.assert(
    fc.property(order, (input) => {
      const {
        subtotal,
        discount: off,
        coupon,
        tax,
        taxIncluded,
        deliveryFee,
        extraFee,
        tip,
        charges = [],
        total,
      } = priceOrder(input);
      const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
      expect(subtotal - off - coupon + (taxIncluded ? 0 : tax) + deliveryFee + tip + charged).toBe(total);
      for (const figure of [subtotal, off, coupon, tax, deliveryFee, extraFee, tip, total])
        expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
      expect(off + coupon).toBeLessThanOrEqual(subtotal);
      expect(extraFee).toBeLessThanOrEqual(deliveryFee);
    }),
  );
});

it('does not depend on the order of the lines, nor on earlier calculations [D-15]', () => {
  fc.assert(
    fc.property(order, (input) => {
      const reversed = { ...input, lines: [...input.lines].reverse() };
      expect(priceOrder(reversed)).toEqual(priceOrder(input));
    }),
  );
});

/** floor((2 × numerator + denominator) / (2 × denominator)): half up without rounding errors. */
const exactly = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));
const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const hundredths = fc.integer({ min: 0, max: 10_000 });

it('rounds percents half up exactly as whole-number arithmetic does [D-15]', () => {
  fc.assert(
    fc.property(amounts, hundredths, (amount, percent) => {
      expect(percentOf(amount, percent / 100)).toBe(exactly(BigInt(amount) * BigInt(percent), 10_000n));
    }),
    { numRuns: 2_000 },
  );
});

it('rounds included tax half up exactly as whole-number arithmetic does [BIZ-33]', () => {
  fc.assert(
    fc.property(amounts, hundredths, (amount, percent) => {
      const expected = exactly(BigInt(amount) * BigInt(percent), 10_000n + BigInt(percent));
      expect(getTax(amount, { percent: percent / 100, included: true })).toBe(expected);
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
