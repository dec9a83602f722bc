import { PageResponses, toRequestScope } from '@shop/api';
import { config, type EndpointArgs, type Endpoint, type EndpointModel } from '@shop/contract';
import { loadMessages } from '@shop/i18n';
import type { ReactElement } from 'react';
import { aConfig } from './config-builder';
import { testApp, type TestAppOptions } from './test-app';

/** A model that is available before the first render, as the edge provides it. */
export type PreloadedModel = [endpoint: Endpoint<never, unknown> | Endpoint, args: unknown, model: unknown];

/** Types a model against its endpoint. */
export const preloaded = <E extends Endpoint<never, unknown> | Endpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  model: EndpointModel<E>,
): PreloadedModel => [endpoint, args, model];

/** Renders to text in plain Node, with these models and no customer: what a bot or a first visit receives. */
export async function renderOnServer(
  ui: ReactElement,
  models: PreloadedModel[] = [],
  options: TestAppOptions = {},
): Promise<string> {
  const session = { guestId: null, restored: false, ...options.session };
  await loadMessages(options.language ?? 'en');
  const scope = toRequestScope(testApp(ui, { ...options, session }).session.getState());
  const pageResponses = new PageResponses();
  for (const [endpoint, args, model] of [preloaded(config, {}, aConfig(options.config)), ...models])
    pageResponses.addModel(endpoint as Endpoint, args, scope, model);
  return renderHtml(testApp(ui, { ...options, session, pageResponses }).element);
}

/** In plain Node with lazy components, like the edge; jsdom gets React's build for browsers, which renders their fallbacks. */
async function renderHtml(page: ReactElement): Promise<string> {
  // Loaded here, because most tests that use this package never render on a server.
  const { renderToPipeableStream, renderToString } = await import('react-dom/server');
  if ('window' in globalThis) return renderToString(page);
  const [{ PassThrough }, { text }] = await Promise.all([
    import('node:stream'),
    import('node:stream/consumers'),
  ]);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    });
  });
}
