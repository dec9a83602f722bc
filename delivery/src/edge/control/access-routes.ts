import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Access } from './access';
import { enterPage } from './page-shell';

/** Fields of a form. */
export type Fields = Record<string, string>;

interface AccessOptions {
  access: Access;
  /** The page's path, and its title. */
  path: string;
  title: string;
}

/** Shows the form for the token instead of the page, with a message about what was wrong. */
type Refuse = (reply: FastifyReply, status: number, text: string | null) => Promise<FastifyReply>;

/**
 * What the pages behind the token have in common, in the scope of one of them: entering, leaving, forms, and limits that keep
 * anybody from guessing.
 */
export async function accessRoutes(
  app: FastifyInstance,
  { access, path, title }: AccessOptions,
): Promise<Refuse> {
  await app.register(rateLimit, { max: 120, timeWindow: '1 minute' });
  takeForms(app);
  const refuse: Refuse = (reply, status, text) =>
    sendPage(reply, status, async (nonce) =>
      enterPage(nonce, title, path, text === null ? null : { text, isWrong: true }),
    );

  app.post('/enter', { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }, (request, reply) => {
    if (!access.isToken((request.body as Fields | null)?.token))
      return refuse(reply, 401, 'This is not the token.');
    return reply.header('set-cookie', access.enteringHeaders()).redirect(path, 303);
  });

  app.post('/leave', (_request, reply) =>
    reply.header('set-cookie', access.leavingHeaders()).redirect(path, 303),
  );
  return refuse;
}

function takeForms(app: FastifyInstance) {
  const asFields = (text: string) => Object.fromEntries(new URLSearchParams(text)) as Fields;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, text, done) => done(null, asFields(String(text))),
  );
}

/** Sends a page that nobody caches, and in which only its own styles apply. */
export async function sendPage(
  reply: FastifyReply,
  status: number,
  page: (nonce: string) => Promise<string>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(await page(nonce));
}
