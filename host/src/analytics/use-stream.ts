import type { BootData } from '@shop/federation';
import { useSessionStore } from '@shop/session';
import { useEffect, useState } from 'react';
import { onPageHidden } from './page-hidden';
import { getRouteLocation } from './route-location';
import { beacon } from '../root/beacon';
import { AnalyticsStream } from './analytics-stream';
import { createConsent, type ConsentStore, type PrivacySignals } from './consent';
import type { EarlyEvents } from './early-events';
import { edgeAdapter } from './edge-adapter';

/** Where the edge takes events, where nothing else is set. */
const defaultUrl = '/_stream';

/** The analytics stream of this document, and the consent that it hangs on. X-10. */
export function useStream(boot: BootData, events: EarlyEvents): ConsentStore {
  const session = useSessionStore();
  const [consent] = useState(
    // Global Privacy Control is not yet among the browser's typed properties.
    () => createConsent(navigator as PrivacySignals),
  );
  useEffect(() => {
    const stream = new AnalyticsStream({
      consent,
      adapters: [edgeAdapter({ url: boot.stream ?? defaultUrl, onHidden: onPageHidden, beacon })],
      surroundings: (path) => {
        const { language, decimals } = session.getState();
        return { route: getRouteLocation(boot, path).route, language, decimals };
      },
    });
    const leave = events.connect(stream.take);
    return () => {
      leave();
      stream.end();
    };
  }, [boot, events, consent, session]);
  return consent;
}
