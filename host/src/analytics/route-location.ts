import type { BootData } from '@shop/federation';
import { matchRoutes } from '@shop/router';
import { routes as ownRoutes } from '../routes.manifest';

/** The app and release of a page, and the pattern of its address. */
export interface RouteLocation {
  app: string;
  version: string;
  buildId: string;
  route: string;
}

/** The page at an address (path only) in this visit's releases. */
export function getRouteLocation(boot: Pick<BootData, 'remotes' | 'host'>, path: string): RouteLocation {
  const { version, buildId } = boot.host;
  const own = ownRoutes.map((route) => ({ path: route.path, release: { app: 'host', version, buildId } }));
  const ofRemotes = Object.values(boot.remotes).flatMap(({ live }) =>
    live.routes.map((route) => ({ path: route.path, release: live })),
  );
  const route = matchRoutes([...own, ...ofRemotes], path)?.[0]?.route;
  const release = route?.release ?? { app: 'host', version, buildId };
  return {
    app: release.app,
    version: release.version,
    buildId: release.buildId,
    route: route?.path ?? '*',
  };
}
