import type { Diet, ListFlag, ListSort } from '@shop/domain';

export type ListKind = 'items' | 'stores';

/** How the visitor has narrowed and ordered a list (D-03). Prices in major units, as the address has them. */
export interface ListFilter {
  categoryId: number | null;
  brandId: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Rated at least so. */
  rating: number | null;
  diet: Diet;
  flags: readonly ListFlag[];
  /** null: the list's usual order. */
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

/** What narrows nothing any more; the order stays. */
export const cleared: Omit<ListFilter, 'sort'> = (({ sort: _, ...narrowing }) => narrowing)(noFilter);

/** How the backend can narrow and order its lists. */
export interface ListAbilities {
  flags: Record<ListKind, readonly ListFlag[]>;
  sorts: Record<ListKind, readonly ListSort[]>;
  brands: boolean;
}

/** What a backend can that announces `sorting`. */
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

/** What every backend can: its lists of items know a few words, its lists of stores none. */
export const basicAbilities: ListAbilities = {
  flags: { items: ['discounted'], stores: [] },
  sorts: { items: ['popular', 'rating', 'price_asc', 'price_desc'], stores: [] },
  brands: false,
};

/** Orders to choose from, the usual one first. */
export const sortsFor = ({ sorts }: ListAbilities, kind: ListKind, defaultSort: ListSort): ListSort[] => [
  defaultSort,
  ...sorts[kind].filter((sort) => sort !== defaultSort),
];

/** The part of a filter that a list of that kind knows: items and stores found share one address. */
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
