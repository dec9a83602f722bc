import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  Router as BaseRouter,
  useRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createMemoryHistory>;

/** A route table with its history: what moves the shop from page to page, inside React and outside of it. */
export interface Router {
  routes: RouteObject[];
  history: History;
  readonly state: { readonly location: Location };
  /** To an address, or so many steps through the history. */
  navigate(to: To | number, options?: Pick<NavigateOptions, 'replace' | 'state'>): void;
}

const routerOver = (routes: RouteObject[], history: History): Router => ({
  routes,
  history,
  get state() {
    return { location: history.location };
  },
  navigate(to, options = {}) {
    if (typeof to === 'number') history.go(to);
    else if (options.replace) history.replace(to, options.state);
    else history.push(to, options.state);
  },
});

/**
 * The library's own routers of this kind load data and run actions, too; ours come from the cache. On its plain
 * history and matching alone the shop is 15 KB smaller.
 */
export const createBrowserRouter = (routes: RouteObject[]): Router =>
  routerOver(routes, createBrowserHistory({ v5Compat: true }));

/** For tests, and for a server, where the history is one address. */
export const createMemoryRouter = (
  routes: RouteObject[],
  options: { initialEntries?: string[] } = {},
): Router =>
  routerOver(
    routes,
    createMemoryHistory({ initialEntries: options.initialEntries ?? ['/'], v5Compat: true }),
  );

/** The history keeps no options of a step: `preventScrollReset` stands in the entry's state, for `ScrollRestoration`. */
function navigatorOver(history: History): Navigator {
  const stateOf = (state: unknown, options?: NavigateOptions): unknown =>
    options?.preventScrollReset ? { ...(state as object | null), keepsPlace: true } : state; // states are objects or null
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: (to, state, options) => history.push(to, stateOf(state, options)),
    replace: (to, state, options) => history.replace(to, stateOf(state, options)),
  };
}

/** Shows the routes at the router's address. A new page comes as a transition, so that typing never waits for it. */
export function RouterProvider({ router: { routes, history } }: { router: Router }) {
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(
    () =>
      history.listen(({ location: next, action: how }) =>
        startTransition(() => setPlace({ location: next, action: how })),
      ),
    [history],
  );
  const navigator = useMemo(() => navigatorOver(history), [history]);
  return (
    <BaseRouter location={location} navigationType={action} navigator={navigator}>
      <AtAddress routes={routes} />
    </BaseRouter>
  );
}

const AtAddress = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
