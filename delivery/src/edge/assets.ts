import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getContentType } from '../content-types';
import type { ObjectStore } from '../objects/object-store';
import { Queue } from '../objects/queue';
import { encodings, isText } from '../store/compress';
import type { Faults } from './faults';
import type { Log } from './log';
import { readVisitor } from './visitor';

type Encoding = keyof typeof encodings | 'identity';

interface StoredFile {
  etag: string;
  type: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  bytes: number;
}

/** Files read in parallel, three objects each: a client that requests many missing files must not delay the table. */
const readAtOnce = 8;
/** Bytes of files that are cached in memory. */
const roomForFiles = 96 * 1024 * 1024;
const segment = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/;

/** Files of all releases, live or not: an old tab can continue with its release (F-09). They never change. */
export class Assets {
  private readonly files = new LRUCache<string, StoredFile>({
    maxSize: roomForFiles,
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1), // an empty file has a size, too
  });
  private readonly pending = new Map<string, Promise<StoredFile | null>>();
  private readonly queue = new Queue(readAtOnce);
  private lastError = '';

  constructor(
    private readonly objects: ObjectStore,
    private readonly faults: Faults,
    private readonly log: Log,
  ) {}

  handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*': string })['*']; // the route ends in a wildcard
    const segments = path.split('/');
    // No segment begins with a dot, so no path leads out of the store or to files outside of releases.
    if (segments.length < 3 || !segments.every((part) => segment.test(part))) return missing(reply);
    const [app = '', folder = '', ...rest] = segments;
    const visitor = readVisitor(request.headers.cookie, undefined);
    const fault = this.faults.at(app, folder, rest.join('/'), visitor.id);
    if (fault?.kind === 'hang') return void reply.hijack();
    if (fault) {
      const { status, type, body } = this.faults.getResponse(fault.kind);
      return reply.code(status).headers({ 'content-type': type, 'cache-control': 'no-store' }).send(body);
    }
    const file = await this.file(path).catch(this.failed);
    if (file === undefined) return unavailable(reply);
    return file ? send(request, reply, file) : missing(reply);
  };

  /** The store does not respond: logged once, not for every requested file. */
  private failed = (error: unknown): undefined => {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== this.lastError) this.log('store-failed', { reason: message });
    this.lastError = message;
  };

  /** Concurrent requests for the same file share one read. */
  private async file(path: string): Promise<StoredFile | null> {
    const cached = this.files.get(path);
    if (cached) return cached;
    let reading = this.pending.get(path);
    if (!reading) {
      reading = this.queue.run(() => this.read(path)).finally(() => this.pending.delete(path));
      this.pending.set(path, reading);
    }
    return reading;
  }

  private async read(path: string): Promise<StoredFile | null> {
    const type = getContentType(path);
    if (!type) return null;
    const suffixes = isText(path) ? ['', encodings.br, encodings.gzip] : [''];
    const read = suffixes.map((suffix) => this.objects.get(`${path}${suffix}`));
    const [identity, br, gzip] = await Promise.all(read);
    this.lastError = '';
    if (!identity) return null;
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const bytes = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
    const bodies = { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
    const file = { etag, type, bodies, bytes };
    this.files.set(path, file);
    return file;
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
    // Pages of other origins may run them: shops on a CDN, one remote in development beside released ones.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

/** Never HTML: a page instead of a script would be a failure that looks like a response. */
const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('not found');

/** For a file that may exist, while the store does not respond. */
const unavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' })
    .send('not now');
