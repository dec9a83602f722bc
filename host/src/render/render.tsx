import { scriptJson } from '@shop/domain';
import type { BootData, HostServer, RenderFailure } from '@shop/federation';
import { isNotLoaded, ServerRemotes } from '@shop/federation/server';
import { loadMessages, createI18n } from '@shop/i18n';
import {
  createStaticHandler,
  createStaticRouter,
  RedirectProvider,
  StaticRouterProvider,
} from '@shop/router/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { pages } from '../routes';
import { serverRoutes } from '../router';
import { routes } from '../routes.manifest';
import { Application } from '../root/application';
import { getGlobalStyleTag } from '../root/global-styles';
import type { Site } from '../root/route-seo';
import { headerEndId } from '../shell/shell';
import { createApi } from '@shop/api';
import { createBus } from '@shop/events';
import { createSession } from '@shop/session';
import { withAllLists } from '../root/boot';
import type { Environment } from '../root/environment';
import { createPageResponses } from '../root/page-responses';
import { sessionSeed } from '../root/session-seed';

/**
 * The environment on a server: the visitor's session, and the responses that came with the request. Sends no
 * requests.
 */
function serverEnvironment(boot: BootData): Environment {
  const session = createSession(sessionSeed(boot));
  const bus = createBus();
  const api = createApi({
    session,
    bus,
    pageResponses: createPageResponses(boot, session.getState()),
    fetch: () => Promise.reject(new Error('nothing is asked while rendering')),
    notify: () => undefined,
    wordsFor: () => '',
    onExpired: () => undefined,
  });
  return { session, bus, i18n: createI18n(boot.language), api };
}

/** What React writes before the content: the head elements of `Seo`, and preloads of pictures. */
const headElements = /^(?:<(?:link|meta)[^>]*>|<title[^>]*>.*?<\/title>)+/s;

/**
 * Browsers that know it paint nothing until the header is complete: its navigation and search move when the buttons after
 * them arrive later. They wait for an element after it, because the header itself is there as soon as it begins.
 */
const headerFirst = `<link rel="expect" href="#${headerEndId}" blocking="render">`;

/** Renders one page for one visitor, only from its arguments. */
export const render: HostServer['render'] = async ({ address, boot: received, nonce }, exposedModules) => {
  const boot = withAllLists(received);
  if (!boot.config) throw new Error('without the settings of the shop prices have no currency');
  const hostPages = { routes, pages };
  const { pathname: path, search } = new URL(address, 'http://shop');
  const environment = serverEnvironment(boot);
  const moduleType = environment.session.getState().module?.type ?? null;
  const at = { path, search, moduleType };
  const remotes = await ServerRemotes.prepared({
    remotes: boot.remotes,
    modules: exposedModules,
    hostPages,
    at,
  });
  await loadMessages(boot.language);
  const sheet = new ServerStyleSheet({ nonce });
  const failures: RenderFailure[] = [...remotes.failures];
  let structuredData: readonly object[] = [];
  const { origin, currency } = boot;
  const site: Site = { origin, currency, collect: (collected) => void (structuredData = collected) };
  const shown = await pageAt(boot, address, site);
  let redirect: string | null = null;
  try {
    const html = await renderHtml(
      sheet.collectStyles(
        <Application
          environment={environment}
          pages={<RedirectProvider value={(to) => void (redirect ??= to)}>{shown}</RedirectProvider>}
          remotes={remotes}
          report={() => undefined}
          pictures={boot.pictures}
          cache={{ provider: () => new Map() }}
        />,
      ),
      (failure) => failures.push(failure),
    );
    const head = headElements.exec(html)?.[0] ?? '';
    return {
      head: `${head}${headerFirst}${await getGlobalStyleTag(nonce)}${sheet.getStyleTags()}`,
      html: html.slice(head.length),
      data: dataBlock(structuredData),
      parts: remotes.rendered,
      ...(redirect !== null && { redirect }),
      troubles: failures,
    };
  } finally {
    sheet.seal();
  }
};

/** The router at one address (path and search). */
async function pageAt(boot: BootData, address: string, site: Site): Promise<ReactNode> {
  const url = new URL(address, 'http://shop');
  const handler = createStaticHandler(serverRoutes(boot, url.pathname, site));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`no page at ${address}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/** Structured data as a script block that no text in it can break out of (F-36); '' without data. */
const dataBlock = (structuredData: readonly object[]): string =>
  structuredData.length > 0
    ? `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': structuredData })}</script>`
    : '';

/** The beginning of a stack: its innermost calls, or components. */
const cut = (stack: string | undefined) => (stack ?? '').slice(0, 4_000);

/** Renders to the end. A failed boundary is reported, and its fallback is rendered. */
function renderHtml(page: ReactNode, onFailure: (failure: RenderFailure) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // One chunk, so that content is in its final position without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError(error, { componentStack = '' }) {
        if (isNotLoaded(error)) return;
        const thrown = error instanceof Error ? error.stack : undefined;
        const stack = `${cut(thrown)}\n${cut(componentStack)}`;
        onFailure({ part: namesIn(componentStack), error: String(error), stack });
      },
    });
  });
}

/** The innermost components, for a log line. */
const namesIn = (stack: string) =>
  `component:${[...stack.matchAll(/at (\w+)/g)]
    .slice(0, 4)
    .map(([, name]) => name)
    .join('<')}`;
