import { useRemotes } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';
import { useLocation } from '@shop/router';
import { useStore } from '@shop/session';
import { useEffect, useRef } from 'react';

/**
 * Shows above a rendered page that could not be hydrated that it does not respond, with Retry; the page stays
 * readable. It is outside the pages, so that their markup does not change.
 */
export function UnhydratedPageNotice({ loader }: { loader: Pick<RemoteLoader, 'unhydrated' | 'leave'> }) {
  const remotes = useRemotes();
  const pages = useStore(loader.unhydrated.store);
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) loader.leave();
  }, [pathname, loader]);
  useEffect(() => {
    for (const { app, name } of pages)
      remotes.report({ app, part: `page:${name}`, step: 'kept', rung: 'live', error: 'cannot be loaded' });
  }, [pages, remotes]);
  // It has no position on the page, as the handler of a command.
  return pages.map(({ app, name }) => (
    <remotes.ErrorFallback
      key={`${app}/${name}`}
      componentRef={{ kind: 'listener', app, name }}
      onRetry={() => remotes.again(app)}
    />
  ));
}
