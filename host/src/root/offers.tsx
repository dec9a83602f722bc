import type { Wish } from '@shop/events';
import { matchRoute, type BootData } from '@shop/federation';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** What the live releases of this visit can do; links and buttons show only for what is there (F-11). */
export interface ShopOffers {
  /** Whether a remote has a page at this address (path only). */
  serves: (path: string) => boolean;
  /** Whether a remote grants this wish. */
  grants: (wish: Wish) => boolean;
}

const OffersContext = createContext<ShopOffers>({ serves: () => false, grants: () => false });

export function OffersProvider({ remotes, children }: { remotes: BootData['remotes']; children: ReactNode }) {
  const offers = useMemo<ShopOffers>(() => {
    const live = Object.values(remotes).map((remote) => remote.live);
    const routes = live.flatMap((release) => release.routes);
    return {
      serves: (path) => matchRoute(routes, path) !== null,
      grants: (wish) => live.some((release) => release.listeners.includes(wish)),
    };
  }, [remotes]);
  return <OffersContext.Provider value={offers}>{children}</OffersContext.Provider>;
}

export const useOffers = () => useContext(OffersContext);
