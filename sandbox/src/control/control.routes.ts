import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ImportError } from '../catalogue-import/import-error';
import type { Database } from '../database/database';
import { runJob, type Job } from './jobs';

export const jobsPath = '/sandbox/jobs';

/** Files travel in base64: about 300 MB of catalogue. */
const bodyLimit = 400 * 1024 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (sentToken: string, token: string) => timingSafeEqual(digest(sentToken), digest(token));

/**
 * `POST /sandbox/jobs`: import and generation while the server has the database open. The caller must know the token in
 * the lock file beside the data folder. Without a data folder (a PostgreSQL server, which commands open themselves)
 * there are no jobs.
 */
export function controlRoutes(app: FastifyInstance, database: Database, token: () => string | null): void {
  // before the body is read, so that a stranger's file cannot fill the memory
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const expected = token();
    const sentToken = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!expected || !isSame(sentToken, expected))
      return reply.code(404).send({ errors: [{ code: 'not_found', message: 'Not found.' }] });
  };
  app.post<{ Body: Job }>(jobsPath, { bodyLimit, onRequest }, async (request, reply) => {
    try {
      return await runJob(database, request.body, { isServing: true });
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return reply.code(422).send({ errors: [{ code: 'import', message: error.message }] });
    }
  });
}
