import fc from 'fast-check';
import { pointsEarned, pointsWorth, transferProblem } from './points';

it.each([
  ['a hundred to the unit', 1280, 100, 2, 1280],
  ['a rate that does not divide', 10, 3, 2, 333],
  ['half a cent', 1, 200, 2, 1],
  ['less than half a cent', 1, 201, 2, 0],
  ['a currency without decimals', 150, 100, 0, 2],
  ['a currency with three', 7, 10, 3, 700],
  ['no rate', 1280, 0, 2, 0],
])('points are worth the rate: %s [D-28] [D-15]', (_case, points, pointsPerUnit, decimals, money) => {
  expect(pointsWorth(points, { pointsPerUnit }, decimals)).toBe(money);
});

it.each([
  ['five percent of 30.00', 3000, 5, 100, 2, 150],
  ['fractions of a point are dropped', 1999, 5, 100, 2, 99],
  ['a whole number with a rounding error', 11500, 1.1, 100, 2, 126],
  ['nothing for 0', 0, 5, 100, 2, 0],
  ['nothing for a negative amount', -100, 5, 100, 2, 0],
  ['no percent', 3000, 0, 100, 2, 0],
  ['no rate', 3000, 5, 0, 2, 0],
  ['a currency without decimals', 3000, 5, 1, 0, 150],
])(
  'an order earns its percent: %s [D-28]',
  (_case, total, earnedPercent, pointsPerUnit, decimals, points) => {
    expect(pointsEarned(total, { earnedPercent, pointsPerUnit }, decimals)).toBe(points);
  },
);

it.each([
  ['the fewest', 200, 1280, null],
  ['all there are', 1280, 1280, null],
  ['one too few', 199, 1280, 'minimum'],
  ['one too many', 1281, 1280, 'short'],
  ['too few of too few', 100, 50, 'minimum'],
])('can be converted into money, or not: %s [D-28] [F-45]', (_case, points, balance, problem) => {
  expect(transferProblem(points, balance, { pointsPerUnit: 100, minimum: 200 }, 2)).toBe(problem);
});

it('does not convert points that are worth nothing [D-28]', () => {
  expect(transferProblem(1, 10, { pointsPerUnit: 1000, minimum: 1 }, 2)).toBe('worthless');
});

const rules = {
  pointsPerUnit: fc.integer({ min: 1, max: 100_000 }),
  earnedPercent: fc.integer({ min: 0, max: 100 }),
};
const decimals = fc.integer({ min: 0, max: 4 });
const whole = fc.integer({ min: 0, max: 1_000_000 });

it('more points are never worth less, and the rounding never moves more than half a unit [D-28] [D-15]', () => {
  fc.assert(
    fc.property(whole, whole, rules.pointsPerUnit, decimals, (some, more, pointsPerUnit, places) => {
      const worth = (points: number) => pointsWorth(points, { pointsPerUnit }, places);
      const exact = (some * 10 ** places) / pointsPerUnit;
      return worth(some + more) >= worth(some) && Math.abs(worth(some) - exact) <= 0.5 + 1e-6;
    }),
  );
});

it('returns at most the percentage, and splitting an order earns nothing [D-28]', () => {
  fc.assert(
    fc.property(whole, whole, fc.record(rules), (one, other, rule) => {
      const earned = (total: number) => pointsEarned(total, rule, 2);
      const most = ((one + other) * rule.earnedPercent) / 100;
      return (
        earned(one) + earned(other) <= earned(one + other) &&
        // the value of its points is rounded by less than one unit
        pointsWorth(earned(one + other), rule, 2) <= most + 1
      );
    }),
  );
});
