import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

const channel = 'fastify.initialization';

/** `METHOD /path` of every route that an app registers while it is built; HEAD goes with its GET, OPTIONS is CORS. */
export async function getRoutes(build: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>();
  const note = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routes.add(`${one} ${url}`);
  };
  // Fastify publishes each new app in this shape.
  const onApp = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', note);
  };
  subscribe(channel, onApp);
  await build().finally(() => unsubscribe(channel, onApp));
  return [...routes].sort();
}
