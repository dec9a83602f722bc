import { request } from 'node:http';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';

let edge: TestEdge;
let origin = '';
beforeAll(async () => {
  edge = await testEdge((_request, response) => json(response, {}), { EDGE_RENDER: 'off' });
  origin = await edge.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => edge.close());

/** Requests exactly this path. */
const requestPath = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(origin);
    const sent = request({ host: '127.0.0.1', port, path, method }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    sent.on('error', reject).end();
  });

it.each([
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['DELETE', '/home?x=1', 'GET, HEAD'],
  ['PUT', '/_report', 'GET, HEAD, POST'],
] as const)('another method is refused, with those that are possible: %s %s', async (method, url, allow) => {
  const { statusCode, headers, body } = await edge.app.inject({ method, url });
  expect([statusCode, headers.allow, headers['cache-control']]).toEqual([405, allow, 'no-store']);
  expect(JSON.parse(body)).toEqual({ errors: [{ code: 'method', message: expect.any(String) }] });
});

it.each(['/', '/nowhere/at/all', '/healthz', '/api/v1/module'])('HEAD is as GET: %s', async (url) => {
  const [head, get] = await Promise.all(
    (['HEAD', 'GET'] as const).map((method) =>
      edge.app.inject({ method, url, headers: { accept: 'text/html' } }),
    ),
  );
  expect(head?.statusCode).toBe(get?.statusCode);
  expect(head?.body).toBe('');
});

it.each(['GET', 'POST'])('a path with dots is refused without the words of a library: %s', async (method) => {
  for (const path of ['/api/v1/../x', '/api/v1/%2e%2e/x', '/media/..%2fx', '/api/v1/50%']) {
    const { status, body } = await requestPath(path, method);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      errors: [{ code: 'unreadable', message: 'The request cannot be read.' }],
    });
  }
});
