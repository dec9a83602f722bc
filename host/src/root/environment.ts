import { createApi, scopeOf, withEarlyCalls, type Api, type ApiEnvironment } from '@shop/api';
import { requestHeaders } from '@shop/contract';
import { createBus, type Bus } from '@shop/events';
import { EARLY_CALLS, type BootData } from '@shop/federation';
import { loadMessages, type I18n } from '@shop/i18n';
import { createSession, persistSession, type SessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { pageAnswers } from './page-answers';
import { sessionSeed } from './session-seed';
import { rootTexts } from './texts';

/** What one application root has one of. */
export interface Environment {
  session: SessionStore;
  bus: Bus;
  i18n: I18n;
  api: Api;
}

/** In a browser: with what the visitor has stored, and the early answers to the page's first calls. */
export function createEnvironment(boot: BootData, i18n: I18n, onExpired: (bus: Bus) => void): Environment {
  const say = (key: string) => i18n.translate(key, { ns: i18n.add(rootTexts) });
  const bus = createBus((message, cause) => console.warn(message, cause ?? ''));
  const session = createSession(sessionSeed(boot));
  const answers = pageAnswers(boot, session.getState());
  // Storage is read before the words for its troubles are there.
  keepInBrowser(session, bus, (kind) => {
    const tell = () => toast.info(say(kind === 'broken' ? 'storage.broken' : 'storage.notStored'));
    void loadMessages(boot.language).then(tell);
  });
  const startedWith = requestHeaders(scopeOf(session.getState()));
  const wordsFor: ApiEnvironment['wordsFor'] = (error) => {
    if (error === 'signedOut') return say('failure.signedOut');
    return say(error.status === 429 ? 'failure.busy' : `failure.${error.kind}`);
  };
  const api = createApi({
    session,
    bus,
    pageAnswers: answers,
    fetch: withEarlyCalls(window[EARLY_CALLS], window.fetch.bind(window), startedWith),
    notify: (message) => toast.error(message),
    wordsFor,
    onExpired: () => onExpired(bus),
  });
  return { session, bus, i18n, api };
}

function keepInBrowser(session: SessionStore, bus: Bus, tell: (kind: 'not-stored' | 'broken') => void) {
  persistSession(session, {
    storage: browserStorage(),
    bus,
    writeCookie: (text) => {
      document.cookie = text;
    },
    isSecure: window.location.protocol === 'https:',
    onTrouble: ({ kind }) => tell(kind),
    onOtherTab: (hear) => {
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  });
}

/** Reading `localStorage` itself throws where a browser forbids it (F-31). */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
  };
}
