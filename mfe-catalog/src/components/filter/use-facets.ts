import { useEndpoint, useShopConfig } from '@shop/api';
import { itemFacets } from '@shop/contract';
import { toFacetQuery } from './filter-query';
import type { ListFilter } from './list-filter';

/** Which list the numbers are of: a search, a category with all below it, a list of the home page, a store's items, a brand's. */
export interface FacetSource {
  name?: string;
  within?: number;
  list?: string;
  store_id?: number;
  brand_id?: number;
}

/**
 * How many each filter would leave. The old numbers stand until the new ones are there. `failed`: filters go on without
 * numbers. `of` null asks for none.
 */
export function useFacets(source: FacetSource | null, filter: ListFilter) {
  const args = source && { query: { ...source, ...toFacetQuery(filter) } };
  const { data, error } = useEndpoint(itemFacets, args, { keepPreviousData: true });
  const settings = useShopConfig();
  const isLacking = settings !== undefined && !settings.capabilities.includes('facets');
  return { facets: data ?? null, failed: source === null || isLacking || error !== undefined };
}
