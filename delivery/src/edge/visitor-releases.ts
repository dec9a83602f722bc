import type { FastifyInstance } from 'fastify';
import type { Pages } from './pages';
import { releasesIn } from './release-set';

/** `GET /_releases`: the build of each app for this visitor's next page, so that an open tab can detect a newer one. */
export async function visitorReleases(
  app: FastifyInstance,
  { pages }: { pages: Pick<Pages, 'assignReleases'> },
): Promise<void> {
  app.get('/_releases', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const assigned = await pages.assignReleases(request);
    if (!assigned)
      return reply.code(503).send({ errors: [{ code: 'no_table', message: 'Nothing is released' }] });
    const builds = releasesIn(assigned.set).map(({ manifest }) => [manifest.app, manifest.buildId]);
    return { revision: assigned.set.revision, builds: Object.fromEntries(builds) };
  });
}
