import type { FastifyRequest } from 'fastify';

/** Whose page has sent a request, by what browsers alone can say: the shop's own, another one's, or nobody knows. */
export type Sender = 'own' | 'foreign' | 'unknown';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

export function senderOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicOrigin }: { publicOrigin: string | null },
): Sender {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return 'foreign';
  if (origin === undefined) return site === undefined ? 'unknown' : 'own';
  const own = publicOrigin === null ? headers.host : hostOf(publicOrigin);
  // With a default port or without, a host is the same.
  const isOwn = own !== undefined && own !== null && hostOf(origin) === hostOf(`${new URL(origin, 'http://none').protocol}//${own}`);
  return isOwn ? 'own' : 'foreign';
}
