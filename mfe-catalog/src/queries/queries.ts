/**
 * The arguments of the catalogue's lists in one place, for pages and for `routes.manifest.ts`: what the edge asks
 * early and what a page asks must be the same, or it is asked twice.
 */

/** A row of the home page. */
export const rowQuery = { limit: 12, offset: 1 } as const;

/** A row of stores (BIZ-02, CALL-08). */
export const storeRowQuery = { type: 'all', limit: 12, offset: 1 } as const;

const pageSize = 20;

/** One page of a full list; pages start at 1 (BIZ-09). */
export const listPage = (page: number) => ({ limit: pageSize, offset: page });

export const storeListPage = (page: number) => ({ type: 'all', ...listPage(page) });

/** Category 0 is all of a store's items. */
export const everyCategory = 0;

/** One page of reviews. */
export const reviewsPage = (page: number) => ({ limit: 6, offset: page });

/** How the address narrows a list of stores (D-03): search parameters of the page to those of the calls. */
export const storesByAddress = { rating_count: '?rating', filter: '?flags', sort_by: '?sort' } as const;

/** The same for items. */
export const narrowedByAddress = {
  category_id: '?category',
  brand_id: '?brand',
  min_price: '?min_price',
  max_price: '?max_price',
  rating_count: '?rating',
  filter: '?flags',
  type: '?diet',
  sort_by: '?sort',
} as const;

/** The nearest stores; `flags` narrows them. */
export const nearbyQuery = (flags?: string) => ({
  params: { filter: 'all' },
  query: { sort_by: 'distance', ...(flags ? { filter: flags } : {}), ...rowQuery },
});

/** One page of all providers, the nearest first. */
export const nearbyProviderPage = (page: number) => ({ ...listPage(page), sort_by: 'distance' });

/** How the address narrows a list of vehicles (ROUTE-06), as far as the edge can read it. */
export const vehiclesByAddress = {
  category_ids: '?categoryId:text',
  brand_ids: '?brand_ids:text',
  seats: '?seats',
  fuel: '?fuel:text',
  transmission: '?transmission:text',
  rental_type: '?rental_type:text',
  min_price: '?min_price',
  max_price: '?max_price',
  sort_by: '?sort:text',
} as const;
