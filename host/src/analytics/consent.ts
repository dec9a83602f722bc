import { createSavedStore } from '@shop/session';

/** What the visitor lets the shop measure: nothing beyond what it needs, or all. */
export type Choice = 'necessary' | 'all';

/** `unasked`: nothing is sent, and the question is due. */
export type Consent = Choice | 'unasked';

/** What a browser says for its visitor: Global Privacy Control, Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

const isTurnedDown = ({ globalPrivacyControl, doNotTrack }: PrivacySignals) =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/**
 * The visitor's choice, one key in storage; other tabs follow. A browser that asks not to be tracked has said no; whoever then
 * says yes in so many words, has. Where nothing can be stored it holds for this document (F-31).
 */
export function createConsent(signals: PrivacySignals) {
  const initial: Consent = isTurnedDown(signals) ? 'necessary' : 'unasked';
  const store = createSavedStore<Consent>({
    name: 'consent',
    area: 'localStorage',
    initial,
    fromText: (text) => (text === 'all' || text === 'necessary' ? text : initial),
    toText: (consent) => consent,
  });
  store.read();
  return store;
}

export type ConsentStore = ReturnType<typeof createConsent>;
