import { findComplaint, getRateInterval, defaultRules, type ReleaseHealth } from './complaints';

/** Every visitor is in their own network. */
const health = (visits: number, failing: number, p75: number | null = null, samples = 0): ReleaseHealth => ({
  visits,
  failing,
  networks: failing,
  failingInOne: Math.min(1, failing),
  paint: { samples, p75 },
  paintBy: Array.from({ length: 4 }, () => ({ samples: samples / 4, p75 })),
});

/** A reproducible sequence of numbers from 0 to 1. */
function dice(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Simulates visits to a canary and its default, checking after every tenth; returns the failing visits at the complaint, null: none. */
function watched(canaryRate: number, stableRate: number, seed: number, most = 3_000): number | null {
  const roll = dice(seed);
  const [canary, stable] = [health(0, 0), health(500, Math.round(500 * stableRate))];
  for (let visit = 1; visit <= most; visit += 1) {
    canary.visits += 1;
    stable.visits += 1;
    if (roll() < canaryRate) canary.failing += 1;
    [canary.networks, canary.failingInOne] = [canary.failing, Math.min(1, canary.failing)];
    if (roll() < stableRate) stable.failing += 1;
    if (visit % 10 === 0 && findComplaint(canary, stable)) return canary.failing;
  }
  return null;
}

const seeds = Array.from({ length: 200 }, (_, at) => at * 7_919 + 1);

it('calculates the interval of a rate', () => {
  expect(getRateInterval(0, 0, 3)).toEqual([0, 1]);
  const [least, most] = getRateInterval(50, 100, 1.96);
  expect(least).toBeCloseTo(0.404, 2);
  expect(most).toBeCloseTo(0.596, 2);
});

it('complains of a canary that always fails after five visits [F-15]', () => {
  expect(findComplaint(health(4, 4), health(1_000, 3))).toBeNull();
  expect(findComplaint(health(5, 5), health(1_000, 3))).toBe(
    '5 of 5 visits fail (100 %), 3 of 1000 of the default',
  );
});

it.each([1, 0.5, 0.2, 0.1])(
  'detects that %d of all visits fail before 200 have failed, every time',
  (rate) => {
    const failing = seeds.map((seed) => watched(rate, 0.005, seed));
    expect(failing.filter((count) => count === null || count > 200)).toEqual([]);
  },
);

it.each([0, 0.005, 0.02, 0.1])(
  'does not complain about a canary as good as its default, at %d failing',
  (rate) => {
    const wrong = seeds.filter((seed) => watched(rate, rate, seed) !== null);
    expect(wrong.length).toBeLessThanOrEqual(1);
  },
);

it('checks a canary of an app whose default had no visits', () => {
  expect(findComplaint(health(10, 10), health(0, 0))).toContain('has hardly been seen');
  expect(findComplaint(health(200, 5), health(0, 0))).toBeNull();
});

it('does not count more failing visits than there were', () => {
  expect(findComplaint(health(3, 6), health(1_000, 0))).toBeNull();
  expect(findComplaint(health(0, 50), health(1_000, 0))).toBeNull();
  expect(findComplaint(health(6, 9), health(1_000, 0))).toContain('6 of 6');
});

it.each([
  ['all in one network', { networks: 1, failingInOne: 40 }],
  ['in two networks', { networks: 2, failingInOne: 20 }],
  ['but for three all in one network', { networks: 4, failingInOne: 37 }],
])('does not complain about failures that are %s [F-15]', (_where, networks) => {
  expect(findComplaint({ ...health(400, 40), ...networks }, health(1_000, 3))).toBeNull();
});

describe('about paints', () => {
  const stable = health(1_000, 0, 1_600, 400);

  it('complains when they are later by a quarter and by more than the margin', () => {
    expect(findComplaint(health(500, 0, 2_100, 150), stable)).toBe(
      "p75 of its largest paint is 2100 ms, the default's 1600 ms",
    );
  });

  it('does not complain if only one group of networks is later, or if most are not', () => {
    const [late, early] = [health(500, 0, 2_100, 150), { samples: 30, p75: 1_600 }];
    const [one, two, ...others] = late.paintBy;
    if (!one || !two) throw new Error('there are four groups');
    expect(findComplaint({ ...late, paintBy: [early, two, ...others] }, stable)).not.toBeNull();
    expect(findComplaint({ ...late, paintBy: [early, early, ...others] }, stable)).toBeNull();
  });

  it.each([
    ['too few samples', health(500, 0, 9_000, defaultRules.fewestSamples - 1), stable],
    ['not a quarter later', health(500, 0, 1_950, 150), stable],
    ['within the margin', health(500, 0, 400, 150), health(1_000, 0, 200, 400)],
    ['no samples', health(500, 0), stable],
  ])('does not complain: %s', (_why, canary, other) => {
    expect(findComplaint(canary, other)).toBeNull();
  });
});
