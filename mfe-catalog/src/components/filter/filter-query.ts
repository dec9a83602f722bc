import type { ListSort } from '@shop/domain';
import { basicAbilities, type ListAbilities, type ListFilter } from './list-filter';

/** How the calls of lists are narrowed; what is not asked for is not there. */
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

/** The filter in the words of the calls. Keys in the order of the manifest's, so that early answers are found. */
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

/** Orders in the words of every backend. */
const sortParams: Partial<Record<ListSort, string>> = {
  popular: 'popular',
  rating: 'top_rated',
  price_asc: 'low',
  price_desc: 'high',
};

/** More than anything costs: the upper end where only the lower one is given. */
const anyPrice = 999_999_999;

/** The same for backends that know only the words of the family: both prices together, orders among the flags. */
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

/** The filter in the words of the backend's calls. */
export const toNarrowing = (filter: ListFilter, abilities: ListAbilities): Narrowing =>
  abilities === basicAbilities ? toBasicQuery(filter) : toFilterQuery(filter);

/** Counts of the filters do not depend on the order. */
export const toFacetQuery = (filter: ListFilter): Narrowing => toFilterQuery({ ...filter, sort: null });
