/**
 * The arguments of the catalogue's list queries, shared by pages and `routes.manifest.ts`: when the edge's preload and
 * a page's query differ, both are sent.
 */

/** A row of the home page. */
export const rowQuery = { limit: 12, offset: 1 } as const;

/** A row of stores (BIZ-02, CALL-08). */
export const storeRowQuery = { type: 'all', limit: 12, offset: 1 } as const;

/** The largest page of a list. */
export const sitemapPage = { limit: 100, offset: 1 } as const;

const pageSize = 20;

/** One page of a full list; pages start at 1 (BIZ-09). */
export const listPage = (page: number) => ({ limit: pageSize, offset: page });

export const storeListPage = (page: number) => ({ type: 'all', ...listPage(page) });

/** Category 0 means all of a store's items. */
export const everyCategory = 0;

/** One page of reviews. */
export const reviewsPage = (page: number) => ({ limit: 6, offset: page });

/** The filters of a list of stores (D-03): parameters of the call, read from the page's address. */
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

/** The nearest stores; `flags` filters them. */
export const nearbyQuery = (flags?: string) => ({
  params: { filter: 'all' },
  query: { sort_by: 'distance', ...(flags ? { filter: flags } : {}), ...rowQuery },
});

/** One page of all providers, the nearest first. */
export const nearbyProviderPage = (page: number) => ({ ...listPage(page), sort_by: 'distance' });

/** The filters of a list of vehicles (ROUTE-06), as far as the edge can read them from the address. */
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
