import type { Endpoint } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Declared = Pick<Endpoint, 'access' | 'method' | 'varies' | 'demands' | 'freshFor'>;

/** Request headers that an endpoint's responses depend on; CORS adds `Origin`. */
const varyNames = ({ varies, demands }: Declared): string[] => [
  'Authorization',
  ...(varies.includes('language') ? ['X-localization'] : []),
  ...(varies.includes('zone') || demands.includes('zone') ? ['zoneId'] : []),
  ...(varies.includes('module') || demands.includes('module') ? ['moduleId'] : []),
  ...(varies.includes('zone') ? ['latitude', 'longitude'] : []),
];

/**
 * Sets cache headers. Shared caches keep public responses as long as the contract says, by the headers they depend on.
 * Browsers do not cache them, because the client's own cache knows what the customer has changed.
 */
export function setCacheHeaders(endpoint: Declared, { headers }: FastifyRequest, reply: FastifyReply): void {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET')
    return void reply.header('Cache-Control', 'no-store');
  const known = reply.getHeader('Vary');
  reply.header('Vary', [...(known ? [String(known)] : []), ...varyNames(endpoint)].join(', '));
  const seconds = Math.floor(endpoint.freshFor / 1_000);
  reply.header(
    'Cache-Control',
    headers.authorization ? 'private, no-cache' : `public, max-age=0, s-maxage=${seconds}`,
  );
}
