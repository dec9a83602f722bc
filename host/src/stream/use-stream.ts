import type { BootData } from '@shop/federation';
import { useSessionStore } from '@shop/session';
import { useEffect, useState } from 'react';
import { onPageHidden } from '../late/page-hidden';
import { placeOf } from '../late/place-of';
import { beacon } from '../root/beacon';
import { AnalyticsStream } from './analytics-stream';
import { ConsentStore, type PrivacySignals } from './consent';
import type { EarlyEvents } from './early-events';
import { edgeAdapter } from './edge-adapter';

/** Where the edge takes events, where nothing else is set. */
const usualUrl = '/_stream';

/** Reading `localStorage` itself throws where a browser forbids it (F-31). */
const storage = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
};

/** The analytics stream of this document, and the consent that it hangs on. X-10. */
export function useStream(boot: BootData, events: EarlyEvents): ConsentStore {
  const session = useSessionStore();
  const [consent] = useState(
    // Global Privacy Control is not yet among the browser's typed properties.
    () => new ConsentStore({ storage, signals: navigator as PrivacySignals }),
  );
  useEffect(() => {
    const stream = new AnalyticsStream({
      consent,
      adapters: [edgeAdapter({ url: boot.stream ?? usualUrl, onHidden: onPageHidden, beacon })],
      surroundings: (path) => {
        const { language, decimals } = session.getState();
        return { route: placeOf(boot, path).route, language, decimals };
      },
    });
    const leave = events.connect(stream.take);
    window.addEventListener('storage', consent.reread);
    return () => {
      window.removeEventListener('storage', consent.reread);
      leave();
      stream.end();
    };
  }, [boot, events, consent, session]);
  return consent;
}
