import type { ListFilter } from './list-filter';

/** How the calls of lists are narrowed; what is not asked for is not there. */
export interface Narrowing {
  category_id?: number;
  brand_id?: number;
  min_price?: number;
  max_price?: number;
  rating_count?: number;
  filter?: string;
  type?: string;
  sort_by?: string;
}

/** The filter in the words of the calls. Keys in the order of the manifest's, so that early answers are found. */
export function queryOf(filter: ListFilter): Narrowing {
  const { categoryId, brandId, minPrice, maxPrice, rating, diet, flags, sort } = filter;
  return {
    ...(categoryId !== null && { category_id: categoryId }),
    ...(brandId !== null && { brand_id: brandId }),
    ...(minPrice !== null && { min_price: minPrice }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...(rating !== null && { rating_count: rating }),
    ...(flags.length > 0 && { filter: flags.join(',') }),
    ...(diet !== 'all' && { type: diet }),
    ...(sort !== null && { sort_by: sort }),
  };
}

/** Counts of the filters do not depend on the order. */
export const facetQueryOf = (filter: ListFilter): Narrowing => queryOf({ ...filter, sort: null });
