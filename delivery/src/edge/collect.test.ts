import { testEdge, type TestEdge } from '../../fixtures/edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_FAULTS: '1', EDGE_RENDER: 'off' });
});
afterAll(() => edge.close());

const send = (payload: unknown, type = 'application/json') =>
  edge.app.inject({
    method: 'POST',
    url: '/_stream',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const getStored = async () =>
  (await edge.app.inject({ url: '/_faults/stream' })).json<{ events: unknown[] }>().events;

it('logs the measurements of browsers, one line each, for any content type [X-10]', async () => {
  const events = [
    { name: 'view_item', number: 1 },
    { name: 'purchase', number: 2 },
  ];
  expect((await send({ events })).statusCode).toBe(204);
  expect((await send({ events: [{ name: 'login' }] }, 'text/plain')).statusCode).toBe(204);
  expect(await getStored()).toEqual([...events, { name: 'login' }]);
  const lines = edge.logged.filter(([event]) => event === 'analytics').map(([, details]) => details.measured);
  expect(lines).toEqual([...events, { name: 'login' }]);
});

it('refuses bodies that are not a list, and drops invalid events [X-10]', async () => {
  const before = await getStored();
  for (const body of ['', 'text', '[]', '{"events":{}}', 'null'])
    expect(await send(body).then(({ statusCode }) => statusCode)).toBe(422);
  const strange = [
    null,
    7,
    {},
    { name: 7 },
    { name: 'DROP TABLE' },
    { name: 'search', words: 'x'.repeat(9_000) },
  ];
  expect((await send({ events: strange })).statusCode).toBe(204);
  expect((await send({ events: 'x'.repeat(70_000) })).statusCode).toBe(413);
  expect(await getStored()).toEqual(before);
});

it('allows pages to send to the configured collector, and to no other [X-10]', async () => {
  const otherOrigin = await testEdge(undefined, {
    EDGE_RENDER: 'off',
    EDGE_STREAM_URL: 'https://collect.example/in',
  });
  const getPolicy = async ({ app }: TestEdge) =>
    String(
      (await app.inject({ url: '/auth', headers: { accept: 'text/html' } })).headers[
        'content-security-policy'
      ],
    );
  expect(await getPolicy(otherOrigin)).toMatch(/connect-src 'self' https:\/\/collect\.example;/);
  expect(await getPolicy(edge)).toMatch(/connect-src 'self';/);
  await otherOrigin.close();
});
