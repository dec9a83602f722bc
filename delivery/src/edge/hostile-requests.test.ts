import type { AddressInfo } from 'node:net';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';
import { startTime } from '../../fixtures/fake-time';
import { sendRaw, RawClient, readResponse } from '../../fixtures/raw-client';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

let edge: TestEdge;
let port = 0;
let received: ReceivedRequest[] = [];

/** Responds depending on the path, as JSON with the received request. */
beforeAll(async () => {
  startTime();
  edge = await testEdge((incoming, response) => {
    let body = '';
    incoming.on('error', () => undefined);
    incoming.on('data', (part) => (body += String(part)));
    incoming.on('end', () => {
      const { url = '', method = '', headers } = incoming;
      received.push({ url, method, headers, body });
      if (url.startsWith('/api/v1/page')) {
        response.writeHead(200, { 'content-type': 'text/html' });
        return void response.end('<script>alert(1)</script>');
      }
      if (url.startsWith('/api/v1/config')) response.setHeader('vary', 'Origin, X-Own');
      if (url.startsWith('/api/v1/leaving')) response.setHeader('connection', 'close');
      json(response, { ok: true });
    });
  });
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  port = (edge.app.server.address() as AddressInfo).port; // a TCP server has one
});
beforeEach(() => {
  received = [];
  edge.logged.length = 0;
});
afterAll(() => edge.close());

const errorShape = { errors: [{ code: expect.any(String), message: expect.any(String) }] };
const post = (...rest: string[]) =>
  sendRaw(port, 'POST /api/v1/items HTTP/1.1', 'Host: a', 'Connection: close', ...rest);
const request = (line: string, ...headers: string[]) =>
  sendRaw(port, line, 'Host: shop.example', 'Connection: close', ...headers, '', '');

