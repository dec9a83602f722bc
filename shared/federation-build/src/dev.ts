import { join } from 'node:path';
import webpack from 'webpack';
import Server, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { remotes } from '../../../scripts/apps.mjs';
import { readConfiguration } from './build-release';
import { builtBase, developmentPage } from './dev-page';
import { developmentPorts, getOrigin } from './development-ports';
import { workspace } from './paths';

/**
 * Development servers: `node --import tsx shared/federation-build/src/dev.ts host mfe-catalog`. The host always runs;
 * remotes that are not named use their last build, or with `--alone` are left out.
 */
process.env.NODE_ENV = 'development';
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isAlone = process.argv.includes('--alone');
const developed = ['host', ...remotes.filter((app) => named.length === 0 || named.includes(app))];
const shown = isAlone ? developed.filter((app) => app !== 'host') : remotes;
const api = process.env.API_ORIGIN ?? 'http://localhost:4100';

const common = (app: string): ServerConfiguration => ({
  host: process.env.HOST || 'localhost',
  port: developmentPorts[app] ?? 'auto',
  hot: true,
  liveReload: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, logging: 'warn', webSocketURL: `${getOrigin(app).replace('http', 'ws')}/ws` },
  static: false,
});

const forHost = (): ServerConfiguration => ({
  ...common('host'),
  // `xfwd`: pages of fake vendors are opened at this address, not at the backend's
  proxy: [
    {
      context: ['/api', '/media', '/sandbox', '/payments/', '/providers/'],
      target: api,
      changeOrigin: true,
      xfwd: true,
    },
  ],
  static: remotes.map((app) => ({
    directory: join(workspace, app, 'dist'),
    publicPath: builtBase(app),
    watch: false,
  })),
  setupMiddlewares: (middlewares) => [
    ...middlewares,
    {
      name: 'page',
      middleware: (request: PageRequest, response: PageResponse) => void handleRequest(request, response),
    },
  ],
});

interface PageRequest {
  method?: string;
  headers: { cookie?: string };
}
interface PageResponse {
  statusCode: number;
  setHeader(name: string, value: string): void;
  end(text?: string): void;
}

async function handleRequest(request: PageRequest, response: PageResponse) {
  if (request.method !== 'GET') {
    response.statusCode = 204; // browsers' reports are discarded
    return response.end();
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await developmentPage({ developed, remotes: shown, ...chosen(request.headers.cookie ?? '') }));
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

for (const app of developed) {
  const [configuration] = [await readConfiguration(join(workspace, app))].flat();
  if (!configuration) throw new Error(`${app} has no configuration`);
  configuration.output = { ...configuration.output, publicPath: `${getOrigin(app)}/` };
  const compiler = webpack(configuration);
  await new Server(app === 'host' ? forHost() : common(app), compiler).start();
  console.log(`${app}: ${getOrigin(app)}`);
}
console.log(`\nThe shop under development: ${getOrigin('host')}\n`);
