import type { ListFilter } from './list-filter';

/** An active filter, and the filter without it. */
export type ActiveFilter = { without: Partial<ListFilter> } & (
  | { kind: 'category' | 'brand' | 'price' | 'rating'; key: string }
  | { kind: 'diet'; key: ListFilter['diet'] }
  | { kind: 'flag'; key: ListFilter['flags'][number] }
);

/** The active filters in the order of the panel; the sort order does not count. */
export function getActiveFilters(filter: ListFilter): ActiveFilter[] {
  const { categoryId, brandId, minPrice, maxPrice, rating, diet, flags } = filter;
  const price = { minPrice: null, maxPrice: null };
  return [
    categoryId !== null && { kind: 'category', key: 'category', without: { categoryId: null } },
    diet !== 'all' && { kind: 'diet', key: diet, without: { diet: 'all' } },
    ...flags.map((flag) => ({
      kind: 'flag',
      key: flag,
      without: { flags: flags.filter((other) => other !== flag) },
    })),
    (minPrice !== null || maxPrice !== null) && { kind: 'price', key: 'price', without: price },
    rating !== null && { kind: 'rating', key: 'rating', without: { rating: null } },
    brandId !== null && { kind: 'brand', key: 'brand', without: { brandId: null } },
  ].filter((entry) => entry !== false) as ActiveFilter[]; // The literals above have that shape.
}
