import type { Minor } from '@shop/domain/core';

/** How many entries of a list each filter would leave, with the other current filters (D-03). */
export interface Facets {
  categories: FacetValue[];
  brands: FacetValue[];
  /** Prices after discount; null: no results. */
  price: { min: Minor; max: Minor } | null;
  /** How many have at least this rating. */
  ratings: { atLeast: number; count: number }[];
  /** Flag of the filter → count. Flags that do not apply to the module are missing. */
  flags: Partial<Record<ListFlag, number>>;
  diets: Partial<Record<Exclude<Diet, 'all'>, number>>;
}

export interface FacetValue {
  id: number;
  name: string;
  count: number;
}

export const listFlags = ['discounted', 'free_delivery', 'available_now', 'halal', 'organic'] as const;
/** A filter that is on or off. `available_now`: open now and not sold out. */
export type ListFlag = (typeof listFlags)[number];

/** Food with or without meat; 'all' is no filter. */
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
/** `relevance` is the default of a search, `popular` of a list; prices are for items, `distance` for stores. */
export type ListSort = (typeof listSorts)[number];

/** Names of the filter's search parameters in every list (D-03). */
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

/** Search suggestions for a few letters. */
export interface Suggestions {
  items: { id: number; name: string; imageUrl: string | null; storeName: string; genericNames?: string[] }[];
  stores: { id: number; name: string; imageUrl: string | null }[];
  categories: { id: number; name: string; imageUrl: string | null }[];
  /** The text that was probably meant; absent where nothing was forgiven. */
  didYouMean?: string;
}
