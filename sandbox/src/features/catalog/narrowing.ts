import {
  listFlags,
  listSorts,
  toMinor,
  type Diet,
  type ListFlag,
  type ListSort,
  type Minor,
} from '@shop/domain';

/** The query of a list with filters, as on the wire. */
export interface NarrowingQuery {
  category_id?: number | undefined;
  brand_id?: number | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  rating_count?: number | undefined;
  filter?: string | undefined;
  type?: string | undefined;
  sort_by?: string | undefined;
}

/** Filters and order of a list (D-03); null or empty values filter nothing. */
export interface Narrowing {
  category: number | null;
  brand: number | null;
  minPrice: Minor | null;
  maxPrice: Minor | null;
  minRating: number | null;
  flags: ListFlag[];
  diet: Diet;
  sort: ListSort | null;
}

const maxMoney = Number.MAX_SAFE_INTEGER;

const minor = (major: number | undefined, decimals: number): Minor | null =>
  major === undefined ? null : Math.max(-maxMoney, Math.min(maxMoney, toMinor(major, decimals)));

const known = <Option extends string>(options: readonly Option[], value: string | undefined): Option | null =>
  options.find((word) => word === value?.trim()) ?? null;

/** Ignores unknown values: a filter of a newer client must not empty the list. */
export function toNarrowing(query: NarrowingQuery, decimals: number): Narrowing {
  const flags = (query.filter ?? '').split(',').map((flag) => known(listFlags, flag));
  return {
    category: query.category_id || null,
    brand: query.brand_id || null,
    minPrice: minor(query.min_price, decimals),
    maxPrice: minor(query.max_price, decimals),
    minRating: query.rating_count ? Math.min(query.rating_count, 1_000) : null,
    flags: [...new Set(flags)].filter((flag) => flag !== null),
    diet: known(['veg', 'non_veg'], query.type) ?? 'all',
    sort: known(listSorts, query.sort_by),
  };
}
