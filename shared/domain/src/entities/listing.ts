import type { Minor } from '../money';

/** How many entries of a list each filter would leave, for the filters as they stand (D-03). */
export interface Facets {
  categories: FacetValue[];
  brands: FacetValue[];
  /** Prices after discount; null: nothing found. */
  price: { min: Minor; max: Minor } | null;
  /** How many are rated at least so. */
  ratings: { atLeast: number; count: number }[];
  /** Flag of the filter → how many. A flag that does not apply to the module is not there. */
  flags: Partial<Record<ListFlag, number>>;
  diets: Partial<Record<Exclude<Diet, 'all'>, number>>;
}

export interface FacetValue {
  id: number;
  name: string;
  count: number;
}

export const listFlags = ['discounted', 'free_delivery', 'available_now', 'halal', 'organic'] as const;
/** A filter that is on or off. `available_now`: open at this moment and not sold out. */
export type ListFlag = (typeof listFlags)[number];

/** Food with or without meat; 'all' narrows nothing. */
export type Diet = 'all' | 'veg' | 'non_veg';

export const listSorts = [
  'relevance',
  'popular',
  'rating',
  'price_asc',
  'price_desc',
  'newest',
  'distance',
] as const;
/**
 * `relevance` is the usual order of a search, `popular` of a list; prices are for items, `distance` for stores. Left out
 * it is the usual one.
 */
export type ListSort = (typeof listSorts)[number];

/** Names of the filter in every list's address (D-03). */
export const filterParams = [
  'category',
  'brand',
  'min_price',
  'max_price',
  'rating',
  'diet',
  'flags',
  'sort',
] as const;

/** What a few letters may mean. */
export interface Suggestions {
  items: { id: number; name: string; imageUrl: string | null; storeName: string }[];
  stores: { id: number; name: string; imageUrl: string | null }[];
  categories: { id: number; name: string; imageUrl: string | null }[];
}
