import { config } from '@shop/contract';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useEndpoint } from './use-endpoint';

type ShopConfig = ReturnType<(typeof config)['read']>;

interface Settings {
  config: ShopConfig | undefined;
  /** A component that reads them has mounted: stale settings are fetched again. */
  refreshIfStale: () => void;
}

/** Milliseconds after which missing settings are fetched again. */
const retryDelay = 2_000;

const SettingsContext = createContext<Settings>({ config: undefined, refreshIfStale: () => undefined });

/**
 * The shop's settings, requested in one place: many components read them, and none of those has to subscribe to the cache.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, error, mutate } = useEndpoint(config, {});
  const maxAge = data ? config.freshFor : retryDelay;
  const requestedAt = useRef(0);
  // Before the components below read it.
  useLayoutEffect(() => {
    requestedAt.current = performance.now();
  }, [data, error]);
  const refreshIfStale = useCallback(() => {
    const now = performance.now();
    if (now - requestedAt.current < maxAge) return;
    requestedAt.current = now;
    void mutate();
  }, [mutate, maxAge]);
  const settings = useMemo(() => ({ config: data, refreshIfStale }), [data, refreshIfStale]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/**
 * Settings of the shop; undefined while the API does not respond. In this package, so that the reader of all settings is
 * loaded once and not in every remote.
 */
export function useShopConfig(): ShopConfig | undefined {
  const { config: shopConfig, refreshIfStale } = useContext(SettingsContext);
  useEffect(refreshIfStale, [refreshIfStale]);
  return shopConfig;
}

/** A document's title, for releases of remotes from before contract 1.10; pages use `Seo`. */
export function usePageTitle(title: string): string {
  const name = useShopConfig()?.businessName;
  return name ? `${title} · ${name}` : title;
}
