import type { ListFilter } from './list-filter';

/** One filter that is on, and what takes it off. */
export interface ActiveFilter {
  kind: 'category' | 'brand' | 'price' | 'rating' | 'diet' | 'flag';
  key: string;
  without: Partial<ListFilter>;
}

/** The filters that are on, in the order of the panel; the order of the list is none. */
export function activeFilters(filter: ListFilter): ActiveFilter[] {
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
  ].filter((entry) => entry !== false) as ActiveFilter[]; // the literals above are of that shape
}
