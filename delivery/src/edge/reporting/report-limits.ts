import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getClient } from '../client-limits';
import { failure } from '../failure';
import { readVisitor } from '../visitor';

/**
 * Requests per minute of one address (of IPv6 its /64, by the library), and of one visitor there: many customers share one
 * address behind a carrier's network, and one of them must not use up the limit of the others.
 */
const usual = { address: 1_200, visitor: 120 };
const forTests = { address: 100_000, visitor: 10_000 };

/** Senders without a readable cookie count as one visitor of their address. */
function getVisitorId({ headers }: FastifyRequest): string {
  const { id, isNew } = readVisitor(headers.cookie, undefined);
  return isNew ? '' : id;
}

/** The response to a sender above a limit that ends in so many seconds. */
export const refuseTooMany = (reply: FastifyReply, seconds: number) =>
  reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(seconds) })
    .send(failure('too_many', 'Too many at once. Please try again in a minute.'));

/** Limits the reports of browsers on routes registered in the same scope. No response to one is cached. */
export async function limitReports(app: FastifyInstance, withFaults: boolean): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => done(void reply.header('cache-control', 'no-store')));
  const { address, visitor } = withFaults ? forTests : usual;
  await app.register(rateLimit, { max: address, timeWindow: '1 minute' });
  const check = app.createRateLimit({
    max: visitor,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${getClient(request.ip)} ${getVisitorId(request)}`,
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await check(request);
    if (found.isAllowed || !found.isExceeded) return;
    return refuseTooMany(reply, found.ttlInSeconds);
  });
}
