import type { Endpoint } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Declared = Pick<Endpoint, 'access' | 'method' | 'varies' | 'demands' | 'freshFor'>;

/** Request headers that an endpoint's responses depend on; `Origin` is named with CORS. */
const varyNames = ({ varies, demands }: Declared): string[] => [
  'Authorization',
  ...(varies.includes('language') ? ['X-localization'] : []),
  ...(varies.includes('zone') || demands.includes('zone') ? ['zoneId'] : []),
  ...(varies.includes('module') || demands.includes('module') ? ['moduleId'] : []),
  ...(varies.includes('zone') ? ['latitude', 'longitude'] : []),
];

/**
 * Who may keep a response. What everybody gets a shared cache keeps as long as the contract says, and by what it depends on;
 * a browser asks anew, because the client has a cache of its own, which knows what the customer has changed.
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
