import { createApi } from '@shop/api';
import { createBus } from '@shop/events';
import type { BootData } from '@shop/federation';
import { createI18n } from '@shop/i18n';
import { createSession } from '@shop/session';
import type { Environment } from '../root/environment';
import { createPageResponses } from '../root/page-responses';
import { sessionSeed } from '../root/session-seed';

/**
 * The environment on a server: the visitor's session, and the responses that came with the request. Sends no
 * requests.
 */
export function serverEnvironment(boot: BootData): Environment {
  const session = createSession(sessionSeed(boot));
  const bus = createBus();
  const api = createApi({
    session,
    bus,
    pageResponses: createPageResponses(boot, session.getState()),
    fetch: () => Promise.reject(new Error('nothing is asked while rendering')),
    notify: () => undefined,
    wordsFor: () => '',
    onExpired: () => undefined,
  });
  return { session, bus, i18n: createI18n(boot.language), api };
}
