import { moduleList, requestGuest, type Endpoint, type RequestArgs, type RequestScope } from '@shop/contract';
import type { Bus } from '@shop/events';
import { endSession, keepGuest, learnModules, type Session, type SessionStore } from '@shop/session';
import { createContext, useContext } from 'react';
import { ApiError, type ErrorEntry } from './api-error';
import { FreshKeys } from './fresh-keys';
import { PageAnswers } from './page-answers';
import { Preloads } from './preloads';
import { call, type SendOptions } from './send';
import { ShownAnswers } from './shown-answers';
import { createCallScopes } from './call-scopes';
import { SubjectScopes } from './subject-scopes';

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
  pageAnswers?: PageAnswers;
}

/** How a call is sent, and of which module it asks where that is not the visitor's own; null: of none. */
type Sending = SendOptions & { moduleId?: number | null };

export interface Api extends ApiEnvironment {
  pageAnswers: PageAnswers;
  preloads: Preloads;
  fresh: FreshKeys;
  shown: ShownAnswers;
  subjects: SubjectScopes;
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
  cartStoreId: session.cartStoreId,
  wireRules: session.wireRules,
  capabilities: session.capabilities,
});

type Modules = ReturnType<(typeof moduleList)['read']>;

/** The path says what the model is. */
const modulesIn = (model: unknown) => model as Modules;

export function createApi(environment: ApiEnvironment): Api {
  const { session } = environment;
  const subjects = new SubjectScopes();
  const here = () => scopeOf(session.getState());
  const sendFrom = createSender(environment, subjects);
  const scopes = createCallScopes({ session, subjects, here, sendFrom });

  async function send<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    { moduleId, ...options }: Sending = {},
  ): Promise<Model> {
    if (endpoint.requires && !session.getState().capabilities) await scopes.settings().catch(() => undefined);
    const own = moduleId === undefined ? here() : { ...here(), moduleId };
    const isPlain = endpoint.subject === null && endpoint.demands.length === 0;
    const scope = isPlain ? own : await scopes.scopeFor(endpoint as Endpoint, args as RequestArgs, own);
    return endpoint.isInAnyModule
      ? scopes.inAnyModule(scope, (from) => sendFrom(endpoint, args, from, options))
      : sendFrom(endpoint, args, scope, options);
  }

  return {
    ...environment,
    pageAnswers: environment.pageAnswers ?? new PageAnswers(),
    preloads: new Preloads(),
    fresh: new FreshKeys(),
    shown: new ShownAnswers(),
    subjects,
    send,
    ensureGuest: guestKeeper(session, () => send(requestGuest, { body: {} })),
  };
}

/** Sends one call from one scope, and remembers what its response tells. */
function createSender(environment: ApiEnvironment, subjects: SubjectScopes) {
  const { session, bus } = environment;
  const own: SendOptions = {
    ...(environment.fetch ? { fetch: environment.fetch } : {}),
    ...(environment.pauses ? { pauses: environment.pauses } : {}),
  };
  return async <Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    scope: RequestScope,
    options: SendOptions = {},
  ): Promise<Model> => {
    try {
      const response = call(endpoint, args, scope, { ...own, ...options }).then((model) => {
        subjects.learn(model);
        if (endpoint.path === moduleList.path) learnModules(session, modulesIn(model));
        return model;
      });
      subjects.watch(endpoint, args, response);
      return await response;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && scope.token) {
        error.told = true;
        expire(environment, bus, scope.token, error);
      }
      throw error;
    }
  };
}

/** Asks for a guest's id once, however many need one (STATE-05). */
function guestKeeper(session: SessionStore, request: () => Promise<string>): () => Promise<void> {
  let guest: Promise<void> | null = null;
  return () => {
    const { token, guestId } = session.getState();
    if (token || guestId) return Promise.resolve();
    guest ??= request()
      .then((id) => keepGuest(session, id))
      .finally(() => {
        guest = null;
      });
    return guest;
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
