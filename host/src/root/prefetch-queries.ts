import type { useCache } from '@shop/api';
import { findEndpoint } from '@shop/contract/registry';
import {
  getInitialQueryArgs,
  isInitialQueryAt,
  needsLocation,
  type RouteManifest,
  type VisitLocation,
} from '@shop/federation';
import { matchRoutes } from '@shop/router';

/** Sends a page's initial queries, so that their responses are there when the page renders. */
export function prefetchQueries(
  routes: RouteManifest[],
  url: URL,
  { moduleType, location }: { moduleType: string | null; location: VisitLocation | null },
  cache: Pick<ReturnType<typeof useCache>, 'warm'>,
): void {
  const match = matchRoutes(routes, url.pathname)?.[0];
  for (const call of match?.route.first ?? []) {
    if (!isInitialQueryAt(call, url.searchParams, moduleType) || (needsLocation(call) && !location)) continue;
    // Queries that only a newer contract has are left to the page.
    const endpoint = findEndpoint(call.endpoint);
    if (endpoint?.method === 'GET') {
      cache.warm(endpoint, getInitialQueryArgs(call, match?.params ?? {}, url.searchParams, location));
    }
  }
}
