import { getVerdict, toTable } from './figures';
import type { Pressed } from './press';
import { getFlatness, growthOf } from './soak';

const pressed = (own: Partial<Pressed> = {}): Pressed => ({
  taken: new Map([['home', Array.from({ length: 100 }, (_none, at) => at + 1)]]),
  answered: 100,
  rate: 500,
  failures: [],
  ...own,
});
const figures = { title: 'pages', bar: { rate: 500, p99: 100 }, used: 50 };

describe('a figure', () => {
  it('is good at its bar', () => {
    const { isGood, lines } = getVerdict({ ...figures, pressed: pressed() });
    expect(isGood).toBe(true);
    expect(lines).toEqual([
      '✓ pages: 500 a second (bar 500), p99 100 ms (bar 100), 0 failed; 0.50 ms of processor time each',
    ]);
  });

  it.each([
    ['too few', { rate: 499 }],
    ['too slow', { taken: new Map([['home', [1, 101]]]) }],
    ['with a failure', { failures: ['500 /home'] }],
  ])('is not good where answers are %s', (_case, own) => {
    expect(getVerdict({ ...figures, pressed: pressed(own) }).isGood).toBe(false);
  });

  it('names the first failures, and no time that nobody knows', () => {
    const failures = Array.from({ length: 9 }, (_none, at) => `500 /${at}`);
    const { lines } = getVerdict({ ...figures, used: null, pressed: pressed({ failures }) });
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/9 failed$/);
  });

  it('has a line for each kind of visit', () => {
    expect(toTable(pressed())[1]).toMatch(/^home +100 +51\.0 +96\.0 +100\.0$/);
  });
});

describe('memory', () => {
  const soak = (middle: number, last: number) => [
    ...Array.from({ length: 10 }, (_none, at) => 100 + at * 10),
    ...Array.from({ length: 10 }, () => middle),
    ...Array.from({ length: 10 }, () => last),
  ];

  it('is flat where it only filled its caches at the beginning', () => {
    expect(growthOf(soak(200, 204))).toBeCloseTo(0.02);
    expect(getFlatness('the edge', soak(200, 204)).isFlat).toBe(true);
    expect(getFlatness('the edge', soak(200, 150)).isFlat).toBe(true);
  });

  it('is not flat where it goes on growing', () => {
    expect(getFlatness('the edge', soak(200, 212))).toEqual({
      isFlat: false,
      line: '✗ memory of the edge: 6.0 % from the middle third to the last (at most 5.0 %), 212 MB at most',
    });
  });

  it('is not judged by a few minutes', () => {
    expect(growthOf([1, 2, 3, 4, 5])).toBeNull();
    expect(getFlatness('the edge', [1, 2, 3]).line).toMatch(/^\? /);
  });
});
