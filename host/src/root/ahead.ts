import type { useCache } from '@shop/api';
import * as contract from '@shop/contract';
import {
  argsOfFirstCall,
  isFirstCallAt,
  needsPlace,
  type RouteManifest,
  type VisitPlace,
} from '@shop/federation';
import { matchRoutes } from '@shop/router';

type Endpoints = Record<string, contract.Endpoint | undefined>;

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
    // Named by a remote's manifest; a name of a newer contract is not known here and is left to the page.
    const endpoint = (contract as unknown as Endpoints)[call.endpoint];
    if (endpoint?.method === 'GET') {
      cache.warm(endpoint, argsOfFirstCall(call, match?.params ?? {}, url.searchParams, place));
    }
  }
}
