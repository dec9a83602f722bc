import { getPageName, RemotePage, type BootData, type RouteManifest } from '@shop/federation';
import {
  createBrowserRouter,
  LayerHistoryProvider,
  matchRoutes,
  Outlet,
  ScrollRestoration,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from '@shop/router';
import type { RemoteLoader } from '@shop/federation/runtime';
import { useSession } from '@shop/session';
import { useMemo } from 'react';
import { CustomerGate } from './features/customer/customer-gate';
import { LayerRoot } from './root/layer-root';
import { ModuleGate } from './features/module/module-gate';
import { Deferred } from './shell/deferred/deferred';
import { DeferredOffline } from './features/offline/deferred-offline';
import { LocationGate } from './features/location/location-gate';
import { Intent } from './root/intent';
import { UnhydratedPageNotice } from './root/unhydrated-page-notice';
import { OffersProvider } from './root/offers';
import { RouteSeo, type Site } from './root/route-seo';
import { routes as ownRoutes } from './routes.manifest';
import { PageSkeleton } from './components/page-skeleton/page-skeleton';
import { Shell } from './shell/shell';

interface RouteContext {
  app: string;
  route: RouteManifest;
  site: Site;
}

/**
 * The home page needs a module and a location; other pages open without them (D-02, D-04, D-06). Customers' pages ask
 * guests to sign in (D-10).
 */
function PageOfRoute({ app, route }: Omit<RouteContext, 'site'>) {
  const [search] = useSearchParams();
  const moduleType = useSession((session) => session.module?.type ?? null);
  const page = getPageName(route, search, moduleType);
  const content = <RemotePage app={app} page={page} fallback={<PageSkeleton page={page} />} />;
  const customerContent = route.needsCustomer ? <CustomerGate>{content}</CustomerGate> : content;
  if (!route.needsPlace) return customerContent;
  return (
    <LocationGate page={page}>
      <ModuleGate page={page}>{customerContent}</ModuleGate>
    </LocationGate>
  );
}

const pageAt = ({ app, route, site }: RouteContext): RouteObject => ({
  path: route.path,
  element: (
    <RouteSeo site={site} route={route}>
      <PageOfRoute {...{ app, route }} />
    </RouteSeo>
  ),
});

const ownPages = (site: Site) => ownRoutes.map((route) => pageAt({ app: 'host', route, site }));

/**
 * The pages of the remote whose live release serves an address (path only); empty when the host or nobody serves it.
 */
function pagesAround({ remotes, site }: Pick<Visit, 'remotes' | 'site'>, path: string): RouteObject[] {
  const all = Object.values(remotes).flatMap(({ live }) =>
    live.routes.map((route) => ({ path: route.path, live })),
  );
  const live = matchRoutes(
    [...ownRoutes.map((route) => ({ path: route.path, live: null })), ...all],
    path,
  )?.[0]?.route.live;
  return live?.routes.map((route) => pageAt({ app: live.app, route, site })) ?? [];
}

interface Visit extends Pick<BootData, 'remotes' | 'off'> {
  site: Site;
  /** Null on a server. */
  loader: Pick<RemoteLoader, 'prefetchPage' | 'unhydrated' | 'leave'> | null;
  /** The data that the page came with; null on a server. */
  boot: BootData | null;
}

const nothing = () => undefined;

function Root({ remotes, off, loader, boot }: Omit<Visit, 'site'>) {
  const routes = useMemo(() => Object.values(remotes).flatMap(({ live }) => live.routes), [remotes]);
  return (
    <LayerHistoryProvider>
      <OffersProvider {...{ remotes, off }}>
        {/* Before the page, so that it receives the page's first events. */}
        {boot && <Deferred boot={boot} />}
        <Intent routes={routes} prefetchPage={loader?.prefetchPage ?? nothing}>
          <Shell notice={loader && <UnhydratedPageNotice loader={loader} />}>
            <Outlet />
          </Shell>
          <LayerRoot remotes={remotes} />
          <ScrollRestoration />
          <DeferredOffline withWorker={boot?.worker === true} />
        </Intent>
      </OffersProvider>
    </LayerHistoryProvider>
  );
}

/** The router's error boundary passes errors on to the application's, which reports them. */
function Failed(): never {
  throw useRouteError();
}

const rootId = 'shop';

/** The host's own pages, and those of the remote that serves an address (path only). */
const tableAt = ({ site, ...visit }: Visit, path: string): RouteObject[] => [
  {
    id: rootId,
    element: <Root {...visit} />,
    errorElement: <Failed />,
    children: [...ownPages(site), ...pagesAround({ remotes: visit.remotes, site }, path)],
  },
];

/**
 * Starts with the remote whose page is open; the routes of others are added when one of their addresses is opened.
 */
export function createRouter(boot: BootData, loader: NonNullable<Visit['loader']>) {
  const { remotes, off } = boot;
  const visit = { remotes, off, site: boot, loader, boot };
  return createBrowserRouter(tableAt(visit, window.location.pathname), {
    patchRoutesOnNavigation: ({ path, patch }) => patch(rootId, pagesAround(visit, path)),
    // There are no loaders. Without this the first page would wait for routes, in case others match better.
    hydrationData: { loaderData: {} },
  });
}

/** The route table for one address (path only) on a server. */
export const serverRoutes = ({ remotes, off }: Pick<BootData, 'remotes' | 'off'>, path: string, site: Site) =>
  tableAt({ remotes, off, site, loader: null, boot: null }, path);
