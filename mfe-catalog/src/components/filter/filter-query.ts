import type { ListSort } from '@shop/domain';
import { basicAbilities, type ListAbilities, type ListFilter } from './list-filter';

/** The filter parameters of list queries; unset filters are absent. */
export interface Narrowing {
  category_id?: number;
  category_ids?: string;
  brand_id?: number;
  min_price?: number;
  max_price?: number;
  rating_count?: number;
  filter?: string;
  type?: string;
  sort_by?: string;
}

/** The filter as query parameters, in the manifest's order of keys, so that early responses are found. */
export function toFilterQuery(filter: ListFilter): Narrowing {
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

/** Sort orders as parameters that every backend knows. */
const sortParams: Partial<Record<ListSort, string>> = {
  popular: 'popular',
  rating: 'top_rated',
  price_asc: 'low',
  price_desc: 'high',
};

/** More than any price: the maximum when only a minimum is set. */
const anyPrice = 999_999_999;

/** The filter for backends with the basic parameters only: both prices together, sort orders among the flags. */
function toBasicQuery(filter: ListFilter): Narrowing {
  const { sort, flags, minPrice, maxPrice, categoryId } = filter;
  const filterParams = [...flags, ...(sort && sortParams[sort] ? [sortParams[sort]] : [])];
  const hasPrice = minPrice !== null || maxPrice !== null;
  const { filter: _flags, sort_by: _sort, ...plain } = toFilterQuery(filter);
  return {
    ...plain,
    ...(categoryId !== null && { category_ids: JSON.stringify([categoryId]) }),
    ...(hasPrice && { min_price: minPrice ?? 0, max_price: maxPrice ?? anyPrice }),
    ...(filterParams.length > 0 && { filter: filterParams.join(',') }),
  };
}

/** The filter as parameters of this backend. */
export const toNarrowing = (filter: ListFilter, abilities: ListAbilities): Narrowing =>
  abilities === basicAbilities ? toBasicQuery(filter) : toFilterQuery(filter);

/** The counts of the filters do not depend on the sort order. */
export const toFacetQuery = (filter: ListFilter): Narrowing => toFilterQuery({ ...filter, sort: null });
