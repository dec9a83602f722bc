import { isIPv6, type Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './failure';

/** What one client may have open at once, and how slow it may be. */
export interface ClientLimits {
  connections: number;
  /** Requests that are not answered yet. */
  requests: number;
  /** Requests whose body is still coming. */
  bodies: number;
  /** Calls that the backend is answering; further ones wait, so many milliseconds at most. */
  apiCalls: number;
  wait: number;
  /** Bodies that go to the backend as they come. */
  uploads: number;
  /** So many bytes of a body must come in so many milliseconds. */
  rate: { bytes: number; milliseconds: number };
}

/** The backend answers 64 calls and takes 64 large bodies at once: no client may have all of them. */
export const defaultLimits: ClientLimits = {
  connections: 512,
  requests: 256,
  bodies: 64,
  apiCalls: 48,
  wait: 10_000,
  uploads: 8,
  rate: { bytes: 20_480, milliseconds: 20_000 },
};

/** Who sends something: an address; of IPv6 its first 64 bits, because a household has all addresses below them. */
export function getClient(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const parts = [...left, ...zeros, ...right].slice(0, 4);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** Counts what each client has open. */
export class OpenCount {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** One more, until `leave`; false where the client has too many. */
  enter(client: string): boolean {
    const count = this.open.get(client) ?? 0;
    if (count >= this.most) return false;
    this.open.set(client, count + 1);
    return true;
  }

  leave(client: string): void {
    const count = this.open.get(client) ?? 0;
    if (count > 1) this.open.set(client, count - 1);
    else this.open.delete(client);
  }
}

/** Told to whoever has too much open. */
export const refuseGreedy = (reply: FastifyReply) =>
  reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': '1', connection: 'close' })
    .send(failure('too_many', 'Too much at once. Please try again in a moment.'));

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bounds what one client has open. Behind a trusted proxy connections are the proxy's own, and not counted. */
export function limitClients(app: FastifyInstance, limits: ClientLimits, hasProxy: boolean): void {
  if (!hasProxy) limitConnections(app, limits);
  const requests = new OpenCount(limits.requests);
  const bodies = new OpenCount(limits.bodies);
  app.addHook('onRequest', (request, reply, done) => {
    const client = getClient(request.ip);
    if (!requests.enter(client)) return void refuseGreedy(reply);
    reply.raw.once('close', () => requests.leave(client));
    if (!hasBody(request)) return done();
    if (!bodies.enter(client)) return void refuseGreedy(reply);
    watchBody(request, reply, limits.rate, () => bodies.leave(client));
    done();
  });
}

function limitConnections(app: FastifyInstance, limits: ClientLimits) {
  const connections = new OpenCount(limits.connections);
  app.server.on('connection', (socket: Socket) => {
    const client = getClient(socket.remoteAddress ?? '');
    if (!connections.enter(client)) return void socket.destroy();
    socket.once('close', () => connections.leave(client));
  });
}

/** Refuses a body that comes too slowly. What has come and waits for the edge to read it is not the client's fault. */
function watchBody(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { bytes, milliseconds }: ClientLimits['rate'],
  onEnd: () => void,
) {
  const { socket } = raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isSlow = socket.bytesRead - before < bytes && raw.readableLength === 0;
    before = socket.bytesRead;
    if (!isSlow) return;
    clearInterval(timer);
    // Whoever has been answered, and goes on sending, is not told anything more.
    if (reply.sent) return void socket.destroy();
    void reply
      .code(408)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .send(failure('timeout', 'The request came too slowly. Please try again.'));
  }, milliseconds);
  timer.unref();
  let hasEnded = false;
  const end = () => {
    clearInterval(timer);
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  // A body that nobody reads tells only by its connection that it is over.
  raw.once('end', end).once('close', end);
  reply.raw.once('close', end);
}
