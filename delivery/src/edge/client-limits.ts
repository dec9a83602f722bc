import { isIPv6, type Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './failure';

/** Limits of one client: parallel requests, and minimum speed. */
export interface ClientLimits {
  connections: number;
  /** Requests without a response yet. */
  requests: number;
  /** Requests with an incomplete body. */
  bodies: number;
  /** Calls in progress at the backend; further ones wait up to so many milliseconds. */
  apiCalls: number;
  wait: number;
  /** Bodies that are streamed to the backend. */
  uploads: number;
  /** Bytes of a body that must arrive within the milliseconds. */
  rate: { bytes: number; milliseconds: number };
}

/** The backend handles 64 calls and 64 large bodies in parallel: no client may use all of them. */
export const defaultLimits: ClientLimits = {
  connections: 512,
  requests: 256,
  bodies: 64,
  apiCalls: 48,
  wait: 10_000,
  uploads: 8,
  rate: { bytes: 20_480, milliseconds: 20_000 },
};

/** Identifies a client by address; an IPv6 client by its first 64 bits, because a household has all addresses in that network. */
export function getClient(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const parts = [...left, ...zeros, ...right].slice(0, 4);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** Counts open resources by client. */
export class OpenCount {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Adds one, until `leave`; false if the client has too many. */
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

/** The response to a client with too many open resources. */
export const refuseOverLimit = (reply: FastifyReply) =>
  reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': '1', connection: 'close' })
    .send(failure('too_many', 'Too much at once. Please try again in a moment.'));

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a request may go on; one that may not is refused. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Admits requests of a client while fewer than so many are without a response. */
export function admitRequests(most: number): Admit {
  const requests = new OpenCount(most);
  return (request, reply) => {
    const client = getClient(request.ip);
    const isIn = requests.enter(client);
    if (isIn) reply.raw.once('close', () => requests.leave(client));
    else void refuseOverLimit(reply);
    return isIn;
  };
}

interface LimitOptions {
  limits: ClientLimits;
  admit: Admit;
  /** Behind a trusted proxy connections are the proxy's, and not limited. */
  hasProxy: boolean;
}

/** Enforces the limits of each client. */
export function limitClients(app: FastifyInstance, { limits, admit, hasProxy }: LimitOptions): void {
  if (!hasProxy) limitConnections(app, limits);
  const bodies = new OpenCount(limits.bodies);
  app.addHook('onRequest', (request, reply, done) => {
    if (!admit(request, reply)) return;
    if (!hasBody(request)) return done();
    const client = getClient(request.ip);
    if (!bodies.enter(client)) return void refuseOverLimit(reply);
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

/** Refuses a body that arrives too slowly. Data that the edge has not read yet does not count as slow. */
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
    // A client that continues sending after the response is disconnected.
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
  // The end of an unread body is only visible by its connection.
  raw.once('end', end).once('close', end);
  reply.raw.once('close', end);
}
