import type { Bus } from '@shop/events';
import { toCookie } from './cookie';
import {
  deviceMemory,
  readPersisted,
  writePersisted,
  type KeyValueStorage,
  type PersistedSession,
} from './persisted';
import { resetSaved } from './saved-store';
import type { Session, SessionStore } from './session-store';

export interface Persistence {
  storage: KeyValueStorage;
  bus: Bus;
  writeCookie: (text: string) => void;
  isSecure: boolean;
  /** Called once when nothing can be saved (F-31), and for each broken value that was removed (F-32). */
  onFailure: (failure: { kind: 'not-stored' } | { kind: 'broken'; key: string }) => void;
  /** Subscribes to changes of other tabs, until the returned function is called. */
  onOtherTab: (listener: () => void) => () => void;
}

/** The language that a visitor has chosen, and what belongs to it. */
type ChosenLanguage = Pick<Session, 'language' | 'country' | 'direction'>;

const toChosenLanguage = ({ language, country, direction }: ChosenLanguage): ChosenLanguage => ({
  language,
  country,
  direction,
});

type Stored = Partial<Omit<Session, 'language' | 'theme'>> & { language?: string; theme?: Session['theme'] };

/**
 * Language, theme and module name stay those that the page was rendered with (the stored name may be in another language);
 * they change with the next document.
 */
const toPageSession = (stored: PersistedSession, page: Session): Stored => ({
  token: stored.token,
  endedBecause: stored.endedBecause,
  guestId: stored.guestId,
  interests: stored.interests,
  searchKey: stored.searchKey,
  cartStoreId: stored.cartStoreId,
  ...(stored.place ? { place: stored.place, zoneIds: stored.zoneIds } : {}),
  ...(stored.module && stored.module.id !== page.module?.id ? { module: stored.module } : {}),
  ...(stored.language === page.language ? { country: stored.country } : {}),
  ...(stored.theme ? { theme: stored.theme } : {}),
});

/**
 * Reads the visitor's saved values and from then on writes every change to storage and cookie. Changes of other tabs are
 * adopted; a session that ends in another tab ends here for the same reason (F-33, F-22). If storage refuses, that is
 * reported once, and the shop works in memory (F-31). When the session ends, its keys on this device are removed, whether
 * or not storage refuses new values. Returns how to stop.
 *
 * Without `persist` of zustand: it would replace `save` and `isSyncing` only, because keys, cookie, failures and the other
 * tab's sign-out stay ours, and it is set up when a store is created, which servers do, too.
 */
export function persistSession(session: SessionStore, persistence: Persistence): () => void {
  const { storage, bus, onFailure } = persistence;
  let isRefused = false;
  const refuse = () => {
    if (!isRefused) onFailure({ kind: 'not-stored' });
    isRefused = true;
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      refuse();
    }
  };
  const broken = (key: string) => onFailure({ kind: 'broken', key });
  let isSyncing = false;
  // Chosen last in whichever tab (STATE-55): this page may be in another language, and must not bring that one back.
  let chosen: ChosenLanguage | null = null;
  const restore = () =>
    attempt(() => {
      const stored = readPersisted(storage, broken);
      session.setState((page) => toPageSession(stored, page));
      const { language, country, direction } = stored;
      if (isSyncing && language && direction) chosen = { language, country, direction };
    });
  const save = (state: Session, before = state) => {
    // The other tab has written this change. Two tabs in two languages would overwrite each other endlessly.
    if (isSyncing) return;
    if (!chosen || state.language !== before.language) chosen = toChosenLanguage(state);
    const saved = { ...state, ...chosen };
    if (!isRefused) attempt(() => writePersisted(storage, saved));
    persistence.writeCookie(toCookie(saved, persistence.isSecure));
  };

  restore();
  session.setState({ restored: true });
  save(session.getState());
  const stopSaving = session.subscribe(save);
  const stopListening = persistence.onOtherTab(() => {
    const before = session.getState();
    isSyncing = true;
    restore();
    isSyncing = false;
    const after = session.getState();
    if (before.token && !after.token) bus.emit('session:ended', { because: after.endedBecause ?? 'logout' });
    if (!before.token && after.token) bus.emit('session:started', {});
  });
  const forget = () => {
    // If storage has refused a value, `save` has removed nothing.
    for (const key of ['token', 'interests']) attempt(() => storage.removeItem(key));
    for (const key of Object.values(deviceMemory)) {
      attempt(() => storage.removeItem(key));
      resetSaved(key);
    }
  };
  const stopForgetting = bus.on('session:ended', forget);
  return () => {
    stopForgetting();
    stopSaving();
    stopListening();
  };
}
