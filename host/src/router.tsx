import { RemotePage, type BootData } from '@shop/federation';
import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from '@shop/router';
import { LayerRoot } from './layer-root';
import { routes as ownRoutes } from './routes.manifest';
import { PageSkeleton } from './shell/page-skeleton';
import { Shell } from './shell/shell';

const pageAt = (app: string, path: string, page: string): RouteObject => ({
  path,
  element: <RemotePage app={app} page={page} fallback={<PageSkeleton page={page} />} />,
});

/** The route table: the host's own pages, and those that the live releases of the remotes say they serve. */
export function routesOf(remotes: BootData['remotes']): RouteObject[] {
  return [
    ...ownRoutes.map(({ path, page }) => pageAt('host', path, page)),
    ...Object.values(remotes).flatMap(({ live }) =>
      live.routes.map(({ path, page }) => pageAt(live.app, path, page)),
    ),
  ];
}

function Root({ remotes }: { remotes: BootData['remotes'] }) {
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <LayerRoot remotes={remotes} />
      <ScrollRestoration />
    </>
  );
}

export const createRouter = (remotes: BootData['remotes']) =>
  createBrowserRouter([{ element: <Root remotes={remotes} />, children: routesOf(remotes) }]);