describe('unusual requests reach the backend', () => {
  it.each([
    ['a malformed per cent', 'GET /api/v1/items?x=50% HTTP/1.1', '/api/v1/items?x=50%'],
    ['dots in a query', 'GET /api/v1/items?x=../../y HTTP/1.1', '/api/v1/items?x=../../y'],
    ['an address in a query', 'GET /api/v1/items?x=http://a/../b HTTP/1.1', '/api/v1/items?x=http://a/../b'],
    ['an absolute request line', 'GET http://shop.example/api/v1/items?a=1 HTTP/1.1', '/api/v1/items?a=1'],
    ['letters that are not UTF-8', 'GET /api/v1/items?x=%E9 HTTP/1.1', '/api/v1/items?x=%E9'],
  ])('%s', async (_case, line, url) => {
    const response = await request(line);
    expect(response.status).toBe(200);
    expect(received.map((one) => one.url)).toEqual([url]);
  });

  it('a lone Upgrade, TE, Keep-Alive and Trailer, which are for the next hop only', async () => {
    const response = await request(
      'GET /api/v1/items HTTP/1.1',
      'Upgrade: h2c',
      'TE: trailers',
      'Keep-Alive: timeout=5',
      'Trailer: x',
    );
    expect(response.status).toBe(200);
    for (const name of ['upgrade', 'te', 'keep-alive', 'trailer'])
      expect(received[0]?.headers).not.toHaveProperty(name);
  });

  it('a requested Upgrade', async () => {
    expect(
      (await request('GET /api/v1/items HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')).status,
    ).toBe(200);
  });

  it('a GET with a body', async () => {
    const response = await sendRaw(
      port,
      'GET /api/v1/items HTTP/1.1',
      'Host: a',
      'Connection: close',
      'Content-Length: 5',
      '',
      'hello',
    );
    expect(response.status).toBe(200);
  });

  it('Expect: 100-continue', async () => {
    const client = new RawClient(port);
    client.send(
      'POST /api/v1/items HTTP/1.1',
      'Host: a',
      'Connection: close',
      'Expect: 100-continue',
      'Content-Length: 5',
      '',
      '',
    );
    await client.until(/HTTP\/1.1 100 Continue/);
    client.send('hello');
    await client.closed;
    expect(readResponse(client.text).status).toBe(200);
    expect(received[0]?.body).toBe('hello');
  });

  it.each(['{"a": 1}', ''])('a body without a type: %j', async (body) => {
    const response = await post(`Content-Length: ${body.length}`, '', body);
    expect(response.status).toBe(200);
    expect(received[0]?.body).toBe(body);
  });

  it('a body in chunks', async () => {
    const response = await post(
      'Transfer-Encoding: chunked',
      'Content-Type: application/json; charset=utf-8',
      '',
      '2',
      '{}',
      '0',
      '',
      '',
    );
    expect(response.status).toBe(200);
    expect(received[0]).toMatchObject({
      body: '{}',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  });
});

describe('invalid requests are refused in the usual error format', () => {
  it.each([
    [400, 'a path above the root', 'GET /api/v1/%2e%2e/%2e%2e/x HTTP/1.1'],
    [400, 'a path that cannot be decoded', 'GET /api/v1/50% HTTP/1.1'],
    [400, 'no request', 'GET'],
    [400, 'a space in a header', 'GET /api/v1/items HTTP/1.1', 'a b: c'],
    [417, 'another expectation', 'POST /api/v1/items HTTP/1.1', 'Expect: a-miracle', 'Content-Length: 0'],
    [431, 'too large headers', 'GET /api/v1/items HTTP/1.1', `X: ${'x'.repeat(40_000)}`],
    [400, 'two lengths', 'POST /api/v1/items HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6'],
    [
      413,
      'a body of 60 MB',
      'POST /api/v1/items HTTP/1.1',
      'Content-Type: application/json',
      'Content-Length: 62914560',
    ],
    [
      413,
      'a body of 60 MB for a page',
      'POST /home HTTP/1.1',
      'Content-Type: application/json',
      'Content-Length: 62914560',
    ],
    [
      413,
      'a body of 60 MB that is announced',
      'POST /api/v1/items HTTP/1.1',
      'Expect: 100-continue',
      'Content-Length: 62914560',
    ],
  ])('%i: %s', async (status, _case, ...lines) => {
    const client = new RawClient(port).send(
      String(lines[0]),
      'Host: a',
      ...lines.slice(1).map(String),
      '',
      '',
    );
    const text = await client.until(/\r\n\r\n.*\}$/s);
    client.end();
    const response = readResponse(text);
    expect([response.status, JSON.parse(response.body)]).toEqual([status, errorShape]);
    expect(response.headers['content-type']).toContain('application/json');
    expect(text).not.toContain('100 Continue');
    expect(received).toEqual([]);
    expect(edge.logged.filter(([event]) => event === 'error')).toEqual([]);
  });

  it.each(['Content-Length: 62914560', 'Transfer-Encoding: chunked'])(
    'a complete body of 60 MB, by %s',
    async (length) => {
      const chunk = 'x'.repeat(1024 * 1024);
      const client = new RawClient(port).send(
        'POST /api/v1/items HTTP/1.1',
        'Host: a',
        length,
        'Content-Type: application/json',
        '',
        '',
      );
      for (let count = 0; count < 60; count += 1)
        client.send(length.startsWith('T') ? `100000\r\n${chunk}\r\n` : chunk);
      if (length.startsWith('T')) client.send('0\r\n\r\n');
      const { status, body } = readResponse(await client.until(/\r\n\r\n.*\}$/s));
      client.end();
      expect([status, JSON.parse(body)]).toEqual([413, errorShape]);
      expect(JSON.stringify(edge.logged)).not.toContain('    at ');
    },
  );
});

describe('responses of the backend', () => {
  it('in HTML cannot act in the shop’s origin', async () => {
    const { headers } = await edge.app.inject({ url: '/api/v1/page' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('are sent with nosniff, like everything here', async () => {
    for (const url of ['/api/v1/items', '/media/x', '/healthz', '/home', '/nowhere/at/all'])
      expect((await edge.app.inject({ url })).headers['x-content-type-options']).toBe('nosniff');
  });

  it('keep their Vary, with additions', async () => {
    const vary = async (url: string) => {
      const { headers } = await edge.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      return String(headers.vary)
        .split(', ')
        .map((name) => name.toLowerCase());
    };
    expect((await vary('/api/v1/config')).sort()).toEqual([
      'accept-encoding',
      'origin',
      'x-localization',
      'x-own',
    ]);
    const local = ['zoneid', 'moduleid', 'latitude', 'longitude', 'x-localization', 'origin'];
    expect(await vary('/api/v1/items/latest')).toEqual(
      expect.arrayContaining(['zoneid', 'moduleid', 'origin']),
    );
    expect(await vary('/api/v1/not-in-the-contract')).toEqual(expect.arrayContaining(local));
  });

  it('contain no headers of the backend’s own connection', async () => {
    const client = new RawClient(port).send('GET /api/v1/leaving HTTP/1.1', 'Host: a', '', '');
    const { headers } = readResponse(await client.until(/\}(\r\n0\r\n\r\n)?$/));
    client.end();
    expect(headers.connection).toBe('keep-alive');
  });
});
