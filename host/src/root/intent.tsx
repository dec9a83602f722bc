import { useCache } from '@shop/api';
import type { RouteManifest } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';
import { IntentProvider } from '@shop/router';
import { useSessionStore } from '@shop/session';
import { useCallback, useRef, type ReactNode } from 'react';

/** For so long an address that was pointed at is not asked for again, in milliseconds. */
const fresh = 30_000;

interface Props {
  routes: RouteManifest[];
  /** Brings the code of the page at an address. */
  prefetchPage: RemoteLoader['prefetchPage'];
  children: ReactNode;
}

/** Pointing at a link loads code and first answers of the page behind it; not for who saves data. */
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
        () => undefined, // the visit asks by itself
      );
    },
    [routes, prefetchPage, session, cache],
  );
  return <IntentProvider value={intend}>{children}</IntentProvider>;
}

/** Where browsers tell of the visitor's connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Who asked for few bytes, or waits long for each, gets what he opens and nothing ahead of it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
