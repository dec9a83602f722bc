import type { FastifyInstance } from 'fastify';
import { publicForm } from '../release-table';
import type { GracefulShutdown } from './graceful-shutdown';
import type { LiveReleases } from './live-releases';

/** The table for other readers, in our form or in the public one, and the health check for balancers. */
export async function tableRoutes(
  app: FastifyInstance,
  { live, shutdown }: { live: LiveReleases; shutdown: GracefulShutdown },
): Promise<void> {
  app.get('/releases.json', (request, reply) => {
    const table = live.current?.table;
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    if (!table)
      return reply.code(503).send({ errors: [{ code: 'no_table', message: 'Nothing is released' }] });
    const { form } = request.query as Record<string, unknown>;
    if (form !== 'frontend-discovery') return reply.send(table);
    reply.header('x-release-table', JSON.stringify(table.extras));
    reply.header('access-control-expose-headers', 'x-release-table');
    return reply.send(publicForm(table));
  });

  app.get('/healthz', (_request, reply) => {
    const revision = live.current?.table.extras.revision ?? null;
    const isReady = revision !== null && !shutdown.hasBegun;
    const failure = shutdown.hasBegun ? 'leaving' : 'no release table';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : failure, revision });
  });
}
