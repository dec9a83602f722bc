import type { useCache } from '@shop/api';
import { findEndpoint } from '@shop/contract/registry';
import {
  argsOfFirstCall,
  isFirstCallAt,
  needsPlace,
  type RouteManifest,
  type VisitPlace,
} from '@shop/federation';
import { matchRoutes } from '@shop/router';

/** Asks a page's first calls, so that their answers are there when the page is. */
export function warmFirstCalls(
  routes: RouteManifest[],
  url: URL,
  { moduleType, place }: { moduleType: string | null; place: VisitPlace | null },
  cache: Pick<ReturnType<typeof useCache>, 'warm'>,
): void {
  const match = matchRoutes(routes, url.pathname)?.[0];
  for (const call of match?.route.first ?? []) {
    if (!isFirstCallAt(call, url.searchParams, moduleType) || (needsPlace(call) && !place)) continue;
    // A call that only a newer contract knows is left to the page.
    const endpoint = findEndpoint(call.endpoint);
    if (endpoint?.method === 'GET') {
      cache.warm(endpoint, argsOfFirstCall(call, match?.params ?? {}, url.searchParams, place));
    }
  }
}
