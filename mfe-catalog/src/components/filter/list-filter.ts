import type { Diet, ListFlag, ListSort } from '@shop/domain';

export type ListKind = 'items' | 'stores';

/** The filters and the sort order of a list (D-03). Prices in major units, as in the address. */
export interface ListFilter {
  categoryId: number | null;
  brandId: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Minimum rating. */
  rating: number | null;
  diet: Diet;
  flags: readonly ListFlag[];
  /** null: the default order. */
  sort: ListSort | null;
}

export const noFilter: ListFilter = {
  categoryId: null,
  brandId: null,
  minPrice: null,
  maxPrice: null,
  rating: null,
  diet: 'all',
  flags: [],
  sort: null,
};

/** A filter without any restriction; the sort order stays. */
export const cleared: Omit<ListFilter, 'sort'> = (({ sort: _, ...narrowing }) => narrowing)(noFilter);

/** The filters and sort orders that the backend supports. */
export interface ListAbilities {
  flags: Record<ListKind, readonly ListFlag[]>;
  sorts: Record<ListKind, readonly ListSort[]>;
  brands: boolean;
}

/** Those of a backend with the capability `sorting`. */
export const fullAbilities: ListAbilities = {
  flags: {
    items: ['discounted', 'free_delivery', 'available_now', 'halal', 'organic'],
    stores: ['discounted', 'free_delivery', 'available_now'],
  },
  sorts: {
    items: ['popular', 'rating', 'price_asc', 'price_desc', 'newest'],
    stores: ['popular', 'rating', 'newest', 'distance'],
  },
  brands: true,
};

/** Those of every backend: a few for lists of items, none for lists of stores. */
export const basicAbilities: ListAbilities = {
  flags: { items: ['discounted'], stores: [] },
  sorts: { items: ['popular', 'rating', 'price_asc', 'price_desc'], stores: [] },
  brands: false,
};

/** The sort orders of a list, the default first. */
export const sortsFor = ({ sorts }: ListAbilities, kind: ListKind, defaultSort: ListSort): ListSort[] => [
  defaultSort,
  ...sorts[kind].filter((sort) => sort !== defaultSort),
];

/** The part of a filter that applies to a kind of list: items and stores of a search share one address. */
export function filterFor(
  kind: ListKind,
  filter: ListFilter,
  { flags: flagsByKind, sorts, brands }: ListAbilities = fullAbilities,
): ListFilter {
  const flags = filter.flags.filter((flag) => flagsByKind[kind].includes(flag));
  const sort = filter.sort && sorts[kind].includes(filter.sort) ? filter.sort : null;
  if (kind === 'items') return { ...filter, brandId: brands ? filter.brandId : null, flags, sort };
  return { ...noFilter, rating: filter.rating, diet: filter.diet, flags, sort };
}
