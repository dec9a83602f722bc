import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from './log';
import type { EdgeSettings } from './settings';

interface ProxyOptions {
  settings: Pick<EdgeSettings, 'apiOrigin' | 'publicApiOrigin' | 'isSecure'>;
  log: Log;
}

/** Milliseconds. A backend that takes longer than this to begin its answer counts as gone. */
const timeouts = { connect: 3_000, answer: 20_000 };

/** Answers in the backend's own shape, so that the client reads them like any other failure. */
const failure = (code: string, message: string) => ({ errors: [{ code, message }] });

function sendFailure(reply: FastifyReply, error: Error & { code?: string }, log: Log) {
  const isSlow = /TIMEOUT|TIMEDOUT/.test(error.code ?? '') || reply.statusCode === 504;
  log('proxy', { url: reply.request.url.slice(0, 200), error: error.message });
  return reply
    .code(isSlow ? 504 : 502)
    .header('cache-control', 'no-store')
    .send(
      isSlow
        ? failure('timeout', 'The shop takes too long to answer. Please try again.')
        : failure('unavailable', 'The shop cannot be reached right now. Please try again.'),
    );
}

/** One origin for the browser: the backend's API, and the sandbox's pictures, vendors' pages and payment pages. */
export async function proxy(app: FastifyInstance, { settings, log }: ProxyOptions): Promise<void> {
  const { apiOrigin, publicApiOrigin, isSecure } = settings;
  // The family's page that opens a gateway is the backend's own, and so is where the gateway leads back to.
  app.get('/payment-mobile', (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`${publicApiOrigin || apiOrigin}${request.url}`, 302),
  );

  await app.register(replyFrom, {
    base: apiOrigin,
    undici: {
      connections: 64,
      connect: { timeout: timeouts.connect },
      headersTimeout: timeouts.answer,
      bodyTimeout: timeouts.answer,
    },
    disableRequestLogging: true,
  });
  // Bodies go through as they came, whatever they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  for (const url of ['/api/*', '/sandbox/*', '/media/*', '/payments/*', '/providers/*']) {
    app.all(url, { bodyLimit: 64 * 1024 * 1024 }, (request, reply) =>
      reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': isSecure ? 'https' : request.protocol,
        }),
        onError: (response, { error }) => void sendFailure(response as FastifyReply, error, log),
      }),
    );
  }
}
