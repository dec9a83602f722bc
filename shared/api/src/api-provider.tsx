import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiContext, type Api } from './api';
import { lookAgain } from './look-again';
import { SettingsProvider } from './shop-config';

interface Props {
  api: Api;
  /** A cache of its own, for servers and tests. */
  cache?: SWRConfiguration;
  children: ReactNode;
}

/** What everything that asks the backend needs above it. */
export function ApiProvider({ api, cache, children }: Props) {
  return (
    <ApiContext.Provider value={api}>
      <SWRConfig value={{ revalidateOnFocus: false, keepPreviousData: false, ...lookAgain, ...cache }}>
        <SettingsProvider>{children}</SettingsProvider>
      </SWRConfig>
    </ApiContext.Provider>
  );
}
