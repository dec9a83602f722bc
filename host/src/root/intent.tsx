import { useCache } from '@shop/api';
import type { RouteManifest } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';
import { IntentProvider } from '@shop/router';
import { useSessionStore } from '@shop/session';
import { useCallback, useRef, type ReactNode } from 'react';

/** Milliseconds before the same address is prefetched again. */
const fresh = 30_000;

interface Props {
  routes: RouteManifest[];
  /** Loads the code of the page at an address. */
  prefetchPage: RemoteLoader['prefetchPage'];
  children: ReactNode;
}

/**
 * Prefetches code and initial queries of the page behind a link when the visitor points at it, unless they save data.
 */
export function Intent({ routes, prefetchPage, children }: Props) {
  const cache = useCache();
  const session = useSessionStore();
  const requested = useRef(new Map<string, number>());
  const intend = useCallback(
    (href: string) => {
      const url = new URL(href, window.location.href);
      if (url.origin !== window.location.origin || savesData()) return;
      const now = performance.now();
      if (now - (requested.current.get(url.href) ?? -fresh) < fresh) return;
      requested.current.set(url.href, now);
      const { module, place } = session.getState();
      const moduleType = module?.type ?? null;
      prefetchPage({ path: url.pathname, search: url.search, moduleType });
      import(/* webpackChunkName: "ahead" */ './prefetch-queries').then(
        ({ prefetchQueries }) => prefetchQueries(routes, url, { moduleType, location: place }, cache),
        () => undefined, // The page sends the requests itself.
      );
    },
    [routes, prefetchPage, session, cache],
  );
  return <IntentProvider value={intend}>{children}</IntentProvider>;
}

/** The browser's information about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** With a data saver or a slow connection nothing is prefetched. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
