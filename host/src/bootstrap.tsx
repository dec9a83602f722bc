import './provide';
import { createApi, keyOf, scopeOf, serializeKey, withEarlyCalls, type Api } from '@shop/api';
import { config, configFromWire, moduleList, modulesFromWire } from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import { createBus, type Bus } from '@shop/events';
import { EARLY_CALLS, type BootData } from '@shop/federation';
import { browserRemotes } from '@shop/federation/runtime';
import { createSession, persistSession, type SessionStore } from '@shop/session';
import { createRoot } from 'react-dom/client';
import { Application } from './application';
import { readBoot } from './boot';
import { pages } from './features/routes';
import { reporterTo } from './report';
import { createRouter } from './router';
import { routes } from './routes.manifest';

/** Makes everything that one application root has one of, and renders it. */
export async function start(): Promise<void> {
  const boot = readBoot(document);
  const bus = createBus((message, cause) => console.warn(message, cause ?? ''));
  const session = createSession({
    language: boot.language,
    direction: boot.direction,
    theme: boot.theme,
    visitorId: boot.visitorId || null,
    apiOrigin: boot.apiOrigin,
  });
  persist(session, bus);
  const loader = browserRemotes(boot.remotes, { routes, pages });
  const router = createRouter(boot.remotes);
  const api = createApi({
    session,
    bus,
    fetch: withEarlyCalls(window[EARLY_CALLS], window.fetch.bind(window)),
    notify: (message) => console.warn(message),
    wordsFor: (error) => (error === 'signedOut' ? error : error.kind),
    onExpired: () => void router.navigate('/home'),
  });
  const settings = await settingsOf(boot, api);
  if (settings) session.setState({ decimals: settings.currency.decimals });

  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <Application
      {...{ boot, bus, session, api, router }}
      known={knownAnswers(boot, settings, session)}
      loader={loader}
      report={reporterTo(boot)}
    />,
  );
}

/** The edge writes them into the page when it can reach the API; else they are asked for here. */
async function settingsOf(boot: BootData, api: Api): Promise<ShopConfig | null> {
  try {
    return boot.config ? configFromWire(boot.config) : await api.send(config, {});
  } catch {
    return null; // the pages say themselves that the API does not answer
  }
}

/** Answers that are there before the first render, by the cache's own keys. */
function knownAnswers(boot: BootData, settings: ShopConfig | null, session: SessionStore) {
  const scope = scopeOf(session.getState());
  const answers: Record<string, unknown> = {};
  if (settings) answers[serializeKey(keyOf(config, {}, scope))] = settings;
  if (boot.modules) answers[serializeKey(keyOf(moduleList, {}, scope))] = modulesFromWire(boot.modules);
  return answers;
}

function persist(session: SessionStore, bus: Bus) {
  persistSession(session, {
    storage: window.localStorage,
    bus,
    writeCookie: (text) => {
      document.cookie = text;
    },
    isSecure: window.location.protocol === 'https:',
    onTrouble: (trouble) => console.warn(trouble),
    onOtherTab: (hear) => {
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  });
}
