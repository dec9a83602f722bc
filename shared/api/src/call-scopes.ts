import {
  config,
  moduleList,
  getSubject,
  zoneList,
  zoneOf,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { learnSettings, type SessionStore } from '@shop/session';
import { ApiError } from './api-error';
import type { SubjectScopes } from './subject-scopes';

/** Sends one request from one scope. */
type SendFrom = <Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args,
  scope: RequestScope,
) => Promise<Model>;

/** Caches a promise; after a failure the next call tries again. */
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

/** Tries one module after another until one responds. */
async function tryModules<Model>(
  scope: RequestScope,
  send: (scope: RequestScope) => Promise<Model>,
  modules: () => Promise<number[]>,
): Promise<Model> {
  try {
    return await send(scope);
  } catch (error) {
    const mayBeElsewhere = error instanceof ApiError && [403, 404].includes(error.status);
    const otherModules = mayBeElsewhere ? await modules().catch(() => []) : [];
    for (const moduleId of otherModules.filter((id) => id !== scope.moduleId)) {
      try {
        return await send({ ...scope, moduleId });
      } catch (retryError) {
        if (!(retryError instanceof ApiError)) throw retryError;
      }
    }
    throw error;
  }
}

interface CallScopeOptions {
  session: SessionStore;
  subjects: SubjectScopes;
  /** The visitor's own scope. */
  getVisitorScope: () => RequestScope;
  sendFrom: SendFrom;
}

/** The scope of requests: module and zones of their subject, else the visitor's. */
export function createCallScopes({ session, subjects, getVisitorScope, sendFrom }: CallScopeOptions) {
  const settings = once(async () => {
    const loaded = await sendFrom(config, {}, getVisitorScope());
    learnSettings(session, loaded);
    return loaded;
  });
  /** Ids of all modules, in every zone. */
  const modules = once(async () => {
    const all = await sendFrom(moduleList, {}, { ...getVisitorScope(), zoneIds: [] });
    return all.map(({ id }) => id);
  });
  /** All zones of the shop, else those around its own position: used for a visitor who has chosen no location. */
  const shopZones = once(async () => {
    const all = await sendFrom(zoneList, {}, getVisitorScope()).catch(() => []);
    if (all.length > 0) return all;
    const { latitude: lat, longitude: lng } = (await settings()).defaultPosition;
    return (await sendFrom(zoneOf, { query: { lat, lng } }, getVisitorScope())).zoneIds;
  });

  const inAnyModule = <Model>(scope: RequestScope, send: (scope: RequestScope) => Promise<Model>) =>
    tryModules(scope, send, modules);

  const tryRequest = <Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    overrides: { moduleId?: number | null } = {},
  ): Promise<Model | null> => {
    const scope = { ...getVisitorScope(), ...overrides };
    const sent = endpoint.isInAnyModule
      ? inAnyModule(scope, (from) => sendFrom(endpoint, args, from))
      : sendFrom(endpoint, args, scope);
    return sent.catch(() => null);
  };

  const scopeFor = async (
    endpoint: Endpoint,
    args: RequestArgs,
    visitorScope: RequestScope,
  ): Promise<RequestScope> => {
    const subject = getSubject(endpoint, args);
    const subjectScope = subject && (await subjects.find(subject, tryRequest));
    const scope = subjectScope
      ? {
          ...visitorScope,
          moduleId: subjectScope.moduleId,
          zoneIds: subjectScope.zoneIds ?? visitorScope.zoneIds,
        }
      : visitorScope;
    if (scope.zoneIds.length > 0 || !endpoint.demands.includes('zone')) return scope;
    return { ...scope, zoneIds: await shopZones().catch(() => []) };
  };

  return { settings, inAnyModule, scopeFor };
}
