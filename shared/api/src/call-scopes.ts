import {
  config,
  moduleList,
  subjectOfCall,
  zoneList,
  zoneOf,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { learnSettings, type SessionStore } from '@shop/session';
import { ApiError } from './api-error';
import type { SubjectScopes } from './subject-scopes';

/** Sends one call from one scope. */
type SendFrom = <Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args,
  scope: RequestScope,
) => Promise<Model>;

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

/** Looks in one module after the other, until one of them knows it. */
async function tryModules<Model>(
  scope: RequestScope,
  send: (scope: RequestScope) => Promise<Model>,
  modules: () => Promise<number[]>,
): Promise<Model> {
  try {
    return await send(scope);
  } catch (error) {
    const mayBeElsewhere = error instanceof ApiError && [403, 404].includes(error.status);
    const others = mayBeElsewhere ? await modules().catch(() => []) : [];
    for (const moduleId of others.filter((id) => id !== scope.moduleId)) {
      try {
        return await send({ ...scope, moduleId });
      } catch (again) {
        if (!(again instanceof ApiError)) throw again;
      }
    }
    throw error;
  }
}

interface Parts {
  session: SessionStore;
  subjects: SubjectScopes;
  /** The visitor's own scope. */
  here: () => RequestScope;
  sendFrom: SendFrom;
}

/** Where calls look: in the module and zones of the thing that they are about, else in the visitor's. */
export function createCallScopes({ session, subjects, here, sendFrom }: Parts) {
  const settings = once(async () => {
    const known = await sendFrom(config, {}, here());
    learnSettings(session, known);
    return known;
  });
  /** Ids of all modules, wherever they serve. */
  const modules = once(async () => {
    const all = await sendFrom(moduleList, {}, { ...here(), zoneIds: [] });
    return all.map(({ id }) => id);
  });
  /**
   * All zones of the shop, else those around its own position: they stand in for those of a visitor who has chosen no place.
   */
  const shopZones = once(async () => {
    const all = await sendFrom(zoneList, {}, here()).catch(() => []);
    if (all.length > 0) return all;
    const { latitude: lat, longitude: lng } = (await settings()).defaultPosition;
    return (await sendFrom(zoneOf, { query: { lat, lng } }, here())).zoneIds;
  });

  const inAnyModule = <Model>(scope: RequestScope, send: (scope: RequestScope) => Promise<Model>) =>
    tryModules(scope, send, modules);

  const ask = <Args, Model>(
    endpoint: Endpoint<Args, Model>,
    args: Args,
    where: { moduleId?: number | null } = {},
  ): Promise<Model | null> => {
    const scope = { ...here(), ...where };
    const sent = endpoint.isInAnyModule
      ? inAnyModule(scope, (from) => sendFrom(endpoint, args, from))
      : sendFrom(endpoint, args, scope);
    return sent.catch(() => null);
  };

  const scopeFor = async (
    endpoint: Endpoint,
    args: RequestArgs,
    own: RequestScope,
  ): Promise<RequestScope> => {
    const subject = subjectOfCall(endpoint, args);
    const found = subject && (await subjects.find(subject, ask));
    const scope = found ? { ...own, moduleId: found.moduleId, zoneIds: found.zoneIds ?? own.zoneIds } : own;
    if (scope.zoneIds.length > 0 || !endpoint.demands.includes('zone')) return scope;
    return { ...scope, zoneIds: await shopZones().catch(() => []) };
  };

  return { settings, inAnyModule, scopeFor };
}
