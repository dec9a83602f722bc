import type { FastifyInstance } from 'fastify';

/** Parses every body as JSON, for any content type of a beacon; other bodies stay text. `limit` in bytes. */
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
