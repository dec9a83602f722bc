import { getVerdict, toTable } from './load-report';
import type { LoadResult } from './run-load';
import { getFlatness, getGrowth } from './soak';

const aResult = (own: Partial<LoadResult> = {}): LoadResult => ({
  durations: new Map([['home', Array.from({ length: 100 }, (_none, at) => at + 1)]]),
  responseCount: 100,
  rate: 500,
  failures: [],
  ...own,
});
const limit = { rate: 500, percentile: 99, milliseconds: 100 };
const measurement = { title: 'pages', limit, processorTime: 50, ownTime: 9 };

describe('a measurement', () => {
  it('is good at its limit', () => {
    const { isGood, lines } = getVerdict({ ...measurement, result: aResult() });
    expect(isGood).toBe(true);
    expect(lines).toEqual([
      '✓ pages: 500 a second (limit 500), p99 100 ms (limit 100), 0 failed; 0.50 ms of processor time each, 0.09 more for requesting it',
    ]);
  });

  it.each([
    ['too few', { rate: 499 }],
    ['too slow', { durations: new Map([['home', [1, 101]]]) }],
    ['with a failure', { failures: ['500 /home'] }],
  ])('is not good where responses are %s', (_case, own) => {
    expect(getVerdict({ ...measurement, result: aResult(own) }).isGood).toBe(false);
  });

  it('allows as many slow responses as its limit says', () => {
    const durations = new Map([['search', [...Array.from({ length: 96 }, () => 50), 51, 60, 70, 80]]]);
    const verdictAt = (percentile: number) =>
      getVerdict({
        ...measurement,
        limit: { rate: 20, percentile, milliseconds: 50 },
        result: aResult({ durations }),
      }).isGood;
    expect([verdictAt(95), verdictAt(97)]).toEqual([true, false]);
  });

  it('lists the first failures, and leaves out unknown processor time', () => {
    const failures = Array.from({ length: 9 }, (_none, at) => `500 /${at}`);
    const { lines } = getVerdict({ ...measurement, processorTime: null, result: aResult({ failures }) });
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/9 failed$/);
  });

  it('has a line for each kind of visit', () => {
    expect(toTable(aResult())[1]).toMatch(/^home +100 +51\.0 +96\.0 +100\.0$/);
  });
});

describe('memory', () => {
  const soak = (middle: number, last: number) => [
    ...Array.from({ length: 10 }, (_none, at) => 100 + at * 10),
    ...Array.from({ length: 10 }, () => middle),
    ...Array.from({ length: 10 }, () => last),
  ];

  it('is flat where only caches filled at the beginning', () => {
    expect(getGrowth(soak(200, 204))).toBeCloseTo(0.02);
    expect(getFlatness('the edge', soak(200, 204)).isFlat).toBe(true);
    expect(getFlatness('the edge', soak(200, 150)).isFlat).toBe(true);
  });

  it('is not flat where it keeps growing', () => {
    expect(getFlatness('the edge', soak(200, 212))).toEqual({
      isFlat: false,
      line: '✗ memory of the edge: 6.0 % from the middle third to the last (at most 5.0 %), 212 MB at most',
    });
  });

  it('is not judged after a few minutes', () => {
    expect(getGrowth([1, 2, 3, 4, 5])).toBeNull();
    expect(getFlatness('the edge', [1, 2, 3]).line).toMatch(/^\? /);
  });
});
