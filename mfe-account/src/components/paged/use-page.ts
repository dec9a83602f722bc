import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';

/** Entries of one page. */
export const pageSize = 10;

interface PagedArgs {
  params?: Readonly<Record<string, number | string>>;
  query?: { limit?: number | undefined; offset?: number | undefined };
}

/** What a list is read from, a page at a time. */
export interface PagedSource<Entry> {
  endpoint: Endpoint<PagedArgs, Page<Entry>>;
  /** Beside the page: which of the entries. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Milliseconds after which a page that has entries is requested again. */
  interval?: number;
}

/** One page of a list, from 1. */
export function usePage<Entry>({ endpoint, params, query, interval = 0 }: PagedSource<Entry>, page: number) {
  return useEndpoint(
    endpoint,
    { ...(params && { params }), query: { ...query, limit: pageSize, offset: page } },
    { refreshInterval: (latest) => (latest?.entries.length ? interval : 0) },
  );
}
