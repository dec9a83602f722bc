import { useEndpoint, useShopConfig } from '@shop/api';
import { itemFacets } from '@shop/contract';
import { toFacetQuery } from './filter-query';
import type { ListFilter } from './list-filter';

/**
 * The list that is counted: a search, a category with its descendants, a list of the home page, a store's items, a
 * brand's.
 */
export interface FacetSource {
  name?: string;
  within?: number;
  list?: string;
  store_id?: number;
  brand_id?: number;
}

/**
 * The number of results of each filter. The old counts are shown until the new ones arrive. `failed`: the filters
 * work without counts. `source` null requests none.
 */
export function useFacets(source: FacetSource | null, filter: ListFilter) {
  const args = source && { query: { ...source, ...toFacetQuery(filter) } };
  const { data, error } = useEndpoint(itemFacets, args, { keepPreviousData: true });
  const settings = useShopConfig();
  const isLacking = settings !== undefined && !settings.capabilities.includes('facets');
  return { facets: data ?? null, failed: source === null || isLacking || error !== undefined };
}
