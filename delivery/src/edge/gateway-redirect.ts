import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './failure';
import { isOwnOrigin } from './reporting/same-origin';
import type { EdgeSettings } from './settings';

type GatewaySettings = Pick<EdgeSettings, 'apiOrigin' | 'publicApiOrigin' | 'publicOrigin'>;

const names = ['order_id', 'customer_id', 'payment_platform', 'callback', 'payment_method'];

/**
 * The known parameters, each once; null if a return address is not the shop's own: gateways follow it. The query is written
 * anew, because backends read it in other ways than the edge: PHP takes `callback[]` and ` callback` for `callback`, and the
 * last of several.
 */
function toGatewayQuery(request: FastifyRequest, settings: GatewaySettings): string | null {
  const sent = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1));
  if (!sent.getAll('callback').every((address) => isOwnOrigin(address, request, settings))) return null;
  const known = names.flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known).toString();
}

/** `GET /payment-mobile`: leads to the backend's own page that opens a gateway, where the gateway also returns to. */
export function leadToGateway(app: FastifyInstance, settings: GatewaySettings): void {
  const { apiOrigin, publicApiOrigin } = settings;
  app.get('/payment-mobile', (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = toGatewayQuery(request, settings);
    if (query === null)
      return reply.code(400).send(failure('callback', 'Payment leads back to the shop only.'));
    return reply.redirect(`${publicApiOrigin || apiOrigin}/payment-mobile?${query}`, 302);
  });
}
