import { filterParams, listFlags, listSorts, type Diet, type ListFlag, type ListSort } from '@shop/domain';
import { parseId } from '../page/addresses';
import type { ListFilter } from './list-filter';

const highestPrice = 1e9;

function priceParam(text: string | null): number | null {
  if (!text || !/^\d{1,10}(\.\d{1,4})?$/.test(text)) return null;
  const price = Number(text);
  return price > 0 && price <= highestPrice ? price : null;
}

/** Minimum and maximum price of an address, in major units and in the right order. */
export function getPrices(search: URLSearchParams): { min: number | null; max: number | null } {
  const [min, max] = [priceParam(search.get('min_price')), priceParam(search.get('max_price'))];
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** 1 … 5 in steps of a half (BIZ-14). */
function ratingParam(text: string | null): number | null {
  return text && /^([1-4](\.5)?|5)$/.test(text) ? Number(text) : null;
}

const isFlag = (text: string): text is ListFlag => (listFlags as readonly string[]).includes(text);
const isSort = (text: string): text is ListSort => (listSorts as readonly string[]).includes(text);
const isDiet = (text: string | null): text is Diet => text === 'veg' || text === 'non_veg';

/** Reads the filter from any address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): ListFilter {
  const { min, max } = getPrices(search);
  const diet = search.get('diet');
  const sort = search.get('sort') ?? '';
  return {
    categoryId: parseId(search.get('category')),
    brandId: parseId(search.get('brand')),
    minPrice: min,
    maxPrice: max,
    rating: ratingParam(search.get('rating')),
    diet: isDiet(diet) ? diet : 'all',
    flags: [...new Set((search.get('flags') ?? '').split(','))].filter(isFlag),
    sort: isSort(sort) ? sort : null,
  };
}

const toParams = (filter: ListFilter): Record<(typeof filterParams)[number], string> => ({
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
export function writeFilter(search: URLSearchParams, filter: ListFilter): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of ['page', ...filterParams]) changed.delete(name);
  for (const [name, value] of Object.entries(toParams(filter))) if (value) changed.set(name, value);
  return changed;
}
