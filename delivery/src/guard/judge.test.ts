import { complaint, shareBetween, usualRules, type ReleaseHealth } from './judge';

/** Every visitor is in a network of their own. */
const health = (visits: number, failing: number, p75: number | null = null, samples = 0): ReleaseHealth => ({
  visits,
  failing,
  networks: failing,
  failingInOne: Math.min(1, failing),
  paint: { samples, p75 },
  paintBy: Array.from({ length: 4 }, () => ({ samples: samples / 4, p75 })),
});

/** A row of numbers from 0 to 1 that is the same in every run. */
function dice(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lets a trial and its default have visits and asks after every tenth; answers failing visits at the complaint, null: none. */
function watched(trialRate: number, standingRate: number, seed: number, most = 3_000): number | null {
  const roll = dice(seed);
  const [trial, standing] = [health(0, 0), health(500, Math.round(500 * standingRate))];
  for (let visit = 1; visit <= most; visit += 1) {
    trial.visits += 1;
    standing.visits += 1;
    if (roll() < trialRate) trial.failing += 1;
    [trial.networks, trial.failingInOne] = [trial.failing, Math.min(1, trial.failing)];
    if (roll() < standingRate) standing.failing += 1;
    if (visit % 10 === 0 && complaint(trial, standing)) return trial.failing;
  }
  return null;
}

const seeds = Array.from({ length: 200 }, (_, at) => at * 7_919 + 1);

it('knows where a share lies', () => {
  expect(shareBetween(0, 0, 3)).toEqual([0, 1]);
  const [least, most] = shareBetween(50, 100, 1.96);
  expect(least).toBeCloseTo(0.404, 2);
  expect(most).toBeCloseTo(0.596, 2);
});

it('complains of a trial that always fails after five visits [F-15]', () => {
  expect(complaint(health(4, 4), health(1_000, 3))).toBeNull();
  expect(complaint(health(5, 5), health(1_000, 3))).toBe(
    '5 of 5 visits fail (100 %), 3 of 1000 of the default',
  );
});

it.each([1, 0.5, 0.2, 0.1])('notices that %d of all visits fail before 200 did, every time', (rate) => {
  const failing = seeds.map((seed) => watched(rate, 0.005, seed));
  expect(failing.filter((count) => count === null || count > 200)).toEqual([]);
});

it.each([0, 0.005, 0.02, 0.1])(
  'leaves a trial alone that is as good as its default, at %d failing',
  (rate) => {
    const wrong = seeds.filter((seed) => watched(rate, rate, seed) !== null);
    expect(wrong.length).toBeLessThanOrEqual(1);
  },
);

it('judges a trial of an area without a default that was seen', () => {
  expect(complaint(health(10, 10), health(0, 0))).toContain('has hardly been seen');
  expect(complaint(health(200, 5), health(0, 0))).toBeNull();
});

it('does not count more failing visits than there were', () => {
  expect(complaint(health(3, 6), health(1_000, 0))).toBeNull();
  expect(complaint(health(0, 50), health(1_000, 0))).toBeNull();
  expect(complaint(health(6, 9), health(1_000, 0))).toContain('6 of 6');
});

it.each([
  ['all in one network', { networks: 1, failingInOne: 40 }],
  ['in two networks', { networks: 2, failingInOne: 20 }],
  ['but for three all in one network', { networks: 4, failingInOne: 37 }],
])('is silent of failures that are %s [F-15]', (_where, networks) => {
  expect(complaint({ ...health(400, 40), ...networks }, health(1_000, 3))).toBeNull();
});

describe('of paints', () => {
  const standing = health(1_000, 0, 1_600, 400);

  it('complains when they are later by a quarter and by more than a trifle', () => {
    expect(complaint(health(500, 0, 2_100, 150), standing)).toBe(
      "p75 of its largest paint is 2100 ms, the default's 1600 ms",
    );
  });

  it('is silent where one part of the networks alone is as early as before, and where most are', () => {
    const [late, early] = [health(500, 0, 2_100, 150), { samples: 30, p75: 1_600 }];
    const [one, two, ...others] = late.paintBy;
    if (!one || !two) throw new Error('there are four parts');
    expect(complaint({ ...late, paintBy: [early, two, ...others] }, standing)).not.toBeNull();
    expect(complaint({ ...late, paintBy: [early, early, ...others] }, standing)).toBeNull();
  });

  it.each([
    ['too few samples', health(500, 0, 9_000, usualRules.fewestSamples - 1), standing],
    ['not a quarter later', health(500, 0, 1_950, 150), standing],
    ['a trifle', health(500, 0, 400, 150), health(1_000, 0, 200, 400)],
    ['nobody has told', health(500, 0), standing],
  ])('is silent: %s', (_why, trial, other) => {
    expect(complaint(trial, other)).toBeNull();
  });
});
