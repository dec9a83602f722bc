import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import { config, type Endpoint } from '@shop/contract';
import { endpoints } from '@shop/contract/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import type { LoadedBrand } from '../brand/read-brand';
import type { ApiCache } from './api-cache';
import { toBrandedText } from './brand';
import { CallQueue } from './call-queue';
import { getClient, OpenCount, refuseOverLimit, type ClientLimits } from './client-limits';
import { failure, unavailable } from './failure';
import type { Log } from './log';
import { leadToGateway } from './gateway-redirect';
import { requireMockVendors } from './mock-vendors';
import { toProxiedRequest, toProxiedResponse, type BackendPart } from './proxy-headers';
import type { EdgeSettings } from './settings';
import type { BackendCall } from './shop-statistics/endpoint-times';
import { largestBody } from './client-errors';

interface ProxyOptions {
  settings: Pick<EdgeSettings, 'apiOrigin' | 'publicApiOrigin' | 'publicOrigin' | 'isSecure' | 'brand'>;
  apiCache: ApiCache;
  limits: ClientLimits;
  log: Log;
  /** Called for each call of the API, once its response begins or it has failed. */
  onCall?: ((call: BackendCall) => void) | undefined;
}

/** Milliseconds. A backend that takes longer to start its response counts as unavailable. */
const timeouts = { connect: 3_000, response: 20_000 };

/**
 * Bytes: of a body that is read before a connection to the backend is used, of one whose call may be queued, of one that is
 * read before it is refused, and of a response that the edge buffers for a slow client.
 */
const limits = {
  readAhead: 256 * 1024,
  waiting: 16 * 1024,
  discarded: 100 * 1024 * 1024,
  bufferedResponse: 4 * 1024 * 1024,
};

class RequestError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const cutOff = () => new RequestError(400, 'unreadable', 'The request was cut off.');

function sendFailure(reply: FastifyReply, error: Error & { code?: string; cause?: unknown }, log: Log) {
  const { cause } = error;
  if (cause instanceof RequestError)
    return reply
      .code(cause.statusCode)
      .header('cache-control', 'no-store')
      .send(failure(cause.code, cause.message));
  const isSlow = /TIMEOUT|TIMEDOUT/.test(error.code ?? '') || reply.statusCode === 504;
  log('proxy', { url: reply.request.url.slice(0, 200), error: error.message });
  return reply
    .code(isSlow ? 504 : 502)
    .header('cache-control', 'no-store')
    .send(isSlow ? failure('timeout', 'The shop takes too long to answer. Please try again.') : unavailable);
}

const tooLarge = new RequestError(413, 'too_large', 'That is too large.');

/**
 * A body of unknown length, up to the limit. The rest is read before it is refused: closing the connection while the client
 * is sending would lose the error response.
 */
async function* bounded(body: AsyncIterable<Buffer>) {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length <= largestBody) yield chunk;
    if (length > limits.discarded) throw tooLarge;
  }
  if (length > largestBody) throw tooLarge;
}

/**
 * Passes every body on unchanged. A small one is read before a connection to the backend is used, so that a slow client
 * delays nobody; a large one, and one of unknown length, is streamed.
 */
function takeBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const length = request.headers['content-length'];
    if (length === undefined) return done(null, Readable.from(bounded(payload)));
    if (Number(length) > limits.readAhead) return done(null, payload);
    buffer(payload).then(
      (body) => done(null, body),
      () => done(cutOff()),
    );
  });
}

const agentOptions = {
  connect: { timeout: timeouts.connect },
  headersTimeout: timeouts.response,
  bodyTimeout: timeouts.response,
};

/** Connections to the backend; large bodies have their own, so that calls never wait for them. */
function createConnections() {
  const calls = new Agent({ ...agentOptions, connections: 64 });
  const uploads = new Agent({ ...agentOptions, connections: 64 });
  const request = ((options: Dispatcher.RequestOptions, ...rest: [never]) =>
    (options.body instanceof Readable ? uploads : calls).request(options, ...rest)) as Dispatcher['request'];
  return { request, close: () => Promise.all([calls.destroy(), uploads.destroy()]) };
}

