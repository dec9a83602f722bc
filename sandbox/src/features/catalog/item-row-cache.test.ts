import type { Queries } from '../../database/database';
import { fromRowCache } from './item-row-cache';

const database: Queries = { query: () => Promise.resolve([]) };

/** Reads rows at a version; returns the ids that the cache did not have. */
async function getMissing(ids: number[], version = '1'): Promise<number[]> {
  const missing: number[] = [];
  const rows = await fromRowCache(
    database,
    ids.map((id) => ({ id, version })),
    async (wanted) => {
      missing.push(...wanted);
      return wanted.map((id) => ({ id, version }));
    },
  );
  expect(rows).toEqual(ids.map((id) => ({ id, version })));
  return missing;
}

const from = (first: number, count: number) => Array.from({ length: count }, (_none, at) => first + at);

it('reads rows once, and again at another version', async () => {
  expect(await getMissing([1, 2])).toEqual([1, 2]);
  expect(await getMissing([2, 3])).toEqual([3]);
  expect(await getMissing([2, 3], '2')).toEqual([2, 3]);
});

it('drops the rows that were read first when it is full', async () => {
  await getMissing(from(100, 6_000));
  await getMissing(from(10_000, 5_000));
  expect(await getMissing(from(10_000, 5_000))).toEqual([]);
  expect(await getMissing([6_099])).toEqual([]);
  expect(await getMissing([100])).toEqual([100]);
});
