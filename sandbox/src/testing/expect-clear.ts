import type { FastifyInstance, InjectOptions } from 'fastify';

interface Entry {
  code: string;
  message: string;
}

interface Failure {
  errors: Entry | Entry[];
}

/**
 * Throws unless the status is below 500 and a failure has a reason: in the documented shape, or in the heading of a
 * page. Returns the status.
 */
export async function expectClear(app: FastifyInstance, request: InjectOptions): Promise<number> {
  const response = await app.inject(request);
  const status = response.statusCode;
  const shown = `${String(request.method)} ${String(request.url).slice(0, 200)} → ${status} ${response.body.slice(0, 300)}`;
  if (status >= 500) throw new Error(shown);
  if (status === 204 || request.method === 'OPTIONS') return status;
  if (status < 400) {
    if (String(response.headers['content-type']).includes('json')) response.json();
    return status;
  }
  if (String(response.headers['content-type']).startsWith('text/html')) {
    if (!/<h1>[^<{]+<\/h1>/.test(response.body)) throw new Error(`no headline: ${shown}`);
    return status;
  }
  const { errors: sentErrors } = response.json<Partial<Failure>>();
  const errors = sentErrors === undefined ? [] : [sentErrors].flat(); // of a missing item it is one entry
  if (errors.length === 0) throw new Error(`no errors: ${shown}`);
  for (const { code, message } of errors) {
    const isText = [code, message].every((entry: unknown) => typeof entry === 'string' && entry !== '');
    if (!isText || message.includes('{')) throw new Error(`unclear: ${shown}`);
  }
  return status;
}
