import type { Endpoint, Page } from '@shop/contract';
import type { SWRResponse } from 'swr';
import { useApi } from './api';
import type { ApiError } from './api-error';
import { useResponse, type Options } from './use-endpoint';

interface PageArgs {
  query?: { limit?: number; offset?: number };
}

/** Entries of a page: most lists have no second one, and backends that send fewer say so by the total. */
const pageSize = 50;

/** Reads pages until `total` is reached, or one brings nothing new. An entry that has moved to the next page counts once. */
async function readPages<Entity extends { id: unknown }>(
  readPage: (page: number) => Promise<Page<Entity>>,
): Promise<Page<Entity>> {
  const first = await readPage(1);
  const known = new Map(first.entries.map((entry) => [entry.id, entry]));
  for (let page = 2; known.size < first.total; page += 1) {
    const added = (await readPage(page)).entries.filter(({ id }) => !known.has(id));
    if (added.length === 0) break;
    for (const entry of added) known.set(entry.id, entry);
  }
  return { ...first, entries: [...known.values()] };
}

/**
 * A list with the entries of all its pages, for short lists from which visitors choose; one entry of the cache for all
 * components. Sends nothing unless it is needed; otherwise as `useEndpoint`.
 */
export function useWholeList<Entity extends { id: unknown }>(
  endpoint: Endpoint<PageArgs, Page<Entity>>,
  { isNeeded = true, ...options }: Options<Page<Entity>> & { isNeeded?: boolean } = {},
): SWRResponse<Page<Entity>, ApiError> {
  const api = useApi();
  const read = () => readPages((offset) => api.send(endpoint, { query: { limit: pageSize, offset } }));
  return useResponse(endpoint, isNeeded ? { query: { limit: pageSize } } : null, read, options);
}
