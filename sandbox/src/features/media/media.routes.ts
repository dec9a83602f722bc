import type { FastifyInstance } from 'fastify';
import { compose } from './compose';
import { fontRoutes } from './fonts';
import { toPicture } from './picture';

const cacheSize = 600;

/** A cache of the most recently used pictures; evicts the oldest. */
export function recentlyUsed<Value>(size: number) {
  const entries = new Map<string, Value>();
  return {
    get(key: string, make: () => Value): Value {
      const known = entries.get(key);
      const value = known ?? make();
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > size && !oldest.done) entries.delete(oldest.value);
      return value;
    },
    get size() {
      return entries.size;
    },
  };
}

/** `GET /media/{version}/{kind}/{drawings}.{hue}.{angle}.svg`: the pictures of the demo data, composed on request. */
export function mediaRoutes(app: FastifyInstance) {
  const pictures = recentlyUsed<string>(cacheSize);
  fontRoutes(app);
  app.get<{ Params: { version: string; kind: string; file: string } }>(
    '/media/:version/:kind/:file',
    (request, reply) => {
      const { version, kind, file } = request.params;
      const picture = toPicture(version, kind, file);
      const svg = picture && pictures.get(`${kind}/${file}`, () => compose(picture) ?? '');
      void reply.header('X-Content-Type-Options', 'nosniff');
      if (!svg)
        return reply
          .code(404)
          .header('Cache-Control', 'no-store')
          .send({ errors: [{ code: 'not_found', message: 'There is no such picture.' }] });
      return reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('image/svg+xml')
        .send(svg);
    },
  );
}
