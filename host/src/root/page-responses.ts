import { PageResponses, toRequestScope, type Api } from '@shop/api';
import { config, moduleList } from '@shop/contract';
import type { BootData } from '@shop/federation';
import { learnSettings, type Session, type SessionStore } from '@shop/session';

/** Milliseconds that the first render waits for the shop's settings. */
const timeout = 3_000;

/** The responses that came with the page, keyed by the session that it was made for. */
export function createPageResponses(boot: BootData, session: Session): PageResponses {
  const scope = toRequestScope(session);
  const responses = new PageResponses();
  if (boot.config) responses.add(config, {}, scope, { status: 200, body: boot.config });
  if (boot.modules) responses.add(moduleList, {}, scope, { status: 200, body: boot.modules });
  for (const { endpoint, args, status, body } of boot.answers)
    responses.add(endpoint, args, scope, { status, body });
  return responses;
}

/**
 * Loads the shop's settings before the first render when the edge could not write them into the page. After a timeout
 * or failure the page renders without them until they arrive.
 */
export async function loadSettings(boot: BootData, session: SessionStore, api: Api): Promise<void> {
  if (boot.config) return;
  const timedOut = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeout));
  try {
    const settings = await Promise.race([api.send(config, {}), timedOut]);
    if (!settings) return;
    learnSettings(session, settings);
    api.pageResponses.addModel(config, {}, toRequestScope(session.getState()), settings);
  } catch {
    // The pages show the API's failure themselves.
  }
}
