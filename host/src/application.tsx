import { ApiProvider, type Api } from '@shop/api';
import { BusProvider, type Bus } from '@shop/events';
import { RemotesProvider, type RemoteReport, type Remotes } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';
import { IntentProvider, RouterProvider, type Router } from '@shop/router';
import { SessionProvider, type SessionStore } from '@shop/session';
import { useMemo } from 'react';
import { RemoteCard } from './shell/remote-card';

interface Props {
  session: SessionStore;
  bus: Bus;
  api: Api;
  router: Router;
  loader: RemoteLoader;
  report: (event: RemoteReport) => void;
  /** Answers known before the first render, by serialised key. */
  known: Record<string, unknown>;
}

/** One application root: everything that has one of each, reached through context. */
export function Application({ session, bus, api, router, loader, report, known }: Props) {
  const remotes = useMemo<Remotes>(() => ({ ...loader, report, Card: RemoteCard }), [loader, report]);
  const cache = useMemo(() => ({ fallback: known }), [known]);
  return (
    <SessionProvider session={session}>
      <BusProvider bus={bus}>
        <ApiProvider api={api} cache={cache}>
          <RemotesProvider value={remotes}>
            <IntentProvider value={loader.prefetchPage}>
              <RouterProvider router={router} />
            </IntentProvider>
          </RemotesProvider>
        </ApiProvider>
      </BusProvider>
    </SessionProvider>
  );
}
