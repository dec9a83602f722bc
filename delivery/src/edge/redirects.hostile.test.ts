import { request } from 'node:http';
import { testEdge, type TestEdge } from '../../fixtures/edge';

let edge: TestEdge;
let port: string;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_RENDER: 'off', EDGE_OVERRIDES: 'http://localhost:4101' });
  ({ port } = new URL(await edge.app.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(() => edge.close());

/** Requests exactly this path; returns the target of the redirect. */
const getLocationHeader = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const requested = request(
      { host: '127.0.0.1', port, path, headers: { accept: 'text/html' } },
      (response) => {
        response.resume().on('end', () => resolve(response.headers.location));
      },
    );
    requested.on('error', reject).end();
  });

const starts = [
  '//evil.example',
  '/\\evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/x/../\\evil.example',
  '/%09/evil.example',
  '///evil.example',
  '/home/..//evil.example',
];
const searches = [
  '',
  '?preview=off',
  '?mf.cart=off',
  '?next=//evil.example',
  '?next=%2F%5Cevil.example',
  '?mf.cart=off&x=//evil.example',
];
const addresses = starts.flatMap((start) => searches.map((search) => `${start}${search}`));

/** The origin to which a browser would navigate from a page of the shop. */
const goal = (location: string) => new URL(location, 'https://shop.example/').origin;

it.each([
  ...addresses,
  '/home?next=//evil.example',
  '/home?x=https://evil.example',
  '/?next=//evil.example&preview=off',
])('no redirect leaves the shop: %j [F-37]', async (url) => {
  const location = await getLocationHeader(url);
  if (location !== undefined) {
    expect(goal(location)).toBe('https://shop.example');
    expect(location).toMatch(/^\/(?![/\\])/);
  }
});

it('an absolute request line changes nothing [F-37]', async () => {
  const location = await getLocationHeader('http://evil.example//evil.example/?preview=off');
  if (location !== undefined) expect(goal(location)).toBe('https://shop.example');
});

it.each([
  ['https://evil.example/', 400],
  ['//evil.example/', 400],
  ['javascript:alert(1)', 400],
  ['http://shop.example@evil.example/', 400],
  ['http://shop.example/payment-return?order_id=5&status=', 302],
])('the page that opens a gateway returns only to the shop: %s [F-29]', async (callback, status) => {
  const search = (query: string) =>
    edge.app.inject({ url: `/payment-mobile?${query}`, headers: { host: 'shop.example' } });
  const one = `callback=${encodeURIComponent(callback)}`;
  expect((await search(one)).statusCode).toBe(status);
  expect((await search(`callback=${encodeURIComponent('http://shop.example/')}&${one}`)).statusCode).toBe(
    status,
  );
});

it.each([
  '%20callback=https://evil.example',
  'callback%5B%5D=https://evil.example',
  'callback[]=https://evil.example',
  'callback[0]=https://evil.example',
  'callback%00=https://evil.example',
  'next=https://evil.example',
])('that page gets the known parameters alone, each once: %s [F-29]', async (added) => {
  const callback = 'http://shop.example/payment-return?order_id=5&status=';
  const known = new URLSearchParams({ order_id: '5', callback, payment_method: 'stripe' });
  for (const query of [`${String(known)}&${added}`, `${added}&${String(known)}&order_id=6`]) {
    const { statusCode, headers } = await edge.app.inject({
      url: `/payment-mobile?${query}`,
      headers: { host: 'shop.example' },
    });
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`${edge.backendOrigin}/payment-mobile?${String(known)}`);
  }
});
