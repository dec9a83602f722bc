import { getMedian, getRatio, getVerdict, toTable, type Metric } from './table';

const aMetric = (metric: Partial<Metric>): Metric => ({
  name: 'load',
  unit: 'ms',
  here: [],
  other: [],
  ...metric,
});

it('takes the upper of the middle two as the median of an even number', () => {
  expect(getMedian([3, 1, 2])).toBe(2);
  expect(getMedian([4, 1, 3, 2])).toBe(3);
  expect(getMedian([NaN, 1, NaN])).toBe(1);
});

it.each([
  ['at the limit', [200, 200, 200], 'met'],
  ['with one run of three above it', [100, 900, 200], 'met'],
  ['with two of three above it', [100, 201, 900], 'MISSED'],
  ['with half of the runs above it', [100, 201], 'MISSED'],
  ['without a run', [], ''],
])('judges at most 200: %s', (_case, here, verdict) => {
  expect(getVerdict(aMetric({ limit: { max: 200 }, here }))).toBe(verdict);
});

it('judges a score by its minimum', () => {
  expect(getVerdict(aMetric({ limit: { min: 97 }, here: [97, 99, 90] }))).toBe('met');
  expect(getVerdict(aMetric({ limit: { min: 97 }, here: [96, 99, 90] }))).toBe('MISSED');
});

it('counts one run above the limit as a miss where every run must meet it', () => {
  expect(getVerdict(aMetric({ limit: { max: 0.005 }, every: true, here: [0, 0.006, 0] }))).toBe('MISSED');
});

describe('against the other commit', () => {
  const limit = { ratio: 0.8 };

  it.each([
    ['compares each run with the other of the same round', [800, 1600, 900], [1000, 2000, 1000], 'met', 0.8],
    ['misses with two of three above it', [900, 900, 100], [1000, 1000, 1000], 'MISSED', 0.9],
    [
      'misses without a response, even where the other had none either',
      [Infinity],
      [Infinity],
      'MISSED',
      NaN,
    ],
    ['gives no verdict without it', [900], [], '', NaN],
  ])('%s', (_case, here, other, verdict, ratio) => {
    const metric = aMetric({ limit, here, other });
    expect(getVerdict(metric)).toBe(verdict);
    expect(getRatio(metric)).toBe(ratio);
  });

  it('counts a failed run on either side as a miss', () => {
    expect(getVerdict(aMetric({ limit, here: [NaN, 700], other: [1000, 1000] }))).toBe('MISSED');
    expect(getVerdict(aMetric({ limit, here: [700], other: [NaN] }))).toBe('MISSED');
  });
});

it('has a column for the other commit only where there is one', () => {
  const metric = aMetric({
    limit: { ratio: 0.8 },
    here: [700, Infinity, 720],
    other: [1000, 1000, 1000],
  });
  expect(toTable([metric])).toEqual([
    'metric  here: median (runs)     other commit              ratio  limit        met?',
    'load    720 ms (700 never 720)  1000 ms (1000 1000 1000)  0.72   ≤ 0.8 of it  met',
  ]);
  expect(toTable([aMetric({ here: [5] })])).toEqual(['metric  here: median (runs)', 'load    5 ms']);
});
