import type { FastifyRequest } from 'fastify';
import type { EdgeSettings } from '../settings';

type RequestWithHeaders = Pick<FastifyRequest, 'headers'>;
type OriginSettings = Pick<EdgeSettings, 'publicOrigin'>;

/**
 * Whether an origin is the shop's: as set, else the host that was asked. With the default port of its scheme or without; what
 * ends HTTPS before the edge may change the scheme.
 */
export function isOwnOrigin(
  origin: string,
  { headers }: RequestWithHeaders,
  { publicOrigin }: OriginSettings,
): boolean {
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const own = publicOrigin ?? `${protocol}//${headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}

/** Whose page has sent a request, by what browsers alone can say: the shop's own, another one's, or nobody knows. */
export function getSender(
  request: RequestWithHeaders,
  settings: OriginSettings,
): 'own' | 'foreign' | 'unknown' {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Pages cannot set it, and it knows better than an edge that is asked by another name than the browser used.
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  if (origin === undefined) return 'unknown';
  return isOwnOrigin(origin, request, settings) ? 'own' : 'foreign';
}
