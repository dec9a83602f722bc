import type { BootData } from '@shop/federation';
import { useSessionStore } from '@shop/session';
import { useEffect, useState } from 'react';
import { getRouteLocation } from './route-location';
import { beacon } from '../root/beacon';
import { AnalyticsStream } from './analytics-stream';
import { createConsent, type ConsentStore, type PrivacySignals } from './consent';
import type { EarlyEvents } from './early-events';
import { edgeAdapter } from './edge-adapter';

/**
 * Calls the listener when the page is hidden or closed, the last moment to send something. Returns the unsubscribe
 * function.
 */
function onPageHidden(listener: () => void): () => void {
  const check = () => document.visibilityState === 'hidden' && listener();
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pagehide', listener);
  };
}

/** Where events are sent; the edge counts them by the page's ticket, which is no other collector's business. */
const getCollector = ({ stream, ticket }: BootData) =>
  stream === undefined ? { url: '/_stream', ticket } : { url: stream };

/** The analytics stream of this document and the consent that controls it. X-10. */
export function useStream(boot: BootData, events: EarlyEvents): ConsentStore {
  const session = useSessionStore();
  const [consent] = useState(
    // TypeScript's types do not contain Global Privacy Control yet.
    () => createConsent(navigator as PrivacySignals),
  );
  useEffect(() => {
    const stream = new AnalyticsStream({
      consent,
      adapters: [edgeAdapter({ ...getCollector(boot), onHidden: onPageHidden, beacon })],
      getPageInfo: (path) => {
        const { module, language, decimals } = session.getState();
        const { route } = getRouteLocation(boot, path);
        return { route, module: module?.type ?? null, language, decimals };
      },
    });
    const leave = events.connect(stream.add);
    return () => {
      leave();
      stream.end();
    };
  }, [boot, events, consent, session]);
  return consent;
}
