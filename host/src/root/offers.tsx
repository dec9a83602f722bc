import type { CommandName } from '@shop/events';
import { getPageName, type BootData, type ClientRoute, type SlotName } from '@shop/federation';
import { matchRoutes } from '@shop/router';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { routes as ownRoutes } from '../routes.manifest';

/** What the live releases of this visit provide; links and buttons show only what exists (F-11). */
export interface ShopOffers {
  /** Whether the host or a remote has a page at this address (path only). */
  serves: (path: string) => boolean;
  /**
   * The remote's page at this path, and its frame; null without one. Other pages of the route need the search of the
   * address and the type of the visitor's module.
   */
  pageAt: (
    path: string,
    search?: string,
    moduleType?: string | null,
  ) => { app: string; name: string; frame: ClientRoute['frame'] } | null;
  /** Values of a search parameter for which a remote has a separate page at this address: the account's pages. */
  choicesAt: (path: string, parameter: string) => readonly string[];
  /** Whether a remote handles this command. */
  handles: (command: CommandName) => boolean;
  /** Every remote that provides this slot. */
  getSlotProviders: (slot: SlotName) => readonly string[];
  /** Whether the page at this address (path only) belongs to a remote that is switched off. */
  isOff: (path: string) => boolean;
}

/** The host's own addresses without its catch-all page. */
const ownPaths = ownRoutes.map(({ path }) => path).filter((path) => path !== '*');

const OffersContext = createContext<ShopOffers>({
  serves: () => false,
  pageAt: () => null,
  choicesAt: () => [],
  handles: () => false,
  getSlotProviders: () => [],
  isOff: () => false,
});

interface Props extends Pick<BootData, 'remotes' | 'off'> {
  children: ReactNode;
}

export function OffersProvider({ remotes, off, children }: Props) {
  const offers = useMemo<ShopOffers>(() => {
    const live = Object.values(remotes).map((remote) => remote.live);
    const routes = live.flatMap(({ app, routes: own }) =>
      own.map(({ path, page, instead, frame }) => ({ path, app, page, instead, frame })),
    );
    // Most addresses are literal entries of the table, which need no matching.
    const paths = new Set([...ownPaths, ...routes.map(({ path }) => path)]);
    return {
      serves: (path) => paths.has(path) || matchRoutes(routes, path) !== null,
      pageAt: (path, search, moduleType = null) => {
        const route = matchRoutes(routes, path)?.[0]?.route;
        if (!route) return null;
        const name = getPageName(route, new URLSearchParams(search), moduleType);
        return { app: route.app, name, frame: route.frame };
      },
      choicesAt: (path, parameter) => {
        const variants = live.flatMap(({ routes: own }) =>
          own.flatMap((route) => (route.path === path ? (route.instead ?? []) : [])),
        );
        return variants.flatMap(({ when }) => {
          const value = when?.[parameter];
          return typeof value === 'string' ? [value] : [];
        });
      },
      handles: (command) => live.some((release) => release.listeners.includes(command)),
      getSlotProviders: (slot) => live.filter(({ slots }) => slots.includes(slot)).map(({ app }) => app),
      isOff: (path) => matchRoutes(off?.map((pattern) => ({ path: pattern })) ?? [], path) !== null,
    };
  }, [remotes, off]);
  return <OffersContext.Provider value={offers}>{children}</OffersContext.Provider>;
}

export const useOffers = () => useContext(OffersContext);
