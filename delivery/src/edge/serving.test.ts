import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';
import { release } from '../../fixtures/build-release';
import { passTimeFor } from '../../fixtures/fake-time';

let edge: TestEdge;
let received: { url: string; method: string; headers: Record<string, unknown>; body: string }[] = [];

/** A request with an unnormalised path. */
function rawGet(path: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = edge.app.server.address() as AddressInfo; // a TCP server has one
  return new Promise((resolve, reject) => {
    const requested = request({ port, path, headers: { accept: 'application/javascript' } }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    requested.on('error', reject).end();
  });
}

beforeAll(async () => {
  edge = await testEdge(
    (incoming, response) => {
      let body = '';
      incoming.on('data', (part) => (body += String(part)));
      incoming.on('end', () => {
        received.push({
          url: incoming.url ?? '',
          method: incoming.method ?? '',
          headers: incoming.headers,
          body,
        });
        if (incoming.url?.startsWith('/api/v1/broken')) return void incoming.socket.destroy();
        json(response, { items: Array.from({ length: 100 }, (_, id) => ({ id, name: 'an item' })) });
      });
    },
    { EDGE_FAULTS: '1' },
  );
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  received = [];
});
afterAll(() => edge.close());

const getEntry = async (app: string) =>
  (await edge.store.table()).microFrontends[app]?.find(({ deployment }) => deployment.default)?.url ?? '';

it('tells browsers behind https to use nothing else, with every response', async () => {
  const secure = await testEdge(undefined, { EDGE_SECURE: '1', EDGE_DELIVERY_TOKEN: 'a-token-of-this-test' });
  const getRule = async (from: TestEdge, url: string) =>
    (await from.app.inject({ url })).headers['strict-transport-security'];
  for (const url of ['/', '/nowhere', '/remotes/a/b/c.js', '/healthz', '/_delivery', '/_shop'])
    expect([url, await getRule(secure, url)]).toEqual([url, 'max-age=31536000']);
  expect(await getRule(edge, '/')).toBeUndefined();
  await secure.close();
});

describe('files of releases', () => {
  it('are compressed, cached indefinitely, and not sent twice', async () => {
    const url = await getEntry('mfe-cart');
    const plain = await edge.app.inject({ url });
    const packed = await edge.app.inject({
      url: `${url}?again=1`,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const etag = String(packed.headers.etag);
    expect((await edge.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const gzip = await edge.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('that are missing are 404, not cached, and never HTML', async () => {
    const url = (await getEntry('mfe-cart')).replace('entry', 'gone');
    const { statusCode, headers, body } = await edge.app.inject({ url, headers: { accept: 'text/html' } });
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'not found']);
    expect(headers['content-type']).toContain('text/plain');
  });

  it.each([
    '/remotes/../releases.json',
    '/remotes/..%2freleases.json',
    '/remotes/mfe-cart/..%2f..%2freleases.json',
    '/remotes/mfe-cart/../../../../etc/passwd',
    '/remotes/mfe-cart/%2e%2e/%2e%2e/audit.jsonl',
    '/remotes/mfe-cart/.versions/1.0.0',
    '/remotes/mfe-cart/..\\..\\releases.json',
    '/remotes//etc/passwd',
    '/remotes/mfe-cart/x/%00.js',
  ])('cannot be read from outside: %s', async (path) => {
    const { status, body } = await rawGet(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/signature|root:|promote/);
  });

  it('remain when another release is live, for open tabs [F-09]', async () => {
    const old = await getEntry('mfe-catalog');
    await release(edge.store, 'mfe-catalog', '1.1.0');
    await edge.live.refresh();
    expect((await edge.app.inject({ url: old })).statusCode).toBe(200);
  });
});

describe('the proxy to the backend', () => {
  it('passes address, headers and body on, and compresses JSON', async () => {
    const reply = await edge.app.inject({
      method: 'POST',
      url: '/api/v1/customer/cart/add?guest_id=5',
      headers: { zoneid: '[2]', 'content-type': 'application/json', 'accept-encoding': 'br' },
      payload: '{"item_id": 7}',
    });
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/customer/cart/add?guest_id=5',
      body: '{"item_id": 7}',
      headers: { zoneid: '[2]', 'content-type': 'application/json' },
    });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString()).items).toHaveLength(100);
  });

  it.each(['/media/items/7.svg', '/sandbox/outbox'])('passes %s on, too', async (url) => {
    expect((await edge.app.inject({ url })).statusCode).toBe(200);
    expect(received[0]?.url).toBe(url);
  });

  it('responds in the backend’s error format when that is unavailable [F-08]', async () => {
    // The edge tries once more after a moment.
    const { statusCode, body } = await passTimeFor(edge.app.inject({ url: '/api/v1/broken' }));
    expect(statusCode).toBe(502);
    expect(JSON.parse(body)).toEqual({ errors: [{ code: 'unavailable', message: expect.any(String) }] });
  });
});

describe('reports', () => {
  const report = (payload: string, type = 'application/json') =>
    edge.app.inject({ method: 'POST', url: '/_report', headers: { 'content-type': type }, payload });

  it('become one line each, cut to size', async () => {
    const { statusCode } = await report(
      JSON.stringify({ kind: 'remote', error: 'x'.repeat(5_000), more: { a: 1 } }),
    );
    expect(statusCode).toBe(204);
    const details = edge.logged.filter(([event]) => event === 'report').at(-1)?.[1];
    expect(details).toEqual({ report: { kind: 'remote', error: 'x'.repeat(300), more: '{"a":1}' } });
  });

  it('of policy violations are read in both formats [F-42]', async () => {
    await report(
      JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src' } }),
      'application/csp-report',
    );
    await report(JSON.stringify([{ type: 'csp-violation', body: {} }]), 'application/reports+json');
    const last = edge.logged.filter(([event]) => event === 'report').slice(-2);
    expect(last[0]?.[1]).toMatchObject({ report: { kind: 'csp', 'violated-directive': 'img-src' } });
    expect(last[1]?.[1]).toMatchObject({ report: { type: 'csp-violation' } });
  });

  it('that are too large or no JSON are refused', async () => {
    expect((await report('x'.repeat(20_000), 'text/plain')).statusCode).toBe(413);
    expect((await report('{', 'text/plain')).statusCode).toBe(204);
  });

  it('are limited for each sender', async () => {
    const strict = await testEdge();
    const codes = new Set<number>();
    for (let count = 0; count < 125; count += 1) {
      const { statusCode } = await strict.app.inject({ method: 'POST', url: '/_report', payload: {} });
      codes.add(statusCode);
    }
    expect([...codes]).toEqual([204, 429]);
    await strict.close();
  });
});

describe('fault switches', () => {
  const set = (fault: object) => edge.app.inject({ method: 'POST', url: '/_faults', payload: fault });
  afterEach(() => edge.app.inject({ method: 'DELETE', url: '/_faults' }));

  it('break one remote for one visitor, with the integrity hash of the modified file [F-02]', async () => {
    const visitor = '0000000000000000-1';
    await set({ app: 'mfe-cart', kind: 'throw', visitor });
    const cookie = `shop=${encodeURIComponent(JSON.stringify({ v: visitor }))}`;
    const url = await getEntry('mfe-cart');
    expect((await edge.app.inject({ url, headers: { cookie } })).body).toContain('throw new Error');
    expect((await edge.app.inject({ url })).body).not.toContain('throw new Error');
    const integrity = (await edge.store.table()).microFrontends['mfe-cart']?.[0]?.metadata.integrity ?? '';
    const page = await edge.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    expect(page.body).not.toContain(integrity);
  });

  it('are refused for unknown names', async () => {
    expect((await set({ app: 'mfe-cart', kind: 'melt' })).statusCode).toBe(422);
    expect((await set({ kind: '404' })).statusCode).toBe(422);
  });

  it('return the total number of reports, and the last ones', async () => {
    const heard = async () =>
      (await edge.app.inject({ url: '/_faults' })).json<{ told: number; reports: unknown[] }>();
    const { told } = await heard();
    const report = { kind: 'remote', app: 'mfe-cart' };
    const send = () => edge.app.inject({ method: 'POST', url: '/_report', payload: report });
    for (let times = 0; times < 501; times += 1) await send();
    const after = await heard();
    expect(after.told).toBe(told + 501);
    expect(after.reports).toHaveLength(500);
  });

  it('do not exist outside of tests', async () => {
    const closed = await testEdge();
    const { statusCode } = await closed.app.inject({
      method: 'POST',
      url: '/_faults',
      payload: { app: 'host', kind: '404' },
    });
    expect(statusCode).toBe(405);
    await closed.close();
  });
});
