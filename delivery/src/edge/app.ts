import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Answers } from './answers';
import { Assets } from './assets';
import { faultRoutes } from './fault-routes';
import { Faults } from './faults';
import type { LiveReleases } from './live-releases';
import type { Log } from './log';
import { Pages } from './pages';
import { proxy } from './proxy';
import { report } from './report';
import type { EdgeSettings } from './settings';
import { tableRoutes } from './table-routes';

export interface EdgeParts {
  settings: EdgeSettings;
  releasesDir: string;
  live: LiveReleases;
  answers: Answers;
  log: Log;
}

/** The edge: pages, files of releases, the way to the backend, and what browsers report. Keeps no state. */
export async function createEdge({
  settings,
  releasesDir,
  live,
  answers,
  log,
}: EdgeParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: settings.trustProxy ?? false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1_000 },
    requestTimeout: 60_000,
  });
  const faults = new Faults(live);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log('error', { url: request.url.slice(0, 200), error: error.stack ?? error.message });
    const message = status >= 500 ? 'Something went wrong' : error.message;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [{ code: error.code ?? 'error', message }] });
  });

  await app.register(tableRoutes, { live });
  await app.register(proxy, { apiOrigin: settings.apiOrigin, isSecure: settings.isSecure, log });
  await app.register(report, { log, faults, withFaults: settings.withFaults });
  if (settings.withFaults) await app.register(faultRoutes, { faults });

  app.get('/remotes/*', new Assets(releasesDir, faults).answer);
  app.get('/*', new Pages({ settings, live, answers, faults }).answer);
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ errors: [{ code: 'not_found', message: 'Not found' }] }),
  );
  return app;
}
