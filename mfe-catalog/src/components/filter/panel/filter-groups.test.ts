import fc from 'fast-check';
import { aCategory } from '@shop/testing';
import { getActiveFilters } from '../active-filters';
import { getCategoryChoices } from './category-facets';
import { noFilter } from '../list-filter';
import { getPriceRanges } from './price-ranges';

describe('price ranges', () => {
  it.each([
    [1, 40, [10, 20, 30]],
    [3, 9, [4, 6, 8]],
    [250, 10_000, [2_500, 5_000, 7_500]],
  ])('from %d to %d have the bounds %j', (min, max, bounds) => {
    expect(
      getPriceRanges(min, max, 2)
        .slice(0, -1)
        .map((range) => range.max),
    ).toEqual(bounds);
  });

  it.each([
    [5, 5],
    [100, 110],
    [0, 0.02],
  ])('do not exist from %d to %d', (min, max) => {
    expect(getPriceRanges(min, max, 2)).toEqual([]);
  });

  it('are contiguous and open at both ends', () => {
    const price = fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(price, price, fc.constantFrom(0, 2, 3), (one, other, decimals) => {
        const ranges = getPriceRanges(Math.min(one, other), Math.max(one, other), decimals);
        ranges.forEach((range, index) => expect(range.min).toBe(ranges[index - 1]?.max ?? null));
        expect(ranges.at(-1)?.max ?? null).toBeNull();
        expect(ranges.length).toBeLessThanOrEqual(4);
        for (const { min, max } of ranges) expect(min === null || max === null || min < max).toBe(true);
      }),
    );
  });
});

describe('categories of the filter', () => {
  const tree = [
    aCategory({
      id: 1,
      name: 'Bakery',
      children: [aCategory({ id: 2, name: 'Bread' }), aCategory({ id: 3, name: 'Cake' })],
    }),
    aCategory({ id: 4, name: 'Fish' }),
  ];
  const counted = [
    { id: 2, name: 'Bread', count: 5 },
    { id: 3, name: 'Cake', count: 2 },
    { id: 4, name: 'Fish', count: 0 },
  ];

  it('have the counts of their branches, without empty ones', () => {
    expect(getCategoryChoices(tree, counted, null)).toEqual([
      { id: 1, name: 'Bakery', count: 7, children: [] },
    ]);
  });

  it('open the branch of the chosen category', () => {
    const [bakery] = getCategoryChoices(tree, counted, 3);
    expect(bakery?.children.map(({ name, count }) => [name, count])).toEqual([
      ['Bread', 5],
      ['Cake', 2],
    ]);
  });

  it('keep the chosen category even if it has no results', () => {
    expect(getCategoryChoices(tree, counted, 4).map(({ name }) => name)).toEqual(['Bakery', 'Fish']);
  });

  it("are those below the page's category", () => {
    expect(getCategoryChoices(tree, counted, null, 1).map(({ name }) => name)).toEqual(['Bread', 'Cake']);
    expect(getCategoryChoices(tree, [], null, 2)).toEqual([]);
  });

  it('have no numbers without counts', () => {
    expect(getCategoryChoices(tree, null, null).map(({ name, count }) => [name, count])).toEqual([
      ['Bakery', null],
      ['Fish', null],
    ]);
  });
});

it('lists each active filter with the filter without it', () => {
  const filter = {
    ...noFilter,
    categoryId: 3,
    minPrice: 2,
    flags: ['halal', 'organic'],
    sort: 'rating',
  } as const;
  expect(getActiveFilters(filter).map(({ kind, key }) => [kind, key])).toEqual([
    ['category', 'category'],
    ['flag', 'halal'],
    ['flag', 'organic'],
    ['price', 'price'],
  ]);
  expect(getActiveFilters(filter)[1]?.without).toEqual({ flags: ['organic'] });
  expect(getActiveFilters(noFilter)).toEqual([]);
});
