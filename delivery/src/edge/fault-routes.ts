import type { FastifyInstance } from 'fastify';
import { faultFrom, type Faults } from './faults';

/** Switches for tests: break a remote, mend it, and ask what browsers have reported meanwhile. */
export async function faultRoutes(app: FastifyInstance, { faults }: { faults: Faults }): Promise<void> {
  app.get('/_faults', () => ({ faults: faults.all(), reports: faults.reports }));

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
