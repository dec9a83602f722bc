import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import type { ClientRelease } from '@shop/federation';
import type { Configuration } from 'webpack-dev-server';
import { workspace } from '../paths';
import type { CompileStatus } from './compile-status';
import { builtBase, developmentPage, overlayAddress } from './page';
import { statusAddress, streamStatus } from './status-stream';

export interface HostServerOptions {
  /** Remotes under development. */
  developed: readonly string[];
  /** Remotes whose builds are served. */
  built: readonly string[];
  /** The releases of other remotes, for one page. */
  getOthers: () => Promise<ClientRelease[]>;
  status: CompileStatus;
  /** Origin of the backend. */
  api: string;
  /** The edge whose releases are shown; null: none. */
  edge: string | null;
}

/** What the host's development server serves besides the host's files. */
export function hostServer(options: HostServerOptions): Configuration {
  const { built, status, api, edge } = options;
  const overlay = toScript(join(import.meta.dirname, 'overlay.ts'));
  return {
    proxy: [
      // `xfwd`: pages of fake vendors are opened at this address, not at the backend's
      {
        context: ['/api', '/media', '/sandbox', '/payments/', '/providers/'],
        target: api,
        changeOrigin: true,
        xfwd: true,
      },
      ...(edge ? [{ context: ['/remotes/'], target: edge, changeOrigin: true }] : []),
    ],
    static: built.map((app) => ({
      directory: join(workspace, app, 'dist'),
      publicPath: builtBase(app),
      watch: false,
    })),
    setupMiddlewares: (middlewares) => [
      {
        name: 'status',
        path: statusAddress,
        middleware: (request: IncomingMessage, response: ServerResponse) =>
          streamStatus(status, request, response),
      },
      {
        name: 'overlay',
        path: overlayAddress,
        middleware: (_request: IncomingMessage, response: ServerResponse) =>
          response.setHeader('content-type', 'text/javascript; charset=utf-8').end(overlay),
      },
      ...middlewares,
      {
        name: 'page',
        middleware: (request: IncomingMessage, response: ServerResponse) =>
          void sendPage(options, request, response).catch((error: unknown) => {
            // A manifest that was just saved may be malformed: the next page reads it again.
            response.statusCode = 500;
            response.end(error instanceof Error ? error.message : String(error));
          }),
      },
    ],
  };
}

/** The overlay as a classic script: it runs before the page's first script. */
function toScript(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  return `(() => { const exports = {}; ${code}\nexports.startOverlay(); })();`;
}

async function sendPage(
  { developed, getOthers }: HostServerOptions,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
) {
  if (method !== 'GET') {
    response.statusCode = 204; // browsers' reports are discarded
    return response.end();
  }
  const others = await getOthers();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await developmentPage({ developed, others, ...chosen(headers.cookie ?? '') }));
}

/** Language and theme from the `shop` cookie, as the edge reads them. */
function chosen(cookies: string): { language: string; theme: 'light' | 'dark' } {
  try {
    const text = /(?:^|; )shop=([^;]*)/.exec(cookies)?.[1] ?? '%7B%7D';
    const { l, t } = JSON.parse(decodeURIComponent(text)) as { l?: unknown; t?: unknown };
    return { language: l === 'ur' || l === 'ar' ? l : 'en', theme: t === 'dark' ? 'dark' : 'light' };
  } catch {
    return { language: 'en', theme: 'light' };
  }
}
