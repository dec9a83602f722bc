import { matchRoutes } from '@shop/router';
import type { RouteManifest } from './release-manifest';

/**
 * The route of a path; null if there is none. Releases of remotes from before `matchRoutes` of `@shop/router` call it at
 * run time; new code does not.
 */
export function matchRoute<Route extends Pick<RouteManifest, 'path'>>(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string | undefined> } | null {
  const match = matchRoutes([...routes], path)?.[0];
  return match ? { route: match.route, params: match.params } : null;
}
