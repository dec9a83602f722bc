import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../failure';
import type { EdgeSettings } from '../settings';

type RequestWithHeaders = Pick<FastifyRequest, 'headers'>;
type OriginSettings = Pick<EdgeSettings, 'publicOrigin'>;

/**
 * Whether an origin is the shop's: the configured one, else the requested host. With or without the default port of its
 * scheme; a proxy that terminates HTTPS may change the scheme.
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

/** Whose page has sent a request, by headers that only browsers can set: the shop's own, another one's, or unknown. */
export function getSender(
  request: RequestWithHeaders,
  settings: OriginSettings,
): 'own' | 'foreign' | 'unknown' {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Pages cannot set it, and it is right even if the edge is reached by another host name than the browser used.
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  if (origin === undefined) return 'unknown';
  return isOwnOrigin(origin, request, settings) ? 'own' : 'foreign';
}

/** Refuses what pages of other sites send to the routes in the same scope. */
export function refuseForeignSenders(app: FastifyInstance, settings: OriginSettings): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (getSender(request, settings) !== 'foreign') return;
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .send(failure('foreign', 'Only pages of the shop report'));
  });
}
