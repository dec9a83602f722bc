import { PageAnswers, scopeOf } from '@shop/api';
import { config, type ArgsOf, type Endpoint, type ModelOf } from '@shop/contract';
import { loadMessages } from '@shop/i18n';
import type { ReactElement } from 'react';
import { aConfig } from './config-builder';
import { testApp, type TestAppOptions } from './test-app';

/** An answer that is there before the first render, as the edge gives it. */
export type Given = [endpoint: Endpoint<never, unknown> | Endpoint, args: unknown, model: unknown];

/** Types an answer against its endpoint. */
export const given = <E extends Endpoint<never, unknown> | Endpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  model: ModelOf<E>,
): Given => [endpoint, args, model];

/** Renders to text in plain Node, with these answers and nobody's session: what a bot or a first visit gets. */
export async function renderOnServer(
  ui: ReactElement,
  answers: Given[] = [],
  options: TestAppOptions = {},
): Promise<string> {
  const session = { guestId: null, restored: false, ...options.session };
  await loadMessages(options.language ?? 'en');
  const scope = scopeOf(testApp(ui, { ...options, session }).session.getState());
  const pageAnswers = new PageAnswers();
  for (const [endpoint, args, model] of [given(config, {}, aConfig(options.config)), ...answers])
    pageAnswers.addModel(endpoint as Endpoint, args, scope, model);
  // Loaded here, because most tests that use this package never render on a server.
  const { renderToString } = await import('react-dom/server');
  return renderToString(testApp(ui, { ...options, session, pageAnswers }).element);
}
