import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it has come: tests look at these. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** Names of files in a form, each with its field's. */
  files: string[];
}

/** With the values of the route's parameters. */
export interface Call extends Asked {
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

/** What a backend says no with. `errors` is a list but for a few answers, so this takes the whole body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`refused with ${status}`);
  }
}

/** The usual shape of a refusal. */
export const refuse = (status: number, code: string, message: string): never => {
  throw new Refusal(status, { errors: [{ code, message }] });
};

type Handler = (call: Call) => Reply;
interface Route {
  method: string;
  parts: string[];
  handle: Handler;
}

/** Values of the parameters where the path fits; null where it does not. */
function paramsOf({ parts }: Route, path: string): Record<string, string> | null {
  const given = path.split('/');
  if (given.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

type Body = Pick<Asked, 'body' | 'files'>;

/** Fields that end in brackets are lists. */
async function formIn(content: Buffer, type: string): Promise<Body> {
  const form = await new Response(new Uint8Array(content), { headers: { 'content-type': type } }).formData();
  const entries = [...form.entries()];
  const files = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [`${name} ${value.name}`],
  );
  const fields = entries.filter(([name, value]) => typeof value === 'string' && !name.endsWith('[]'));
  const names = new Set(entries.map(([name]) => name).filter((name) => name.endsWith('[]')));
  const lists = [...names].map((name) => [name.slice(0, -2), form.getAll(name)]);
  return { body: Object.fromEntries([...fields, ...lists]) as Asked['body'], files };
}

function jsonIn(text: string): Asked['body'] {
  try {
    return text ? (JSON.parse(text) as Asked['body']) : {};
  } catch {
    return {};
  }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // Node's requests give buffers
  const content = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (/urlencoded|multipart/.test(type)) return formIn(content, type);
  return { body: jsonIn(content.toString('utf8')), files: [] };
}

async function askedOf(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://family.invalid');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(await bodyOf(request)),
  };
}

/** Routes, and every request that came, in its order. */
export class Web {
  private readonly routes: Route[] = [];
  private server: Server | null = null;
  readonly requests: Asked[] = [];

  /** `instead` may answer in place of any route. */
  constructor(private readonly instead: (path: string) => Reply | null) {}

  on(method: string, path: string, handle: Handler): void {
    this.routes.push({ method, parts: path.split('/'), handle });
  }

  private reply(asked: Asked): Reply {
    const replaced = this.instead(asked.path);
    if (replaced) return replaced;
    const fitting = this.routes.filter((route) => paramsOf(route, asked.path));
    const route = fitting.find(({ method }) => method === asked.method);
    if (route) return route.handle({ ...asked, params: paramsOf(route, asked.path) ?? {} });
    const path = asked.path.replace(/^\//, '');
    return fitting.length > 0
      ? json({ message: `The ${asked.method} method is not supported for route ${path}.` }, 405)
      : json({ message: `The route ${path} could not be found.` }, 404);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await askedOf(request);
    this.requests.push(asked);
    const { status, headers, content } = this.replyOrRefusal(asked);
    response.writeHead(status, headers).end(content);
  }

  private replyOrRefusal(asked: Asked): Reply {
    try {
      return this.reply(asked);
    } catch (error) {
      if (error instanceof Refusal) return json(error.body, error.status);
      return json({ message: String(error) }, 500);
    }
  }

  /** Answers the origin. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server = createServer((request, response) => void this.answer(request, response));
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
