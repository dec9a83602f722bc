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
  /** Somebody comes who reads them: what is too old is asked for anew. */
  look: () => void;
}

/** After so many milliseconds settings that did not come are asked for again. */
const pause = 2_000;

const SettingsContext = createContext<Settings>({ config: undefined, look: () => undefined });

/**
 * The shop's settings, asked for in one place: half of what stands on a page reads them, and nothing of that has to listen to
 * the cache.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, error, mutate } = useEndpoint(config, {});
  const good = data ? config.freshFor : pause;
  const askedAt = useRef(0);
  // Before anybody below looks.
  useLayoutEffect(() => {
    askedAt.current = performance.now();
  }, [data, error]);
  const look = useCallback(() => {
    const now = performance.now();
    if (now - askedAt.current < good) return;
    askedAt.current = now;
    void mutate();
  }, [mutate, good]);
  const settings = useMemo(() => ({ config: data, look }), [data, look]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

/**
 * Settings of the shop; undefined while the API does not answer. Here, so that the reader of all settings is in the page
 * once and not in every area.
 */
export function useShopConfig(): ShopConfig | undefined {
  const { config: known, look } = useContext(SettingsContext);
  useEffect(look, [look]);
  return known;
}

/** A document's title, for releases of areas from before contract 1.10; pages have `Seo` now. */
export function usePageTitle(words: string): string {
  const name = useShopConfig()?.businessName;
  return name ? `${words} · ${name}` : words;
}
