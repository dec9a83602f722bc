import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';
import { startTime } from '../../fixtures/fake-time';
import { RawClient, readResponse } from '../../fixtures/raw-client';

let edge: TestEdge;
let port = 0;
let received = 0;
const clients: RawClient[] = [];

beforeAll(async () => {
  startTime();
  edge = await testEdge(
    (incoming, response) => {
      received = 0;
      incoming.on('error', () => undefined);
      incoming.on('data', (part: Buffer) => (received += part.length));
      incoming.on('end', () => {
        if (incoming.url?.startsWith('/api/v1/hangs')) return;
        if (incoming.url?.startsWith('/api/v1/slow'))
          return void setTimeout(() => json(response, { received }), 200);
        json(response, { received, text: incoming.url?.includes('large') ? 'x'.repeat(4_000_000) : '' });
      });
    },
    {},
    {
      clients: {
        bodies: 75,
        apiCalls: 20,
        wait: 2_000,
        uploads: 2,
        connections: 120,
        rate: { bytes: 4_096, milliseconds: 1_000 },
      },
    },
  );
  await edge.app.listen({ port: 0, host: '127.0.0.1' });
  port = (edge.app.server.address() as AddressInfo).port; // a TCP server has one
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.end();
  await pause(50);
});
afterAll(() => edge.close());

const open = (...lines: string[]) => {
  const client = new RawClient(port);
  clients.push(client);
  return client.send(...lines);
};
const post = (path: string, length: number | 'chunked', body = '') =>
  open(
    `POST ${path} HTTP/1.1`,
    'Host: a',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    'Content-Type: application/octet-stream',
    '',
    body,
  );

/** The longest of several calls one after another, in milliseconds. */
async function longestCall(): Promise<number> {
  let longest = 0;
  for (let count = 0; count < 20; count += 1) {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/items`);
    await response.text();
    expect(response.status).toBe(200);
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

const completeResponse = /\r\n\r\n.*\}(\r\n0\r\n\r\n)?$/s;

it.each([[1_000], ['chunked' as const]])(
  '70 slow bodies of %s bytes delay no other client',
  async (length) => {
    const slow = Array.from({ length: 70 }, () => post('/api/v1/items', length));
    const dripping = setInterval(
      () => slow.forEach((client) => client.send(length === 'chunked' ? '1\r\nx\r\n' : 'x')),
      100,
    );
    await pause(300);
    const longest = await longestCall();
    clearInterval(dripping);
    expect(longest).toBeLessThan(5_000);
  },
);

it('a body slower than the minimum rate is refused, in the usual error format', async () => {
  const slow = [
    post('/api/v1/items', 1_000, 'x'),
    post('/api/v1/items', 1_000_000, 'x'),
    post('/api/v1/items', 'chunked', '1\r\nx\r\n'),
    post('/_report', 500, 'x'),
  ];
  for (const client of slow) {
    const { status, body } = readResponse(await client.until(completeResponse));
    expect([status, JSON.parse(body)]).toEqual([
      408,
      { errors: [{ code: 'timeout', message: expect.any(String) }] },
    ]);
    await client.closed;
  }
  expect(edge.logged.filter(([event]) => event === 'error')).toEqual([]);
});

it('a long body that is fast enough arrives, however long it takes', async () => {
  const chunk = 'x'.repeat(50_000);
  const slow = post('/api/v1/customer/order/prescription', 20 * chunk.length);
  for (let count = 0; count < 20; count += 1) {
    slow.send(chunk);
    await pause(200);
  }
  const { status, body } = readResponse(await slow.until(completeResponse));
  expect([status, JSON.parse(body.split('\r\n')[1] ?? '').received]).toEqual([200, 20 * chunk.length]);
});

it('limits the large bodies and calls of one client', async () => {
  const uploads = Array.from({ length: 3 }, () => post('/api/v1/items', 1_000_000, 'x'.repeat(1_000)));
  const refused = await Promise.race(uploads.map((client) => client.until(completeResponse)));
  expect(readResponse(refused)).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  });
  const calls = Array.from({ length: 30 }, () => open('GET /api/v1/hangs HTTP/1.1', 'Host: a', '', ''));
  await pause(500);
  const countRefused = () => calls.filter(({ text }) => text.includes(' 429 ')).length;
  expect(countRefused()).toBe(0);
  for (let tries = 0; tries < 50 && countRefused() < 10; tries += 1) await pause(100);
  await pause(300);
  expect(countRefused()).toBe(10);
});

it('many customers at one address are all answered, a few calls at a time', async () => {
  const calls = Array.from({ length: 70 }, () =>
    open('GET /api/v1/slow HTTP/1.1', 'Host: a', 'Connection: close', '', ''),
  );
  const responses = await Promise.all(calls.map((client) => client.until(completeResponse)));
  expect(new Set(responses.map((text) => readResponse(text).status))).toEqual(new Set([200]));
});

it('a client that disconnects while queued leaves nothing behind', async () => {
  const calls = Array.from({ length: 40 }, () => open('GET /api/v1/hangs HTTP/1.1', 'Host: a', '', ''));
  await pause(300);
  for (const client of calls) client.end();
  await pause(300);
  expect(await longestCall()).toBeLessThan(5_000);
});

it('limits the connections of one client', async () => {
  const many = Array.from({ length: 130 }, () => open());
  let closed = 0;
  for (const client of many) void client.closed.then(() => (closed += 1));
  await pause(500);
  // fetch may have kept one connection open
  expect(closed - 10).toBeLessThan(5);
  expect(closed).toBeGreaterThanOrEqual(10);
});

it('a client that reads slowly keeps no connection to the backend', async () => {
  const slow = Array.from({ length: 18 }, () => {
    const client = open();
    client.socket.pause();
    return client.send('GET /api/v1/large HTTP/1.1', 'Host: a', '', '');
  });
  await pause(1_000);
  expect(await longestCall()).toBeLessThan(5_000);
  expect(slow).toHaveLength(18);
});
