import type { FastifyInstance } from 'fastify';
import type { ApiCache } from './api-cache';
import { faultFrom, type Faults } from './faults';
import type { ReleaseCounting } from './release-counting';

/**
 * Switches for tests: break a remote, repair it, read the reports of browsers, and drop cached responses of the backend
 * after a test has changed its settings. Measurements and release counts can be read here too.
 */
export async function faultRoutes(
  app: FastifyInstance,
  { faults, apiCache, counting }: { faults: Faults; apiCache: ApiCache; counting: ReleaseCounting },
): Promise<void> {
  app.delete('/_faults/answers', (_request, reply) => {
    apiCache.clear();
    return reply.code(204).send();
  });

  app.get('/_faults', () => ({ faults: faults.all(), reports: faults.reports, told: faults.told }));

  app.get('/_faults/stream', () => ({ events: faults.events }));

  app.get('/_faults/health', () => counting.health());

  app.post('/_faults', (request, reply) => {
    try {
      faults.add(faultFrom(request.body));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return reply.code(422).send({ errors: [{ code: 'fault', message }] });
    }
    return reply.code(204).send();
  });

  app.delete('/_faults', (request, reply) => {
    const { visitor } = request.query as Record<string, unknown>;
    faults.clear(typeof visitor === 'string' ? visitor : null);
    return reply.code(204).send();
  });
}
