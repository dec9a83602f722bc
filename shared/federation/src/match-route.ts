import { matchRoutes } from '@shop/router';
import type { RouteManifest } from './release-manifest';

/**
 * The route at a path; null for none. Releases of remotes that were built before `matchRoutes` of `@shop/router` call it
 * at run time; new code does not.
 */
export function matchRoute<Route extends Pick<RouteManifest, 'path'>>(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string | undefined> } | null {
  const match = matchRoutes([...routes], path)?.[0];
  return match ? { route: match.route, params: match.params } : null;
}
