import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseLost } from '../database/database';
import { toLanguage } from './language';
import { Refusal } from './refusal';
import { translate, type TextKey } from './translate';

const plain = (request: FastifyRequest, code: string, text: TextKey) => ({
  errors: [{ code, message: translate(toLanguage(request.headers['x-localization']), text) }],
});

/** What Fastify itself refuses: broken JSON, too large, unknown type, too many. */
const frameworkErrors: Record<number, [code: string, text: TextKey]> = {
  413: ['too_large', 'tooLarge'],
  415: ['unsupported_type', 'unsupportedType'],
  429: ['too_many', 'tooMany'],
};

/** Milliseconds in which the rest of a refused body is read. */
const timeout = 2_000;

/**
 * Reads what nobody wants. Closed while the caller is still sending, a connection breaks before the caller has read
 * why: a proxy in between then tells of a backend that is gone.
 */
async function drain({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  await finished(raw, { writable: false, signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const language = toLanguage(request.headers['x-localization']);
  if (refusal.retryAfter !== null) reply.header('Retry-After', String(refusal.retryAfter));
  const errors = refusal.complaints.map(({ code, text, values, detail }) => ({
    code,
    message: translate(language, text, values),
    ...detail,
  }));
  return reply.code(refusal.status).send({ errors: refusal.isBare ? errors[0] : errors });
}

/** For what Fastify refuses before any route is found: an address that is none, or too long. */
export function sendUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(error.statusCode ?? 400)
    .header('Cache-Control', 'no-store')
    .send(plain(request, 'unreadable', 'unreadable'));
}

/** What is no HTTP, or comes too slowly: there is no request, and so no language either. */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify({ errors: [{ code: 'unreadable', message: translate('en', 'unreadable') }] });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Every failure is `{ errors: [{ code, message }] }` (of a missing item with one entry in place of the list) in the visitor's language; 500 tells nothing of the inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (error instanceof Refusal) return sendRefusal(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      if (status === 413 || status === 415) await drain(request);
      const [code, text] = frameworkErrors[status] ?? ['unreadable', 'unreadable'];
      return reply.code(status).send(plain(request, code, text));
    }
    request.log.error({ req: request, err: error }, 'failed');
    if (error instanceof DatabaseLost)
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send(plain(request, 'unavailable', 'failed'));
    return reply.code(500).send(plain(request, 'failed', 'failed'));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send(plain(request, 'not_found', 'unknownPath')),
  );
}
