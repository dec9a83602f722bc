import { requestGuest, type Endpoint, type RequestScope } from '@shop/contract';
import type { Bus } from '@shop/events';
import { endSession, keepGuest, type Session, type SessionStore } from '@shop/session';
import { createContext, useContext } from 'react';
import { Ahead } from './ahead';
import { ApiError, type ErrorEntry } from './api-error';
import { KnownAnswers } from './known-answers';
import { call, type SendOptions } from './send';
import { ShownAnswers } from './shown-answers';

/** What the host gives: where to send, whom to tell. One for each application root. */
export interface ApiEnvironment {
  session: SessionStore;
  bus: Bus;
  fetch?: SendOptions['fetch'];
  /** Shows one message; the only way from a failed call to the screen (ERR-17). */
  notify: (message: string) => void;
  /** Words for a failure that came without any. `signedOut` is ERR-18's. */
  wordsFor: (error: ApiError | 'signedOut') => string;
  /** After a session that ended by itself: to /home (ERR-18). */
  onExpired: () => void;
  /** Pauses between tries, for tests. */
  pauses?: readonly number[];
  /** Answers that came with the page. */
  known?: KnownAnswers;
}

/** How a call is sent, and of which module it asks where that is not the visitor's own. */
type Sending = SendOptions & { moduleId?: number };

export interface Api extends ApiEnvironment {
  known: KnownAnswers;
  ahead: Ahead;
  shown: ShownAnswers;
  send: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args, options?: Sending) => Promise<Model>;
  /** The guest's id, asked for once when there is none (STATE-05). */
  ensureGuest: () => Promise<void>;
}

/** The part of the session that goes with every call. */
export const scopeOf = (session: Session): RequestScope => ({
  apiOrigin: session.apiOrigin,
  place: session.place,
  zoneIds: session.zoneIds,
  moduleId: session.module?.id ?? null,
  language: session.language,
  token: session.token,
  guestId: session.guestId,
  decimals: session.decimals,
});

export function createApi(environment: ApiEnvironment): Api {
  const { session, bus } = environment;
  let guest: Promise<void> | null = null;

  const send: Api['send'] = async (endpoint, args, { moduleId, ...options } = {}) => {
    const own = scopeOf(session.getState());
    const scope = moduleId === undefined ? own : { ...own, moduleId };
    try {
      return await call(endpoint, args, scope, {
        ...(environment.fetch ? { fetch: environment.fetch } : {}),
        ...(environment.pauses ? { pauses: environment.pauses } : {}),
        ...options,
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && scope.token) {
        error.told = true;
        expire(environment, bus, scope.token, error);
      }
      throw error;
    }
  };

  const ensureGuest = () => {
    const { token, guestId } = session.getState();
    if (token || guestId) return Promise.resolve();
    guest ??= send(requestGuest, { body: {} })
      .then((id) => keepGuest(session, id))
      .finally(() => {
        guest = null;
      });
    return guest;
  };

  return {
    ...environment,
    known: environment.known ?? new KnownAnswers(),
    ahead: new Ahead(),
    shown: new ShownAnswers(),
    send,
    ensureGuest,
  };
}

/** Whether it says more than that somebody unknown has asked, which visitors cannot do anything with. */
const saysWhy = ({ code, message }: ErrorEntry) => code !== 'auth-001' && !/^unauth/i.test(message);

/** ERR-18, D-29, F-22: of many calls that fail together, the first tells and leads away; the others are still. */
function expire(environment: ApiEnvironment, bus: Bus, token: string, error: ApiError): void {
  if (!endSession(environment.session, bus, 'expired', token)) return;
  const own = error.entries.find(saysWhy);
  environment.notify(own?.message ?? environment.wordsFor('signedOut'));
  environment.onExpired();
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above');
  return api;
}
