import { keyOf, scopeOf, serializeKey, type Api, type EarlyCalls } from '@shop/api';
import {
  config,
  configFromWire,
  moduleList,
  modulesFromWire,
  requestUrl,
  type RequestScope,
} from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import type { BootData } from '@shop/federation';
import type { Session } from '@shop/session';

/** For so long the first render waits for the shop's settings, in milliseconds. */
const patience = 3_000;

/**
 * The shop's settings: the edge writes them into the page when it can reach the API, else they are asked for. Null
 * when that takes too long or fails; the page then stands without them until they come.
 */
export async function settingsOf(boot: BootData, api: Api): Promise<ShopConfig | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  try {
    return boot.config ? configFromWire(boot.config) : await Promise.race([api.send(config, {}), late]);
  } catch {
    return null; // the pages say themselves that the API does not answer
  }
}

/** Answers that are there before the first render, by the cache's own keys. */
export function knownAnswers(boot: BootData, settings: ShopConfig | null, session: Session) {
  const scope = scopeOf(session);
  const answers: Record<string, unknown> = {};
  if (settings) answers[serializeKey(keyOf(config, {}, scope))] = settings;
  if (boot.modules) answers[serializeKey(keyOf(moduleList, {}, scope))] = modulesFromWire(boot.modules);
  return answers;
}

/** What stands in the page counts as asked: the cache's own first question finds the same answer, without a request. */
export function answerEarly(early: EarlyCalls, boot: BootData, scope: RequestScope): EarlyCalls {
  const known = [
    [config, boot.config],
    [moduleList, boot.modules],
  ] as const;
  for (const [endpoint, wire] of known) {
    if (wire) early[`GET ${requestUrl(endpoint, {}, scope)}`] ??= Promise.resolve(Response.json(wire));
  }
  return early;
}
