import { useEndpoint } from '@shop/api';
import { popularSearches } from '@shop/contract';

const most = 5;
const none: readonly string[] = [];

/**
 * What others search for, the most frequent first, without what is listed already; empty where the backend does not say.
 *
 */
export function usePopularSearches(known: readonly string[] = none): readonly string[] {
  const { data } = useEndpoint(popularSearches, {}, { shouldRetryOnError: false });
  const listed = new Set(known.map((searchText) => searchText.toLowerCase()));
  return (data ?? []).filter((searchText) => !listed.has(searchText.toLowerCase())).slice(0, most);
}
