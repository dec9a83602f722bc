import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ImportError } from '../catalogue-import/import-error';
import type { Database } from '../database/database';
import { runJob, type Job } from './jobs';

export const jobsPath = '/sandbox/jobs';

/** Files travel in base64: about 300 MB of catalogue. */
const bodyLimit = 400 * 1024 * 1024;

const isSame = (given: string, token: string) =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

/**
 * `POST /sandbox/jobs`: import and generation while the server has the database open. Only for who can read the token
 * beside the data folder; without one (a PostgreSQL server: commands open it themselves) there are no jobs.
 */
export function controlRoutes(app: FastifyInstance, database: Database, token: () => string | null): void {
  app.post<{ Body: Job }>(jobsPath, { bodyLimit }, async (request, reply) => {
    const expected = token();
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!expected || !isSame(given, expected))
      return reply.code(404).send({ errors: [{ code: 'not_found', message: 'Not found.' }] });
    try {
      return await runJob(database, request.body);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return reply.code(422).send({ errors: [{ code: 'import', message: error.message }] });
    }
  });
}
