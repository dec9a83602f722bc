import type { IncomingHttpHeaders } from 'node:http';
import { json, testEdge, type TestEdge } from '../../fixtures/edge';

let edge: TestEdge;
let received: IncomingHttpHeaders = {};
/** What the backend says about caches. */
let caching: string | undefined;
beforeAll(async () => {
  edge = await testEdge(
    ({ url = '', headers }, response) => {
      if (url.startsWith('/api/v1/config')) return void json(response, { capabilities: ['mock-providers'] });
      received = headers;
      response.setHeader('set-cookie', ['shop=x; Path=/', 'provider_google=y; Path=/providers', 'session=z']);
      if (caching !== undefined) response.setHeader('cache-control', caching);
      json(response, {});
    },
    { EDGE_RENDER: 'off' },
  );
});
afterAll(() => edge.close());

const own = ['shop=%7B%7D', 'shop-overrides=z', 'shop-delivery=y'];

it.each([
  'Forwarded',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Client-IP',
  'X-Forwarded-Port',
  'X-Forwarded-Server',
  'X-Forwarded-Prefix',
  'X_Forwarded_Prefix',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-HTTP-Method',
  'X-Method-Override',
])('the backend does not get the client’s own %s', async (name) => {
  await edge.app.inject({ url: '/api/v1/module', headers: { [name]: '/evil', zoneId: '[2]' } });
  expect(received.zoneid).toBe('[2]');
  expect(JSON.stringify(received)).not.toContain('evil');
});

it('the backend gets the address, host and scheme that the edge has seen', async () => {
  const claimed = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'x',
  };
  await edge.app.inject({ url: '/api/v1/module', headers: { ...claimed, host: 'shop.example' } });
  expect(received).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  });
});

it('the backend gets the visitor’s address from a trusted proxy, and none that the visitor has written before it', async () => {
  let address: unknown;
  const behind = await testEdge(
    ({ headers }, response) => {
      address = headers['x-forwarded-for'];
      json(response, {});
    },
    { EDGE_RENDER: 'off', EDGE_TRUST_PROXY: 'loopback' },
  );
  const headers = { 'x-forwarded-for': '9.9.9.9, 203.0.113.7' };
  await behind.app.inject({ url: '/api/v1/module', headers });
  expect(address).toBe('203.0.113.7');
  await behind.close();
});

it.each(['/api/v1/module', '/media/a.png', '/sandbox/outbox'])(
  'cookies pass in neither direction: %s',
  async (url) => {
    const { headers } = await edge.app.inject({ url, headers: { cookie: own.join('; ') } });
    expect(received).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('set-cookie');
  },
);

it('the mocks of providers keep their own cookies, and get no others [D-26]', async () => {
  const cookie = [...own, 'provider_google=a', 'provider_apple=b'].join('; ');
  const { headers } = await edge.app.inject({ url: '/providers/google', headers: { cookie } });
  expect(received.cookie).toBe('provider_google=a; provider_apple=b');
  expect([headers['set-cookie']].flat()).toEqual(['provider_google=y; Path=/providers']);
});

describe('what the backend says about caches', () => {
  const getCaching = async (url: string, headers: Record<string, string>) =>
    (await edge.app.inject({ url, headers })).headers['cache-control'];
  afterEach(() => {
    caching = undefined;
  });

  it.each([
    [undefined, 'private'],
    ['public, max-age=60, s-maxage=600', 'private, max-age=60'],
    ['Public', 'private'],
    ['no-store, private', 'private, no-store'],
  ])('is private for a customer: %s', async (said, expected) => {
    caching = said;
    for (const url of ['/api/v1/module', '/api/v1/not-in-the-contract', '/media/a.png'])
      expect([url, await getCaching(url, { authorization: 'Bearer x' })]).toEqual([url, expected]);
  });

  it('passes unchanged for everybody else', async () => {
    caching = 'public, max-age=60, s-maxage=600';
    expect(await getCaching('/api/v1/module', {})).toBe(caching);
  });
});
