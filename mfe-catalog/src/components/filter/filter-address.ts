import { filterParams, listFlags, listSorts, type Diet, type ListFlag, type ListSort } from '@shop/domain';
import { idParam } from '../page/id-param';
import type { ListFilter } from './list-filter';
import { pricesFrom } from './price-params';

/** 1 … 5 in steps of a half (BIZ-14). */
function ratingParam(text: string | null): number | null {
  return text && /^([1-4](\.5)?|5)$/.test(text) ? Number(text) : null;
}

const isFlag = (text: string): text is ListFlag => (listFlags as readonly string[]).includes(text);
const isSort = (text: string): text is ListSort => (listSorts as readonly string[]).includes(text);
const isDiet = (text: string | null): text is Diet => text === 'veg' || text === 'non_veg';

/** Reads the filter from any address; invalid values are ignored. */
export function filterFrom(search: URLSearchParams): ListFilter {
  const { min, max } = pricesFrom(search);
  const diet = search.get('diet');
  const sort = search.get('sort') ?? '';
  return {
    categoryId: idParam(search.get('category')),
    brandId: idParam(search.get('brand')),
    minPrice: min,
    maxPrice: max,
    rating: ratingParam(search.get('rating')),
    diet: isDiet(diet) ? diet : 'all',
    flags: [...new Set((search.get('flags') ?? '').split(','))].filter(isFlag),
    sort: isSort(sort) ? sort : null,
  };
}

const written = (filter: ListFilter): Record<(typeof filterParams)[number], string> => ({
  category: String(filter.categoryId ?? ''),
  brand: String(filter.brandId ?? ''),
  min_price: String(filter.minPrice ?? ''),
  max_price: String(filter.maxPrice ?? ''),
  rating: String(filter.rating ?? ''),
  diet: filter.diet === 'all' ? '' : filter.diet,
  flags: filter.flags.join(','),
  sort: filter.sort ?? '',
});

/**
 * The same address with another filter and the first page; everything else stays. The same filter always gives the
 * same text.
 */
export function addressWith(search: URLSearchParams, filter: ListFilter): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of ['page', ...filterParams]) changed.delete(name);
  for (const [name, value] of Object.entries(written(filter))) if (value) changed.set(name, value);
  return changed;
}
