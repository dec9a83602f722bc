import { getMedian, getRatio, getVerdict, toTable, type Figure } from './table';

const aFigure = (figure: Partial<Figure>): Figure => ({
  name: 'load',
  unit: 'ms',
  here: [],
  before: [],
  ...figure,
});

it('the median of an even number is the upper of the middle two', () => {
  expect(getMedian([3, 1, 2])).toBe(2);
  expect(getMedian([4, 1, 3, 2])).toBe(3);
  expect(getMedian([NaN, 1, NaN])).toBe(1);
});

it.each([
  ['at the bar', [200, 200, 200], 'met'],
  ['with one run of three above it', [100, 900, 200], 'met'],
  ['with two of three above it', [100, 201, 900], 'MISSED'],
  ['with half of the runs above it', [100, 201], 'MISSED'],
  ['without a run', [], ''],
])('what may be at most 200: %s', (_case, here, verdict) => {
  expect(getVerdict(aFigure({ bar: { most: 200 }, here }))).toBe(verdict);
});

it('a score may be more', () => {
  expect(getVerdict(aFigure({ bar: { least: 97 }, here: [97, 99, 90] }))).toBe('met');
  expect(getVerdict(aFigure({ bar: { least: 97 }, here: [96, 99, 90] }))).toBe('MISSED');
});

it('where every run must meet the bar, one above it is a miss', () => {
  expect(getVerdict(aFigure({ bar: { most: 0.005 }, every: true, here: [0, 0.006, 0] }))).toBe('MISSED');
});

describe('against the other commit', () => {
  const bar = { ratio: 0.8 };

  it.each([
    ['each run counts beside the other of its turn', [800, 1600, 900], [1000, 2000, 1000], 'met', 0.8],
    ['two of three above it miss', [900, 900, 100], [1000, 1000, 1000], 'MISSED', 0.9],
    [
      'what was never answered is a miss, even where the other was not either',
      [Infinity],
      [Infinity],
      'MISSED',
      NaN,
    ],
    ['without it there is nothing to say', [900], [], '', NaN],
  ])('%s', (_case, here, before, verdict, ratio) => {
    const figure = aFigure({ bar, here, before });
    expect(getVerdict(figure)).toBe(verdict);
    expect(getRatio(figure)).toBe(ratio);
  });

  it('what failed is no run that met it, on either side', () => {
    expect(getVerdict(aFigure({ bar, here: [NaN, 700], before: [1000, 1000] }))).toBe('MISSED');
    expect(getVerdict(aFigure({ bar, here: [700], before: [NaN] }))).toBe('MISSED');
  });
});

it('the table has a column for the other commit only where there is one', () => {
  const figure = aFigure({
    bar: { ratio: 0.8 },
    here: [700, Infinity, 720],
    before: [1000, 1000, 1000],
  });
  expect(toTable([figure])).toEqual([
    'figure  here: median (runs)     other commit              ratio  bar          met?',
    'load    720 ms (700 never 720)  1000 ms (1000 1000 1000)  0.72   ≤ 0.8 of it  met',
  ]);
  expect(toTable([aFigure({ here: [5] })])).toEqual(['figure  here: median (runs)', 'load    5 ms']);
});
