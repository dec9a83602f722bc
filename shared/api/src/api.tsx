import {
  config,
  moduleList,
  requestGuest,
  subjectOfCall,
  zoneOf,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import type { Bus } from '@shop/events';
import {
  endSession,
  keepGuest,
  learnModules,
  learnSettings,
  type Session,
  type SessionStore,
} from '@shop/session';
import { createContext, useContext } from 'react';
import { Ahead } from './ahead';
import { ApiError, type ErrorEntry } from './api-error';
import { KnownAnswers } from './known-answers';
import { call, type SendOptions } from './send';
import { ShownAnswers } from './shown-answers';
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
  known?: KnownAnswers;
}

/** How a call is sent, and of which module it asks where that is not the visitor's own; null: of none. */
type Sending = SendOptions & { moduleId?: number | null };

export interface Api extends ApiEnvironment {
  known: KnownAnswers;
  ahead: Ahead;
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
  wireRules: session.wireRules,
  capabilities: session.capabilities,
});

type Modules = ReturnType<(typeof moduleList)['read']>;

/** The path says what the model is. */
const modulesIn = (model: unknown) => model as Modules;

/** Remembers a promise's value; what failed is tried again by the next one. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}

export function createApi(environment: ApiEnvironment): Api {
  const { session, bus } = environment;
  const subjects = new SubjectScopes();
  let guest: Promise<void> | null = null;

  /** One call from one scope; what its response tells is remembered. */
  async function sendFrom<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    scope: RequestScope,
    options: SendOptions,
  ): Promise<Model> {
    try {
      const response = call(endpoint, args, scope, {
        ...(environment.fetch ? { fetch: environment.fetch } : {}),
        ...(environment.pauses ? { pauses: environment.pauses } : {}),
        ...options,
      }).then((model) => {
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
  }

  const here = () => scopeOf(session.getState());
  const settings = once(async () => {
    const known = await sendFrom(config, {}, here(), {});
    learnSettings(session, known);
    return known;
  });
  /** Ids of all modules, wherever they serve. */
  const modules = once(async () => {
    const all = await sendFrom(moduleList, {}, { ...here(), zoneIds: [] }, {});
    return all.map(({ id }) => id);
  });
  /** Zones around the shop's own position: they stand in for those of a visitor who has chosen no place. */
  const shopZones = once(async () => {
    const { latitude: lat, longitude: lng } = (await settings()).defaultPosition;
    return (await sendFrom(zoneOf, { query: { lat, lng } }, here(), {})).zoneIds;
  });

  /** Asks in one module after the other, until one of them knows it. */
  async function sendInAnyModule<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    scope: RequestScope,
    options: SendOptions,
  ): Promise<Model> {
    try {
      return await sendFrom(endpoint, args, scope, options);
    } catch (error) {
      const mayBeElsewhere = error instanceof ApiError && [403, 404].includes(error.status);
      const others = mayBeElsewhere ? await modules().catch(() => []) : [];
      for (const moduleId of others.filter((id) => id !== scope.moduleId)) {
        try {
          return await sendFrom(endpoint, args, { ...scope, moduleId }, options);
        } catch (again) {
          if (!(again instanceof ApiError)) throw again;
        }
      }
      throw error;
    }
  }

  /** Where a call looks: where its subject is found, else where the visitor is. */
  async function scopeFor(endpoint: Endpoint, args: RequestArgs, own: RequestScope): Promise<RequestScope> {
    const subject = subjectOfCall(endpoint, args);
    const found =
      subject &&
      (await subjects.find(subject, (other, itsArgs, where) =>
        send(other, itsArgs, where ?? {}).catch(() => null),
      ));
    const scope = found ? { ...own, moduleId: found.moduleId, zoneIds: found.zoneIds ?? own.zoneIds } : own;
    if (scope.zoneIds.length > 0 || !endpoint.demands.includes('zone')) return scope;
    return { ...scope, zoneIds: await shopZones().catch(() => []) };
  }

  async function send<Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    { moduleId, ...options }: Sending = {},
  ): Promise<Model> {
    if (endpoint.requires && !session.getState().capabilities) await settings().catch(() => undefined);
    const own = moduleId === undefined ? here() : { ...here(), moduleId };
    const isPlain = endpoint.subject === null && endpoint.demands.length === 0;
    const scope = isPlain ? own : await scopeFor(endpoint as Endpoint, args as RequestArgs, own);
    return endpoint.isInAnyModule
      ? sendInAnyModule(endpoint, args, scope, options)
      : sendFrom(endpoint, args, scope, options);
  }

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
    subjects,
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
