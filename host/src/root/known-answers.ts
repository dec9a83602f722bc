import { keyOf, scopeOf, serializeKey, type Api } from '@shop/api';
import { config, configFromWire, moduleList, modulesFromWire } from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import type { BootData } from '@shop/federation';
import type { Session } from '@shop/session';

/** The shop's settings: the edge writes them into the page when it can reach the API, else they are asked for. */
export async function settingsOf(boot: BootData, api: Api): Promise<ShopConfig | null> {
  try {
    return boot.config ? configFromWire(boot.config) : await api.send(config, {});
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
