import webpack from 'webpack';
import Server, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { readConfiguration } from '../build-release';
import { toDevelopedRelease } from '../developed-release';
import { RELEASED_HOST } from '../development';
import { withRemote } from './page';

interface ServeOptions {
  /** Folder of the remote. */
  dir: string;
  /** Address of a released shop, without a trailing slash. */
  host: string;
  port: number;
}

interface PageRequest {
  method?: string;
  url?: string;
  headers: Record<string, string | string[] | undefined>;
}
interface PageResponse {
  statusCode: number;
  setHeader(name: string, value: string | string[]): void;
  end(text?: string): void;
}

/** Headers of the browser that decide what the edge answers. */
const passed = ['accept', 'accept-language', 'cookie', 'user-agent'];

const isPage = ({ method, headers }: PageRequest) =>
  method === 'GET' && String(headers.accept ?? '').includes('text/html');

/** The server has no https, and another name. */
const toLocalCookie = (cookie: string) => cookie.replace(/;\s*(?:secure|domain=[^;]*)/gi, '');

/**
 * Serves a remote inside a released shop: pages, data and the other apps are the shop's, this remote is the one in `dir`, and
 * a saved file loads the page again. The shop need not know or allow it. Resolves to the address when it can be opened.
 */
export async function serveRemote({ dir, host, port }: ServeOptions): Promise<string> {
  process.env.NODE_ENV = 'development';
  process.env[RELEASED_HOST] = host;
  const [configuration] = [await readConfiguration(dir)].flat();
  if (!configuration?.name) throw new Error(`${dir} has no webpack.config.ts of a remote`);
  const app = configuration.name;
  const base = `/remotes/${app}/development/`;
  configuration.output = { ...configuration.output, publicPath: base };

  const getPage = async (request: PageRequest): Promise<Response> => {
    const headers = passed.flatMap((name): [string, string][] =>
      request.headers[name] ? [[name, String(request.headers[name])]] : [],
    );
    return fetch(`${host}${request.url}`, { headers, redirect: 'manual' });
  };

  const sendPage = async (request: PageRequest, response: PageResponse): Promise<void> => {
    const answer = await getPage(request).catch((error: Error) => error);
    if (answer instanceof Error) {
      response.statusCode = 502;
      return response.end(`${host} does not respond: ${String(answer.cause ?? answer.message)}`);
    }
    const html = await answer.text();
    const page = withRemote(html, await toDevelopedRelease(app, dir, base));
    // The shop answers 404 for addresses that only this remote has.
    response.statusCode = page === null ? answer.status : 200;
    const location = answer.headers.get('location');
    if (location) response.setHeader('location', location.replace(host, ''));
    const cookies = answer.headers.getSetCookie().map(toLocalCookie);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(page ?? html);
  };

  await new Server(toConfiguration({ host, port, base, sendPage }), webpack(configuration)).start();
  return `http://localhost:${port}`;
}

interface Serving {
  host: string;
  port: number;
  base: string;
  sendPage: (request: PageRequest, response: PageResponse) => Promise<void>;
}

const toConfiguration = ({ host, port, base, sendPage }: Serving): ServerConfiguration => ({
  host: 'localhost',
  port,
  hot: false,
  liveReload: true,
  static: false,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
  proxy: [
    {
      context: (path) => !path.startsWith(base),
      target: host,
      changeOrigin: true,
      // The edge accepts reports and orders from its own pages only.
      headers: { origin: host },
    },
  ],
  setupMiddlewares: (middlewares) => [
    {
      name: 'page',
      middleware: (request: PageRequest, response: PageResponse, next: (error?: unknown) => void) => {
        if (isPage(request)) sendPage(request, response).catch(next);
        else next();
      },
    },
    ...middlewares,
  ],
});
