import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request, for tests. */
export interface WebRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** Field and file names of a form. */
  files: string[];
  /** The code that it was refused with, once it was. */
  refusal?: string;
}

/** A request with the values of the route's parameters. */
export interface Call extends WebRequest {
  params: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  content: string | Buffer;
}

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  content: JSON.stringify(body),
});

export const html = (content: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  content,
});

export const redirect = (location: string): Reply => ({
  status: 302,
  headers: { location, 'content-type': 'text/html; charset=UTF-8' },
  content: `<a href="${location}">Go on</a>`,
});

/** A refusal. `errors` is a list except in a few responses, so this takes the whole body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly code = '',
  ) {
    super(`refused with ${status}`);
  }
}

/** The usual shape of a refusal. */
export const refuse = (status: number, code: string, message: string): never => {
  throw new Refusal(status, { errors: [{ code, message }] }, code);
};

type Handler = (call: Call) => Reply;
interface Route {
  method: string;
  segments: string[];
  handle: Handler;
}

/** Values of the parameters where the path matches, else null. */
function getParams({ segments }: Route, path: string): Record<string, string> | null {
  const pathSegments = path.split('/');
  if (pathSegments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = pathSegments[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(value);
    else if (segment !== value) return null;
  }
  return params;
}

type Body = Pick<WebRequest, 'body' | 'files'>;

/** Fields with a name that ends in brackets are lists. */
async function formIn(content: Buffer, type: string): Promise<Body> {
  const form = await new Response(new Uint8Array(content), { headers: { 'content-type': type } }).formData();
  const entries = [...form.entries()];
  const files = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [`${name} ${value.name}`],
  );
  const fields = entries.filter(([name, value]) => typeof value === 'string' && !name.endsWith('[]'));
  const names = new Set(entries.map(([name]) => name).filter((name) => name.endsWith('[]')));
  const lists = [...names].map((name) => [name.slice(0, -2), form.getAll(name)]);
  return { body: Object.fromEntries([...fields, ...lists]) as WebRequest['body'], files };
}

function jsonIn(text: string): WebRequest['body'] {
  try {
    return text ? (JSON.parse(text) as WebRequest['body']) : {};
  } catch {
    return {};
  }
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // Node's requests give buffers
  const content = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (/urlencoded|multipart/.test(type)) return formIn(content, type);
  return { body: jsonIn(content.toString('utf8')), files: [] };
}

async function readRequest(request: IncomingMessage): Promise<WebRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://family.invalid');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(await readBody(request)),
  };
}

/** Routes, and every request in the order of arrival. */
export class Web {
  private readonly routes: Route[] = [];
  private server: Server | null = null;
  readonly requests: WebRequest[] = [];

  /** `instead` may respond in place of any route. */
  constructor(private readonly fallback: (path: string) => Reply | null) {}

  on(method: string, path: string, handle: Handler): void {
    this.routes.push({ method, segments: path.split('/'), handle });
  }

  private reply(request: WebRequest): Reply {
    const replaced = this.fallback(request.path);
    if (replaced) return replaced;
    const fitting = this.routes.filter((route) => getParams(route, request.path));
    const route = fitting.find(({ method }) => method === request.method);
    if (route) return route.handle({ ...request, params: getParams(route, request.path) ?? {} });
    const path = request.path.replace(/^\//, '');
    return fitting.length > 0
      ? json({ message: `The ${request.method} method is not supported for route ${path}.` }, 405)
      : json({ message: `The route ${path} could not be found.` }, 404);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const webRequest = await readRequest(request);
    this.requests.push(webRequest);
    const { status, headers, content } = this.replyOrRefusal(webRequest);
    response.writeHead(status, headers).end(content);
  }

  private replyOrRefusal(request: WebRequest): Reply {
    try {
      return this.reply(request);
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.code) request.refusal = error.code;
        return json(error.body, error.status);
      }
      return json({ message: String(error) }, 500);
    }
  }

  /** Returns the origin. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server = createServer((request, response) => void this.respond(request, response));
      this.server.listen(0, '127.0.0.1', () => {
        const { port } = this.server?.address() as AddressInfo; // it listens on a TCP port
        resolve(`http://127.0.0.1:${port}`);
      });
    });
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
