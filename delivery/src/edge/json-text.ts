import type { FastifyInstance } from 'fastify';

/** Takes every body as JSON, whatever type a beacon names; what is none stays text. `limit` in bytes. */
export function takeJsonText(app: FastifyInstance, limit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: limit }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)) as unknown);
    } catch {
      done(null, String(text));
    }
  });
}
