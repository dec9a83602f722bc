import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failure, unreadable } from './failure';

/** Bytes of the largest accepted body: a form with eight pictures. */
export const largestBody = 20 * 1024 * 1024;

const isTooLarge = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  Number(headers['content-length'] ?? 0) > largestBody;

const refusals: Record<string, { status: number; failure: ReturnType<typeof failure> }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    failure: failure('timeout', 'The request came too slowly. Please try again.'),
  },
  HPE_HEADER_OVERFLOW: { status: 431, failure: failure('too_large', 'The headers are too large.') },
};

/** Responds to invalid or incomplete HTTP. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, ...refused } = refusals[error.code ?? ''] ?? { status: 400, failure: unreadable };
  const body = JSON.stringify(refused.failure);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Refuses too large bodies before they arrive, and handles `Expect`: `100-continue` is the only known one. */
export function refuseInvalidRequests(app: FastifyInstance): void {
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTooLarge(request)) response.writeContinue();
    app.server.emit('request', request, response);
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { expect } = request.headers;
    const isKnown = expect === undefined || expect.toLowerCase() === '100-continue';
    if (isKnown && !isTooLarge(request)) return done();
    // A client that waits for permission never sends its body.
    if (expect !== undefined) reply.header('connection', 'close');
    const refused = isKnown
      ? { status: 413, code: 'too_large', message: 'That is too large.' }
      : { status: 417, code: 'unreadable', message: 'That cannot be expected here.' };
    void reply
      .code(refused.status)
      .header('cache-control', 'no-store')
      .send(failure(refused.code, refused.message));
  });
}

/** The path of a request line with a full address, as sent to proxies. */
export const toPath = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
