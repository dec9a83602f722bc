import { useEffect, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiContext, type Api } from './api';
import { retryConfig } from './retry-config';
import { SettingsProvider } from './shop-config';

interface Props {
  api: Api;
  /** A separate cache, for servers and tests. */
  cache?: SWRConfiguration;
  children: ReactNode;
}

const always = { revalidateOnFocus: false, keepPreviousData: false };

/** The context that every component with requests needs. */
export function ApiProvider({ api, cache, children }: Props) {
  // SWR shares preloads between all roots.
  useEffect(() => () => api.preloads.clear(), [api]);
  return (
    <ApiContext.Provider value={api}>
      <SWRConfig value={{ ...always, ...retryConfig, fallback: api.pageResponses.fallback, ...cache }}>
        <SettingsProvider>{children}</SettingsProvider>
      </SWRConfig>
    </ApiContext.Provider>
  );
}
