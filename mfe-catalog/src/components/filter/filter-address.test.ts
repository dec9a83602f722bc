import fc from 'fast-check';
import { listFlags, listSorts } from '@shop/domain';
import { filterParams } from '@shop/domain';
import { addressWith, filterFrom } from './filter-address';
import { toFacetQuery, toNarrowing, toFilterQuery } from './filter-query';
import { basicAbilities, filterFor, fullAbilities, noFilter, sortsFor, type ListFilter } from './list-filter';

const read = (text: string) => filterFrom(new URLSearchParams(text));

it('reads every filter from the address [D-03]', () => {
  const address =
    'category=3&brand=4&min_price=2.5&max_price=10&rating=4&diet=veg&flags=halal,discounted&sort=price_asc';
  expect(read(address)).toEqual({
    categoryId: 3,
    brandId: 4,
    minPrice: 2.5,
    maxPrice: 10,
    rating: 4,
    diet: 'veg',
    flags: ['halal', 'discounted'],
    sort: 'price_asc',
  });
});

it.each([
  'category=-1&brand=x&min_price=abc&max_price=1e5&rating=9&diet=meat&flags=all,none&sort=price',
  'category=&min_price=-2&rating=4.2&flags=,,&sort=',
  'min_price=99999999999&max_price=0&rating=NaN&diet=all',
])('ignores invalid values: %s', (address) => {
  expect(read(address)).toEqual(noFilter);
});

it('swaps a minimum and a maximum in the wrong order', () => {
  expect(read('min_price=9&max_price=2')).toMatchObject({ minPrice: 2, maxPrice: 9 });
});

it('keeps the rest of the address, and goes back to the first page', () => {
  const changed = addressWith(new URLSearchParams('search=tea&page=4&sort=rating'), {
    ...noFilter,
    rating: 3,
  });
  expect(changed.toString()).toBe('search=tea&rating=3');
});

const filters: fc.Arbitrary<ListFilter> = fc
  .record({
    categoryId: fc.option(fc.integer({ min: 1, max: 1e6 })),
    brandId: fc.option(fc.integer({ min: 1, max: 1e6 })),
    prices: fc.tuple(
      fc.option(fc.integer({ min: 1, max: 1e9 })),
      fc.option(fc.integer({ min: 1, max: 1e9 })),
    ),
    rating: fc.option(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
    diet: fc.constantFrom('all', 'veg', 'non_veg'),
    flags: fc.uniqueArray(fc.constantFrom(...listFlags)),
    sort: fc.option(fc.constantFrom(...listSorts)),
  })
  .map(({ prices: [one, other], ...rest }) => {
    const [min, max] =
      one !== null && other !== null ? [Math.min(one, other), Math.max(one, other)] : [one, other];
    return { ...rest, minPrice: min && min / 100, maxPrice: max && max / 100 } as ListFilter; // The literal has that shape.
  });

it('reads back what was written [D-03]', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterFrom(addressWith(new URLSearchParams('search=tea'), filter))).toEqual(filter);
    }),
  );
});

it('never fails on any input, and requests only valid filters', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '-1', '٣', '1e9', 'veg', 'halal,halal', '%00', '5'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...filterParams), texts)), (pairs) => {
      const query = toFilterQuery(filterFrom(new URLSearchParams(pairs)));
      for (const value of Object.values(query) as unknown[])
        expect(typeof value === 'number' ? value > 0 : /^[a-z_,]+$/.test(String(value))).toBe(true);
      expect((query.min_price ?? 0) <= (query.max_price ?? Infinity)).toBe(true);
    }),
  );
});

it('sends store filters only for stores', () => {
  const filter = read('category=3&max_price=9&rating=4&flags=halal,free_delivery&sort=price_asc');
  expect(toFilterQuery(filterFor('stores', filter))).toEqual({ rating_count: 4, filter: 'free_delivery' });
  const sorts = ['relevance', 'popular', 'rating', 'newest', 'distance'];
  expect(sortsFor(fullAbilities, 'stores', 'relevance')).toEqual(sorts);
});

describe('a backend without the capability `sorting`', () => {
  const toRequest = (address: string) =>
    toNarrowing(filterFor('items', read(address), basicAbilities), basicAbilities);

  it('gets only the parameters that every backend knows', () => {
    expect(toRequest('sort=price_asc&flags=discounted&rating=4')).toEqual({
      rating_count: 4,
      filter: 'discounted,low',
    });
    expect(toRequest('sort=rating')).toEqual({ filter: 'top_rated' });
    expect(toRequest('category=3')).toEqual({ category_id: 3, category_ids: '[3]' });
  });

  it('always gets both prices, because it requires them together', () => {
    expect(toRequest('min_price=5')).toEqual({ min_price: 5, max_price: 999_999_999 });
    expect(toRequest('max_price=9')).toEqual({ min_price: 0, max_price: 9 });
  });

  it('gets no unsupported filters, and none of them is offered', () => {
    expect(toRequest('sort=newest&flags=halal,free_delivery&brand=4')).toEqual({});
    expect(sortsFor(basicAbilities, 'stores', 'popular')).toEqual(['popular']);
    expect(sortsFor(basicAbilities, 'items', 'popular')).not.toContain('newest');
  });
});

it('requests counts without the sort order', () => {
  expect(toFacetQuery(read('sort=rating&rating=4'))).toEqual({ rating_count: 4 });
});
