import { RemotePage, type BootData } from '@shop/federation';
import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from '@shop/router';
import { useMemo } from 'react';
import { LayerRoot } from './layer-root';
import { ModuleGate } from './module/module-gate';
import { PlaceGate } from './place/place-gate';
import { Intent } from './root/intent';
import { OffersProvider } from './root/offers';
import { routes as ownRoutes } from './routes.manifest';
import { PageSkeleton } from './shell/page-skeleton';
import { Shell } from './shell/shell';

/** The shop front shows one module at one place; every other page also opens by itself (D-02, D-04, D-06). */
const shopFront = '/home';

function pageAt(app: string, path: string, page: string): RouteObject {
  const element = <RemotePage app={app} page={page} fallback={<PageSkeleton page={page} />} />;
  if (path !== shopFront) return { path, element };
  const guarded = (
    <PlaceGate page={page}>
      <ModuleGate page={page}>{element}</ModuleGate>
    </PlaceGate>
  );
  return { path, element: guarded };
}

/** The route table: the host's own pages, and those that the live releases of the remotes say they serve. */
export function routesOf(remotes: BootData['remotes']): RouteObject[] {
  return [
    ...ownRoutes.map(({ path, page }) => pageAt('host', path, page)),
    ...Object.values(remotes).flatMap(({ live }) =>
      live.routes.map(({ path, page }) => pageAt(live.app, path, page)),
    ),
  ];
}

interface Visit {
  remotes: BootData['remotes'];
  prefetchPage: (path: string) => void;
}

function Root({ remotes, prefetchPage }: Visit) {
  const routes = useMemo(() => Object.values(remotes).flatMap(({ live }) => live.routes), [remotes]);
  return (
    <OffersProvider remotes={remotes}>
      <Intent routes={routes} prefetchPage={prefetchPage}>
        <Shell>
          <Outlet />
        </Shell>
        <LayerRoot remotes={remotes} />
        <ScrollRestoration />
      </Intent>
    </OffersProvider>
  );
}

export const createRouter = (remotes: BootData['remotes'], prefetchPage: (path: string) => void) =>
  createBrowserRouter([{ element: <Root {...{ remotes, prefetchPage }} />, children: routesOf(remotes) }]);
