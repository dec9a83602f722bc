import { findComplaint, getRateInterval, judge } from './complaints';
import { defaultRules, type ReleaseHealth } from './release-health';

/** Every visitor is in their own network. */
const each = (count: number) => ({ count, networks: count, inOne: Math.min(1, count) });
const speed = (p75: number | null, samples: number) => ({
  all: { samples, p75 },
  groups: Array.from({ length: 4 }, () => ({ samples: samples / 4, p75 })),
});
const health = (visits: number, failing: number, p75: number | null = null, samples = 0): ReleaseHealth => ({
  visits,
  failing: each(failing),
  left: each(0),
  paint: speed(p75, samples),
  interaction: speed(null, 0),
});

/** A reproducible sequence of numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Simulates visits to a canary and its default, checking after every tenth; returns the failing visits at the complaint, null: none. */
function countUntilComplaint(
  canaryRate: number,
  stableRate: number,
  seed: number,
  most = 3_000,
): number | null {
  const roll = createRandom(seed);
  const [canary, stable] = [health(0, 0), health(500, Math.round(500 * stableRate))];
  for (let visit = 1; visit <= most; visit += 1) {
    canary.visits += 1;
    stable.visits += 1;
    if (roll() < canaryRate) canary.failing = each(canary.failing.count + 1);
    if (roll() < stableRate) stable.failing = each(stable.failing.count + 1);
    if (visit % 10 === 0 && findComplaint(canary, stable)) return canary.failing.count;
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
    const failing = seeds.map((seed) => countUntilComplaint(rate, 0.005, seed));
    expect(failing.filter((count) => count === null || count > 200)).toEqual([]);
  },
);

it.each([0, 0.005, 0.02, 0.1])(
  'does not complain about a canary as good as its default, at %d failing',
  (rate) => {
    const wrong = seeds.filter((seed) => countUntilComplaint(rate, rate, seed) !== null);
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
  ['all in one network', { networks: 1, inOne: 40 }],
  ['in two networks', { networks: 2, inOne: 20 }],
  ['but for three all in one network', { networks: 4, inOne: 37 }],
])('does not complain about failures that are %s [F-15]', (_where, networks) => {
  const canary = { ...health(400, 40), failing: { count: 40, ...networks } };
  expect(findComplaint(canary, health(1_000, 3))).toBeNull();
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
    const [one, two, ...others] = late.paint.groups;
    if (!one || !two) throw new Error('there are four groups');
    const canary = (groups: typeof others) => ({ ...late, paint: { ...late.paint, groups } });
    expect(findComplaint(canary([early, two, ...others]), stable)).not.toBeNull();
    expect(findComplaint(canary([early, early, ...others]), stable)).toBeNull();
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

describe('about interactions, and visitors who leave', () => {
  const stable = health(1_000, 0);

  it('complains when interactions are slower by a quarter and by more than the margin', () => {
    const before = { ...stable, interaction: speed(160, 400) };
    const canary = (p75: number) => ({ ...health(500, 0), interaction: speed(p75, 150) });
    expect(findComplaint(canary(280), before)).toBe(
      "p75 of its slowest interaction is 280 ms, the default's 160 ms",
    );
    expect(findComplaint(canary(240), before)).toBeNull();
  });

  it('complains when far more visitors leave before anything is painted', () => {
    const canary = (left: number) => ({ ...health(500, 0), left: each(left) });
    expect(findComplaint(canary(120), stable)).toBe(
      '120 of 500 visitors leave before anything is painted, 0 of 1000 of the default',
    );
    expect(findComplaint(canary(40), stable)).toBeNull();
    expect(
      findComplaint({ ...health(500, 0), left: { count: 120, networks: 1, inOne: 120 } }, stable),
    ).toBeNull();
  });
});

describe('a verdict', () => {
  const stable = health(1_000, 10);

  it('holds a release with few visitors, whatever they have seen', () => {
    expect(judge(health(99, 0), stable)).toEqual({
      state: 'held',
      because: '99 of the 100 visits that it needs',
    });
    expect(judge(health(12, 3), stable).state).toBe('held');
    expect(judge(health(100, 0), stable)).toEqual({
      state: 'healthy',
      because: '0 of 100 visits fail (0 %), 10 of 1000 of the default',
    });
  });

  it('holds a release that may be worse, and ends one that is', () => {
    expect(judge(health(200, 11), stable)).toMatchObject({
      state: 'held',
      because: expect.stringMatching(/^perhaps/),
    });
    expect(judge(health(200, 40), stable).state).toBe('failing');
    const late = health(500, 0, 2_100, 150);
    const [one] = late.paint.groups;
    const some = {
      ...late,
      paint: {
        ...late.paint,
        groups: late.paint.groups.map((group) => (group === one ? group : { samples: 30, p75: 900 })),
      },
    };
    expect(judge(some, health(1_000, 0, 1_600, 400)).state).toBe('held');
  });

  it('ends a first release by a fixed share of failures, and holds a slow one', () => {
    expect(judge(health(200, 30), null)).toEqual({
      state: 'failing',
      because: '30 of 200 visits fail (15 %), there is no default to compare with',
    });
    expect(judge(health(200, 2), null).state).toBe('healthy');
    expect(judge(health(200, 0, 4_500, 150), null)).toEqual({
      state: 'held',
      because: 'p75 of its largest paint is 4500 ms, more than 4000 ms',
    });
  });

  it.each([0, 0.005, 0.02])(
    'calls a release as good as its default healthy in the end, at %d failing',
    (rate) => {
      const held = seeds.filter((seed) => {
        const roll = createRandom(seed);
        const failing = Array.from({ length: 400 }, () => roll() < rate).filter(Boolean).length;
        return judge(health(400, failing), health(2_000, Math.round(2_000 * rate))).state !== 'healthy';
      });
      expect(held.length).toBeLessThanOrEqual(seeds.length * 0.06);
    },
  );
});
