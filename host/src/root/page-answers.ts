import { PageAnswers, scopeOf, type Api } from '@shop/api';
import { config, moduleList } from '@shop/contract';
import type { BootData } from '@shop/federation';
import { learnSettings, type Session, type SessionStore } from '@shop/session';

/** For so long the first render waits for the shop's settings, in milliseconds. */
const patience = 3_000;

/** What came with the page, asked by the session that the page was made for. */
export function pageAnswers(boot: BootData, session: Session): PageAnswers {
  const scope = scopeOf(session);
  const answers = new PageAnswers();
  if (boot.config) answers.add(config, {}, scope, { status: 200, body: boot.config });
  if (boot.modules) answers.add(moduleList, {}, scope, { status: 200, body: boot.modules });
  for (const { endpoint, args, status, body } of boot.answers)
    answers.add(endpoint, args, scope, { status, body });
  return answers;
}

/**
 * The shop's settings, where the edge could not write them into the page: asked for before the first render, unless that
 * takes too long or fails; the page then stands without them until they come.
 */
export async function bringSettings(boot: BootData, session: SessionStore, api: Api): Promise<void> {
  if (boot.config) return;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  try {
    const settings = await Promise.race([api.send(config, {}), late]);
    if (!settings) return;
    learnSettings(session, settings);
    api.pageAnswers.addModel(config, {}, scopeOf(session.getState()), settings);
  } catch {
    // the pages say themselves that the API does not answer
  }
}
