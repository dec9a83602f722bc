import { createApi, toRequestScope, withEarlyRequests, type Api, type ApiEnvironment } from '@shop/api';
import { requestHeaders } from '@shop/contract';
import { createBus, type Bus } from '@shop/events';
import { EARLY_REQUESTS, type BootData } from '@shop/federation';
import { loadMessages, type I18n, type MessageKey } from '@shop/i18n';
import { createSession, persistSession, type SessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { createPageResponses } from './page-responses';
import { getClockOffset } from './clock-offset';
import { sessionSeed } from './session-seed';
import { rootTexts } from './texts';

/** What exists once per application root. */
export interface Environment {
  session: SessionStore;
  bus: Bus;
  i18n: I18n;
  api: Api;
}

/**
 * The environment in a browser: with the visitor's stored session, and the early responses to the page's initial
 * queries.
 */
export function createEnvironment(boot: BootData, i18n: I18n, onExpired: (bus: Bus) => void): Environment {
  const translate = (key: MessageKey<typeof rootTexts>) => i18n.translate(key, { ns: i18n.add(rootTexts) });
  const bus = createBus((message, cause) => console.warn(message, cause ?? ''));
  const clockOffset = getClockOffset(boot.sentAt, window.performance, Date.now());
  const session = createSession({ ...sessionSeed(boot), clockOffset });
  const answers = createPageResponses(boot, session.getState());
  // Storage is read before the texts for its errors are loaded.
  persistInBrowser(session, bus, (kind) => {
    const notify = () => toast.info(translate(kind === 'broken' ? 'storage.broken' : 'storage.notStored'));
    void loadMessages(boot.language).then(notify);
  });
  const initialHeaders = requestHeaders(toRequestScope(session.getState()));
  const wordsFor: ApiEnvironment['wordsFor'] = (error) => {
    if (error === 'signedOut') return translate('failure.signedOut');
    return translate(error.status === 429 ? 'failure.busy' : `failure.${error.kind}`);
  };
  const api = createApi({
    session,
    bus,
    pageResponses: answers,
    fetch: withEarlyRequests(window[EARLY_REQUESTS], window.fetch.bind(window), initialHeaders),
    notify: (message) => toast.error(message),
    wordsFor,
    onExpired: () => onExpired(bus),
  });
  return { session, bus, i18n, api };
}

function persistInBrowser(session: SessionStore, bus: Bus, notify: (kind: 'not-stored' | 'broken') => void) {
  persistSession(session, {
    storage: browserStorage(),
    bus,
    writeCookie: (text) => {
      document.cookie = text;
    },
    isSecure: window.location.protocol === 'https:',
    onFailure: ({ kind }) => notify(kind),
    onOtherTab: (listener) => {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  });
}

/** A cart belongs to a module, so these are a tab's own: what another tab chooses must not change the cart of this one. */
const tabKeys: ReadonlySet<string> = new Set(['module', 'cart_store']);

/** Whether the tab has a module yet. Until then it takes the one that was last chosen in the browser. */
const isOfTab = (key: string) => tabKeys.has(key) && window.sessionStorage.getItem('module') !== null;

/** Local storage, with `tabKeys` in session storage too. Accessing either throws when a browser forbids it (F-31). */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const areas = (key: string) =>
    tabKeys.has(key) ? [window.localStorage, window.sessionStorage] : [window.localStorage];
  return {
    getItem: (key) => (isOfTab(key) ? window.sessionStorage : window.localStorage).getItem(key),
    setItem: (key, value) => areas(key).forEach((area) => area.setItem(key, value)),
    removeItem: (key) => areas(key).forEach((area) => area.removeItem(key)),
  };
}