/** Whether the client may start another call or upload: it counts until the response is sent. Calls are queued. */
function createAdmission({ apiCalls, uploads, wait }: ClientLimits) {
  const largeBodies = new OpenCount(uploads);
  const queue = new CallQueue({ most: apiCalls, timeout: wait });
  return async ({ body, ip }: FastifyRequest, { raw }: FastifyReply): Promise<boolean> => {
    const client = getClient(ip);
    const isLarge = body instanceof Readable;
    const mayWait = !Buffer.isBuffer(body) || body.length <= limits.waiting;
    const isIn = isLarge
      ? largeBodies.enter(client)
      : await queue.enter(client, mayWait, (listener) => raw.once('close', listener));
    if (!isIn) return false;
    const leave = () => (isLarge ? largeBodies : queue).leave(client);
    if (raw.destroyed) leave();
    else raw.once('close', leave);
    return true;
  };
}

/** GET endpoints by path: endpoints of one path have the same dependencies. */
const readEndpoints = new Map(
  Object.values<Endpoint>(endpoints)
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => [endpoint.path, endpoint]),
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint, which defines what its responses depend on. */
    endpoint?: Endpoint;
    /** Which of the backend's parts the proxy passes on. */
    part?: BackendPart;
  }
}

/** The part by route, not by the requested path, which may be written in other ways: `/%6dedia/x`. */
const parts: Record<string, BackendPart> = {
  '/api/*': 'data',
  '/sandbox/*': 'data',
  '/media/*': 'media',
  '/payments/*': 'mocks',
  '/providers/*': 'mocks',
};

/** One origin for the browser: the backend's API and pictures, and the sandbox's switches, vendors' pages and payment pages. */
export async function proxy(
  app: FastifyInstance,
  { settings, apiCache, limits, log, onCall }: ProxyOptions,
): Promise<void> {
  const { apiOrigin, isSecure, brand } = settings;
  leadToGateway(app, settings);
  const { request: undiciRequest, close } = createConnections();
  app.addHook('onClose', async () => void (await close()));
  await app.register(replyFrom, {
    base: apiOrigin,
    undici: { request: undiciRequest },
    disableRequestLogging: true,
  });
  takeBodies(app);

  const enter = createAdmission(limits);
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await enter(request, reply))) return refuseOverLimit(reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    const { body } = request;
    const { endpoint, part = 'data' } = request.routeOptions.config;
    const settingsBrand = endpoint?.path === config.path ? brand : null;
    const begun = performance.now();
    const note = (hasFailed: boolean) => {
      if (!request.routeOptions.url?.startsWith('/api/')) return;
      const milliseconds = performance.now() - begun;
      onCall?.({ method: request.method, path, milliseconds, hasFailed });
    };
    return reply.from(path, {
      // A kept connection may end as it is used: reads are sent once more. Without this, a 503 is asked for ten times more.
      retriesCount: 1,
      ...(Buffer.isBuffer(body)
        ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
        : {}),
      rewriteRequestHeaders: (_request, headers) =>
        toProxiedRequest(request, settingsBrand ? { ...headers, ...plainly } : headers, { part, isSecure }),
      rewriteHeaders: (headers) => {
        const hasIdentity = request.headers.authorization !== undefined;
        const received = toProxiedResponse(headers, { part, endpoint, hasIdentity });
        return settingsBrand ? withoutBodyHeaders(received) : received;
      },
      onResponse: (_request, response, { stream }) => {
        note(response.statusCode >= 500);
        if (settingsBrand) void sendBranded(request, response as FastifyReply, stream, settingsBrand);
        else void response.send(bufferResponse(stream));
      },
      onError: (response, { error }) => {
        note(true);
        void sendFailure(response as FastifyReply, error, log);
      },
    });
  };
  const onRequest = { mocks: requireMockVendors(apiCache), media: [], data: [] };
  for (const [url, part] of Object.entries(parts))
    app.all(url, { config: { part }, onRequest: onRequest[part] }, pass);
  for (const [url, endpoint] of readEndpoints) app.get(url, { config: { endpoint } }, pass);
}

/** The backend's settings are changed on their way: uncompressed, and without what describes their own body. */
const plainly = { 'accept-encoding': 'identity', 'if-none-match': undefined, 'if-modified-since': undefined };
const withoutBodyHeaders = ({ etag: _etag, 'content-length': _length, ...headers }: IncomingHttpHeaders) =>
  headers;

async function sendBranded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
  brand: LoadedBrand,
): Promise<void> {
  try {
    reply.send(toBrandedText(await text(stream), String(headers['x-localization'] ?? 'en'), brand));
  } catch {
    reply.raw.destroy();
  }
}

/** Reads a response from the backend immediately, so that a slow client does not occupy its connection. */
const bufferResponse = (response: Readable): Readable =>
  pipeline(response, new PassThrough({ highWaterMark: limits.bufferedResponse }), () => undefined);
