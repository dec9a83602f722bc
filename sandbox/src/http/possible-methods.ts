import type { FastifyInstance } from 'fastify';

/** `/api/v1/items/:id` and `/media/*` as expressions. */
const toPattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}/?$`,
  );

/**
 * Collects the routes that are added from now on, because Fastify finds none by an address and another method. Returns the
 * methods that are possible at an address: none if there is nothing.
 */
export function collectMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // CORS answers preflights everywhere, also where there is nothing.
    if (url !== '*') routes.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '/';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  };
}
