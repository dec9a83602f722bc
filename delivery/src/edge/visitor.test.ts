import { getBootData, json, testEdge, type TestEdge } from '../../fixtures/edge';
import { readVisitor } from './visitor';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge((_request, response) => json(response, {}));
});
afterAll(() => edge.close());

const getCookie = (value: unknown) => `shop=${encodeURIComponent(JSON.stringify(value))}`;
const page = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('visitors', () => {
  it('get an id with the first page, and keep it', async () => {
    const first = await page('/');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^shop=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const again = await page('/', { cookie: cookie.split(';')[0] ?? '' });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(getBootData(again.body).visitorId).toBe(getBootData(first.body).visitorId);
  });

  it.each([
    ['no JSON', 'shop=%7Bv'],
    ['a broken escape', 'shop=%E0%A4%A'],
    ['a huge value', `shop=${'a'.repeat(8_000)}`],
    ['an array', 'shop=%5B%5D'],
    ['null', 'shop=null'],
    ['other types', getCookie({ v: { toString: 1 }, p: ['a', {}], z: 'x', m: -1, l: '__proto__', t: 1 })],
    ['a prototype', 'shop=%7B%22__proto__%22%3A%7B%22isAdmin%22%3Atrue%7D%7D'],
    ['script in the id', getCookie({ v: '</script><script>alert(1)</script>' })],
  ])('with a cookie of %s are new ones [F-32, F-38]', async (_case, cookie) => {
    const { statusCode, headers, body } = await page('/', { cookie });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeDefined();
    expect(getBootData(body)).toMatchObject({ language: 'en', theme: 'light' });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('get the first of their languages that the shop has', async () => {
    const { body } = await page('/', { 'accept-language': 'fr-FR, ar-SA;q=0.8, en;q=0.5' });
    expect(body).toContain('<html lang="ar" dir="rtl"');
  });

  it.each([
    [{ c: 1 }, true],
    [{ c: 0 }, false],
    [{}, false],
  ])('with %p in their cookie are customers: %p', (cookie, isCustomer) => {
    expect(
      readVisitor(getCookie({ v: 'f3b7c8e2-1111-4222-8333-000000000001', ...cookie }), ''),
    ).toMatchObject({
      isCustomer,
    });
  });

  it.each([
    [{ c: 1, i: [4, 'x', -1, 9] }, [4, 9]],
    [{ c: 1, i: 'x' }, []],
    [{ c: 1 }, []],
    [{ i: [4] }, []],
  ])('with %p in their cookie have the interests %p [D-07] [F-38]', (cookie, interests) => {
    const visitor = readVisitor(getCookie({ v: 'f3b7c8e2-1111-4222-8333-000000000001', ...cookie }), '');
    expect(visitor.interests).toEqual(interests);
  });

  it('get pages that depend on their interests if their order does [D-07]', async () => {
    const customer = { c: 1, i: [9, 4], p: [24.8, 67.1], z: [1] };
    const { body } = await page('/home', { cookie: getCookie(customer) });
    expect(getBootData(body).scope).toMatchObject({ isCustomer: true, interests: [4, 9] });
    const other = getBootData((await page('/', { cookie: getCookie(customer) })).body);
    expect(other.scope).not.toHaveProperty('interests');
    expect(
      decodeURIComponent(
        String((await page('/', { cookie: getCookie({ c: 1, i: [4] }) })).headers['set-cookie']),
      ),
    ).toContain('"i":[4]');
  });

  it('that are crawlers get the same page', async () => {
    const { statusCode, body } = await edge.app.inject({
      url: '/product/7',
      headers: { accept: '*/*', 'user-agent': 'Googlebot/2.1' },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('property="og:title"');
  });
});

describe('addresses that are not pages', () => {
  it.each([
    ['/logo.png', 'text/html'],
    ['/nowhere', 'application/json'],
    ['/.env.production', 'text/html'],
  ])('%s for %s is a short 404', async (url, accept) => {
    const { statusCode, body, headers } = await page(url, { accept });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body.length).toBeLessThan(100);
  });

  it.each(['//evil.example/x', '/%', '/%00', `/${'a/'.repeat(3_000)}`, '/product/%E0%A4%A'])(
    'handles the address %#',
    async (url) => {
      expect((await page(url)).statusCode).toBeLessThan(500);
    },
  );

  it('other methods get a clear response', async () => {
    const { statusCode } = await edge.app.inject({ method: 'POST', url: '/home', payload: {} });
    expect(statusCode).toBe(405);
  });
});
