import { useRemotes } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';
import { useLocation } from '@shop/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Says of a page that came rendered and does not react that it does not, with Retry; the page itself stays readable.
 * Belongs above the pages, for it must not touch what is around them.
 */
export function UnhydratedPageNotice({ loader }: { loader: Pick<RemoteLoader, 'unhydrated' | 'leave'> }) {
  const remotes = useRemotes();
  const pages = useSyncExternalStore(
    loader.unhydrated.subscribe,
    loader.unhydrated.all,
    loader.unhydrated.rendered,
  );
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) loader.leave();
  }, [pathname, loader]);
  useEffect(() => {
    for (const { app, name } of pages)
      remotes.report({ app, part: `page:${name}`, step: 'kept', rung: 'live', error: 'cannot be loaded' });
  }, [pages, remotes]);
  // Without a place of its own on the page, as a command that nobody can handle.
  return pages.map(({ app, name }) => (
    <remotes.ErrorFallback
      key={`${app}/${name}`}
      componentRef={{ kind: 'listener', app, name }}
      onRetry={() => remotes.again(app)}
    />
  ));
}
