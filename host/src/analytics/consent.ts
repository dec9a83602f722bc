import { createSavedStore } from '@shop/session';

/** What the visitor allows to be tracked: only what the shop needs, or everything. */
export type Choice = 'necessary' | 'all';

/** `unasked`: nothing is sent, and the banner is shown. */
export type Consent = Choice | 'unasked';

/** The browser's privacy settings: Global Privacy Control, Do Not Track. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

const isTurnedDown = ({ globalPrivacyControl, doNotTrack }: PrivacySignals) =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/**
 * The visitor's choice, under one key in storage; other tabs follow. A browser that asks not to be tracked counts as
 * a refusal, unless the visitor consents explicitly. Without storage the choice holds for this document (F-31).
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
