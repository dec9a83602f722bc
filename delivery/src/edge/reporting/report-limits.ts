import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getClient } from '../client-limits';
import { readVisitor } from '../visitor';

/**
 * Requests a minute of one address (of IPv6 its /64, by the library), and of one visitor there: many customers share one address
 * behind a carrier's network, and one of them must not take what the others have.
 */
const usual = { address: 1_200, visitor: 120 };
const forTests = { address: 100_000, visitor: 10_000 };

/** Who has no cookie, or one that cannot be read, is one visitor of the address together with all like that. */
function getVisitorId({ headers }: FastifyRequest): string {
  const { id, isNew } = readVisitor(headers.cookie, undefined);
  return isNew ? '' : id;
}

/** Bounds what browsers send of their own accord, in what is registered beside it. */
export async function limitReports(app: FastifyInstance, withFaults: boolean): Promise<void> {
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
    return reply
      .code(429)
      .headers({ 'cache-control': 'no-store', 'retry-after': String(found.ttlInSeconds) })
      .send({ errors: [{ code: 'too_many', message: 'Too many at once. Please try again in a minute.' }] });
  });
}
