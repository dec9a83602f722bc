import { moduleList, requestGuest, type Endpoint, type RequestArgs, type RequestScope } from '@shop/contract';
import type { Bus } from '@shop/events';
import { endSession, learnModules, type Session, type SessionStore } from '@shop/session';
import { createContext, useContext } from 'react';
import { ApiError, type ErrorEntry } from './api-error';
import { FreshKeys } from './fresh-keys';
import { PageResponses } from './page-responses';
import { Preloads } from './preloads';
import { sendRequest, type SendOptions } from './send';
import { ShownResponses } from './shown-responses';
import { createCallScopes } from './call-scopes';
import { createGuests } from './guests';
import { SubjectScopes } from './subject-scopes';

/** What the host provides: session, bus, error reporting. One for each application root. */
export interface ApiEnvironment {
  session: SessionStore;
  bus: Bus;
  fetch?: SendOptions['fetch'];
  /** Shows one message; the only way a failed request reaches the screen (ERR-17). */
  notify: (message: string) => void;
  /** The message for a failure without one. `signedOut` is that of ERR-18. */
  wordsFor: (error: ApiError | 'signedOut') => string;
  /** Called after a session has expired: leads to /home (ERR-18). */
  onExpired: () => void;
  /** Delays between attempts, for tests. */
  pauses?: readonly number[];
  /** Responses that came with the page. */
  pageResponses?: PageResponses;
}

/** Options of a request. `moduleId`, `zoneIds`: the module (null: none) and zones to use instead of the visitor's own. */
type Sending = SendOptions & { moduleId?: number | null; zoneIds?: readonly number[] };

export interface Api extends ApiEnvironment {
  pageResponses: PageResponses;
  preloads: Preloads;
  fresh: FreshKeys;
  shownResponses: ShownResponses;
  subjects: SubjectScopes;
  send: <Args, Model>(endpoint: Endpoint<Args, Model>, args: Args, options?: Sending) => Promise<Model>;
  /** Requests a guest id once when there is none (STATE-05). */
  ensureGuest: () => Promise<void>;
}

/** The part of the session that is sent with every request. */
export const toRequestScope = (session: Session): RequestScope => ({
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

/** The path determines the type of the model. */
const toModules = (model: unknown) => model as Modules;

export function createApi(environment: ApiEnvironment): Api {
  const { session } = environment;
  const subjects = new SubjectScopes();
  const getVisitorScope = () => toRequestScope(session.getState());
  const sendFrom = createSender(environment, subjects);
  const scopes = createCallScopes({ session, subjects, getVisitorScope, sendFrom });

  async function send<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    { moduleId, zoneIds, ...options }: Sending = {},
  ): Promise<Model> {
    if (endpoint.requires && !session.getState().capabilities) await scopes.settings().catch(() => undefined);
    const visitorScope = {
      ...getVisitorScope(),
      ...(moduleId === undefined ? {} : { moduleId }),
      ...(zoneIds === undefined ? {} : { zoneIds: [...zoneIds] }),
    };
    const isPlain = endpoint.subject === null && endpoint.demands.length === 0;
    const scope = isPlain
      ? visitorScope
      : await scopes.scopeFor(endpoint as Endpoint, args as RequestArgs, visitorScope);
    const sendAs = (visitor: RequestScope) =>
      endpoint.isInAnyModule
        ? scopes.inAnyModule(visitor, (from) => sendFrom(endpoint, args, from, options))
        : sendFrom(endpoint, args, visitor, options);
    try {
      return await sendAs(scope);
    } catch (error) {
      const guestId = await guests.replaceUnknown(endpoint, scope, error);
      if (guestId === null) throw error;
      return sendAs({ ...scope, guestId });
    }
  }
  const guests = createGuests(session, () => send(requestGuest, { body: {} }));

  return {
    ...environment,
    pageResponses: environment.pageResponses ?? new PageResponses(),
    preloads: new Preloads(),
    fresh: new FreshKeys(),
    shownResponses: new ShownResponses(),
    subjects,
    send,
    ensureGuest: guests.ensure,
  };
}

/** Sends one request from one scope, and stores the scopes that its response contains. */
function createSender(environment: ApiEnvironment, subjects: SubjectScopes) {
  const { session, bus } = environment;
  const defaults: SendOptions = {
    lacking: new Set(),
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
      const response = sendRequest(endpoint, args, scope, { ...defaults, ...options }).then((model) => {
        subjects.remember(model);
        if (endpoint.path === moduleList.path) learnModules(session, toModules(model));
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

/** Whether the message says more than "not signed in", which does not help visitors. */
const hasReason = ({ code, message }: ErrorEntry) => code !== 'auth-001' && !/^unauth/i.test(message);

/** ERR-18, D-29, F-22: of many requests that fail together, the first reports and redirects; the others do nothing. */
function expire(environment: ApiEnvironment, bus: Bus, token: string, error: ApiError): void {
  if (!endSession(environment.session, bus, 'expired', token)) return;
  const reason = error.entries.find(hasReason);
  environment.notify(reason?.message ?? environment.wordsFor('signedOut'));
  environment.onExpired();
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above');
  return api;
}
