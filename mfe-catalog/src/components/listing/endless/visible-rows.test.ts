import fc from 'fast-check';
import { getHeight, getVisibleRows, type VisibleRows } from './visible-rows';

const shape = { columns: 4, row: 300, gap: 16, top: 200 };
const view = { scroll: 0, height: 900, spare: 1, pinnedRow: null };

it('returns the visible rows and one more on each side', () => {
  expect(getVisibleRows(100_000, shape, view).runs).toEqual([{ from: 0, to: 16 }]);
  const far = getVisibleRows(100_000, shape, { ...view, scroll: 200 + 500 * 316 });
  expect(far.runs).toEqual([{ from: 499 * 4, to: 504 * 4 }]);
  expect(far.before).toBe(499 * 316);
});

it('ends with the last entry', () => {
  const sight = getVisibleRows(21, shape, { ...view, scroll: 1e9 });
  expect(sight.runs).toEqual([{ from: 20, to: 21 }]);
  expect(sight.after).toBe(0);
});

it('keeps the row that has the focus, above and below', () => {
  const before = getVisibleRows(1_000, shape, { ...view, scroll: 30_000, pinnedRow: 2 });
  expect(before.runs[0]).toEqual({ from: 8, to: 12 });
  const behind = getVisibleRows(1_000, shape, { ...view, pinnedRow: 90 });
  expect(behind.runs[1]).toEqual({ from: 360, to: 364 });
});

it('returns nothing for an empty list', () => {
  expect(getVisibleRows(0, shape, view)).toMatchObject({ runs: [{ from: 0, to: 0 }], before: 0, after: 0 });
});

const countRows = ({ runs, columns }: VisibleRows) =>
  runs.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / columns), 0);

it('is as high as the whole list at every scroll position, and returns few rows', () => {
  const pinnedRow = fc.option(fc.nat(2_000), { nil: null });
  const shapes = fc.record({
    columns: fc.integer({ min: 1, max: 8 }),
    row: fc.integer({ min: 80, max: 500 }),
    gap: fc.integer({ min: 0, max: 24 }),
    top: fc.nat(3_000),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      shapes,
      fc.nat(5_000_000),
      pinnedRow,
      (count, lies, scroll, pinnedRow) => {
        const sight = getVisibleRows(count, lies, { scroll, height: 900, spare: 2, pinnedRow: pinnedRow });
        const drawn = countRows(sight);
        // Gaps are between children: rows, and the space between two runs.
        const children = drawn + (sight.between > 0 ? 1 : 0);
        const inside = drawn * lies.row + sight.between + (children - 1) * lies.gap;
        expect(sight.before + inside + sight.after).toBe(getHeight(count, lies));
        expect(drawn).toBeLessThanOrEqual(Math.ceil(900 / lies.row) + 7);
        expect(sight.runs.every(({ from, to }) => from < to && to <= count)).toBe(true);
      },
    ),
  );
});
