import { testEdge, type TestEdge } from '../../fixtures/edge';
import { passTime } from '../../fixtures/fake-time';
import { openPage, ownPageHeaders, type Reporter } from '../../fixtures/reporters';

let edge: TestEdge;
let visitor: Reporter;
beforeAll(async () => {
  edge = await testEdge(undefined, {
    EDGE_FAULTS: '1',
    EDGE_RENDER: 'off',
    EDGE_TRUST_PROXY: 'loopback',
  });
});
beforeEach(async () => {
  visitor = await openPage(edge.app);
  edge.logged.length = 0;
});
afterAll(() => edge.close());

/** Sends a body as the page of the visitor does; an object gets the page's ticket. */
const send = (payload: unknown, headers: Record<string, string> = {}) =>
  edge.app.inject({
    method: 'POST',
    url: '/_stream',
    headers: {
      ...(headers.origin ? {} : ownPageHeaders),
      ...{ cookie: visitor.cookie, 'x-forwarded-for': visitor.from },
      ...{ 'content-type': 'application/json', ...headers },
    },
    payload:
      typeof payload === 'string' ? payload : JSON.stringify({ ticket: visitor.ticket, ...Object(payload) }),
  });
const getLogged = () =>
  edge.logged.filter(([event]) => event === 'analytics').map(([, details]) => details.measured);
const getStored = async () =>
  (await edge.app.inject({ url: '/_faults/stream' })).json<{ events: unknown[] }>().events;

it('logs the measurements of browsers, one line each, for any content type [X-10]', async () => {
  const events = [
    { name: 'view_item', number: 1 },
    { name: 'purchase', number: 2 },
  ];
  expect((await send({ events })).statusCode).toBe(204);
  expect((await send({ events: [{ name: 'login' }] }, { 'content-type': 'text/plain' })).statusCode).toBe(
    204,
  );
  expect(await getStored()).toEqual([...events, { name: 'login' }]);
  expect(getLogged()).toEqual([...events, { name: 'login' }]);
});

it.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['of the same site', { 'sec-fetch-site': 'same-site' }],
  ['of another origin', { origin: 'https://evil.example' }],
])('refuses the events of other pages: %s [X-10]', async (_case, headers) => {
  const { statusCode, body } = await send({ events: [{ name: 'login' }] }, headers);
  expect([statusCode, JSON.parse(body)]).toMatchObject([403, { errors: [{ code: 'foreign' }] }]);
  expect(getLogged()).toEqual([]);
});

it('logs no events without the ticket of the visitor’s page [X-10]', async () => {
  const events = [{ name: 'login' }];
  await send({ events, ticket: undefined });
  await send({ events, ticket: 'made~up' });
  await send({ events }, { cookie: (await openPage(edge.app)).cookie });
  expect(getLogged()).toEqual([]);
});

it('bounds what one visitor and one address write into the log in a minute [X-10]', async () => {
  const body = { events: Array.from({ length: 7 }, () => ({ name: 'search', words: 'x'.repeat(8_000) })) };
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await send(body)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 429, 429, 429]);
  const { from } = visitor;
  for (let at = 0; at < 20; at += 1) {
    visitor = await openPage(edge.app, { from });
    for (let times = 0; times < 3; times += 1) await send(body);
  }
  const written = JSON.stringify(getLogged()).length;
  expect(written).toBeGreaterThan(1_800_000);
  expect(written).toBeLessThan(2_100_000);
  visitor = await openPage(edge.app);
  expect((await send(body)).statusCode).toBe(204);
  await passTime(60_000);
  visitor = await openPage(edge.app, { from });
  expect((await send(body)).statusCode).toBe(204);
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
