import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseLost } from '../database/database';
import { toLanguage } from './language';
import { collectMethods } from './possible-methods';
import { Refusal } from './refusal';
import { translate, type TextKey } from './translate';

const plain = (request: FastifyRequest, code: string, text: TextKey) => ({
  errors: [{ code, message: translate(toLanguage(request.headers['x-localization']), text) }],
});

/** Errors of Fastify itself: broken JSON, too large, unknown type, too many requests. */
const frameworkErrors: Record<number, [code: string, text: TextKey]> = {
  413: ['too_large', 'tooLarge'],
  415: ['unsupported_type', 'unsupportedType'],
  429: ['too_many', 'tooMany'],
};

/** Milliseconds for reading the rest of a refused body. */
const timeout = 2_000;

/**
 * Reads and drops the rest of a body. If the connection were closed while the caller is sending, the caller could not
 * read the response, and a proxy would report a dead backend.
 */
async function drain({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  await finished(raw, { writable: false, signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const language = toLanguage(request.headers['x-localization']);
  if (refusal.retryAfter !== null) reply.header('Retry-After', String(refusal.retryAfter));
  const errors = refusal.errorEntries.map(({ code, text, values, detail }) => ({
    code,
    message: translate(language, text, values),
    ...detail,
  }));
  return reply.code(refusal.status).send({ errors: refusal.isBare ? errors[0] : errors });
}

/** For requests that Fastify refuses before routing: an invalid or too long address. */
export function sendUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(error.statusCode ?? 400)
    .header('Cache-Control', 'no-store')
    .send(plain(request, 'unreadable', 'unreadable'));
}

/** For invalid HTTP, or requests that arrive too slowly: without a request there is no language. */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify({ errors: [{ code: 'unreadable', message: translate('en', 'unreadable') }] });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Every failure is `{ errors: [{ code, message }] }` (for a missing item one entry instead of the list) in the
 * visitor's language; a 500 reveals nothing internal. Routes are added afterwards.
 */
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
  const getMethods = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const methods = getMethods(request.url);
    if (methods.length === 0) return reply.code(404).send(plain(request, 'not_found', 'unknownPath'));
    return reply
      .code(405)
      .header('Allow', methods.join(', '))
      .send(plain(request, 'method', 'wrongMethod'));
  });
}
