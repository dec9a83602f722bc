import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';

/** Entries of one page. */
export const pageSize = 10;

interface PagedArgs {
  params?: Readonly<Record<string, number | string>>;
  query?: { limit?: number | undefined; offset?: number | undefined };
}

/** The source of a list that is read page by page. */
export interface PagedSource<Entry> {
  endpoint: Endpoint<PagedArgs, Page<Entry>>;
  /** Path parameters. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Milliseconds after which a page with entries is read again. */
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
