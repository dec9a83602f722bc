import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodings } from '../store/compress';
import type { Faults } from './faults';
import { visitorFrom } from './visitor';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

type Encoding = keyof typeof encodings | 'identity';

interface StoredFile {
  etag: string;
  type: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  bytes: number;
}

/** Bytes of files that are kept in memory. */
const roomForFiles = 96 * 1024 * 1024;
const segment = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/;

/** Files of all releases, live or not: an old tab goes on with what it has (F-09). They never change. */
export class Assets {
  private readonly files = new Map<string, StoredFile>();
  private bytes = 0;

  constructor(
    private readonly dir: string,
    private readonly faults: Faults,
  ) {}

  answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*': string })['*']; // the route ends in a wildcard
    const segments = path.split('/');
    // No segment begins with a dot, so no path leads out of the store or to what is not a release's.
    if (segments.length < 3 || !segments.every((part) => segment.test(part))) return missing(reply);
    const [app = '', folder = '', ...rest] = segments;
    const visitor = visitorFrom(request.headers.cookie, undefined);
    const fault = this.faults.at(app, folder, rest.join('/'), visitor.id);
    if (fault?.kind === 'hang') return void reply.hijack();
    if (fault) {
      const { status, type, body } = this.faults.answerOf(fault.kind);
      return reply.code(status).headers({ 'content-type': type, 'cache-control': 'no-store' }).send(body);
    }
    const file = await this.file(path);
    return file ? send(request, reply, file) : missing(reply);
  };

  private async file(path: string): Promise<StoredFile | null> {
    const kept = this.files.get(path);
    if (kept) return kept;
    const name = join(this.dir, path);
    const read = (suffix: string) => readFile(`${name}${suffix}`).catch(() => undefined);
    const [identity, br, gzip] = await Promise.all([read(''), read(encodings.br), read(encodings.gzip)]);
    const type = types[extname(path)];
    if (!identity || !type) return null;
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const bytes = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
    const bodies = { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
    this.keep(path, { etag, type, bodies, bytes });
    return { etag, type, bodies, bytes };
  }

  private keep(path: string, file: StoredFile) {
    this.files.set(path, file);
    this.bytes += file.bytes;
    for (const [oldest, { bytes }] of this.files) {
      if (this.bytes <= roomForFiles) break;
      this.files.delete(oldest);
      this.bytes -= bytes;
    }
  }
}

function encodingFor(accepted: string, bodies: StoredFile['bodies']): Encoding {
  if (bodies.br && /\bbr\b/.test(accepted)) return 'br';
  return bodies.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, type, bodies }: StoredFile) {
  reply.headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // A page of another origin may run them: shops on a CDN, one remote in development against released others.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

/** Never HTML: a page in place of a script would be a fault that looks like an answer. */
const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('not found');
