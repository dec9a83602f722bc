import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getBootData, json, testEdge, type TestEdge } from '../../fixtures/edge';
import { passTime, until } from '../../fixtures/fake-time';

const hostile = '</script><script>alert(1)</script>\u2028<!--';
const item = {
  id: 7,
  name: `Pizza "${hostile}"`,
  description: '<p>Thin\n crust</p>',
  image_full_url: 'https://pictures.example/pizza.webp',
};

let edge: TestEdge;
/** Calls that the backend has not responded to. */
let unanswered = 0;
beforeAll(async () => {
  edge = await testEdge((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://api');
    if (pathname === '/api/v1/config') return json(response, { business_name: hostile });
    if (pathname === '/api/v1/module') return json(response, [{ id: 1, module_name: hostile }]);
    if (pathname === '/api/v1/items/details/7') return json(response, item);
    if (pathname === '/api/v1/items/details/9') return void (unanswered += 1);
    return json(response, { errors: [{ code: 'not-found', message: 'no' }] }, 404);
  });
});
afterAll(() => edge.close());

const getCookie = (value: unknown) => `shop=${encodeURIComponent(JSON.stringify(value))}`;
const id = 'f3b7c8e2-1111-4222-8333-000000000001';
const page = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...headers } });
/** Milliseconds that a page waits for responses that its browser can request itself. */
const wait = 300;

/** A page whose item never loads, as it is sent after the timeout. */
async function pageWithoutItem(query = '', headers: Record<string, string> = {}) {
  await page('/');
  unanswered = 0;
  const requested = page(`/product/9${query}`, headers);
  await until(() => unanswered > 0);
  await passTime(wait);
  return requested;
}

const getHeader = (value: unknown) => String(value);

describe('the page', () => {
  it('has one nonce in policy and elements, a new one each time', async () => {
    const [first, second] = [await page('/product/7'), await page('/product/7')];
    const getNonce = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];
    const nonce = getNonce(getHeader(first.headers['content-security-policy']));
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(getNonce(getHeader(second.headers['content-security-policy']))).not.toBe(nonce);
    const nonces = [...first.body.matchAll(/nonce="([^"]*)"/g)].map((found) => found[1]);
    expect(new Set(nonces)).toEqual(new Set([nonce]));
    for (const [tag] of first.body.matchAll(/<(script|style)\b[^>]*>/g)) {
      expect(tag).toMatch(/nonce=|type="application\/(ld\+)?json"/);
    }
  });

  it('has the strict policy and headers', async () => {
    const { headers } = await page('/');
    const policy = getHeader(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "'strict-dynamic'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types shop-host shop-mfe-catalog shop-mfe-cart',
      'report-uri /_report',
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('preloads what the route needs, each exactly as it will be requested', async () => {
    const { body } = await page('/product/7');
    const preloads = [...body.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([tag]) => tag);
    const names = preloads.map((tag) => /\/([a-z-]+)\.[0-9a-f]{8}\.js"/.exec(tag)?.[1]);
    expect(names).toEqual([
      'bootstrap',
      'entry',
      'routes',
      'item-page',
      'entry',
      'slots',
      'cart-button',
      'add-to-cart',
    ]);
    for (const tag of preloads) {
      expect(tag).toMatch(/integrity="sha384-/);
      expect(tag).not.toContain('crossorigin');
    }
    expect(body).toMatch(
      /<script async src="\/remotes\/host\/[^"]+" integrity="sha384-[^"]+" nonce="[^"]+" fetchpriority="low">/,
    );
    expect(body).toMatch(/<link rel="preload" as="font"[^>]+plus-jakarta[^>]+crossorigin>/);
  });

  it('preloads only the host and the header for a page of the host', async () => {
    const { body } = await page('/');
    const preloads = [...body.matchAll(/as="script" href="\/remotes\/([a-z-]+)\//g)].map((found) => found[1]);
    expect(new Set(preloads)).toEqual(new Set(['host', 'mfe-cart']));
  });

  it('contains boot data that no text of the backend can end [F-36]', async () => {
    const { body } = await page('/product/7', { cookie: getCookie({ v: id, l: 'ar', t: 'dark' }) });
    expect(body).not.toContain('<script>alert');
    const boot = getBootData(body);
    expect(boot).toMatchObject({
      language: 'ar',
      direction: 'rtl',
      theme: 'dark',
      visitorId: id,
      apiOrigin: '',
      backendOrigin: edge.backendOrigin,
      mapsKey: null,
      config: { business_name: hostile },
      modules: [{ id: 1, module_name: hostile }],
      host: { version: '1.0.0' },
    });
    expect(Object.keys(boot.remotes)).toEqual(['mfe-catalog', 'mfe-cart']);
    expect(body).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-theme="dark">/);
  });

  it("has the shop's own head until the page renders one, and preloads the page's picture", async () => {
    const { body } = await page('/product/7');
    expect(body).toContain(
      '<link rel="preload" as="image" fetchpriority="high" href="https://pictures.example/pizza.webp">',
    );
    expect(body).toContain('<title data-seo>&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(body).toContain('<meta data-seo property="og:title" content="&lt;/script&gt;');
  });

  it('responds with 404 and a page for a missing item and an unknown address', async () => {
    for (const url of ['/product/8', '/nowhere']) {
      const { statusCode, body } = await page(url);
      expect(statusCode).toBe(404);
      expect(getBootData(body).visitorId).toEqual(expect.any(String));
    }
  });

  it('passes the backend’s error response to the browser', async () => {
    const { answers } = getBootData((await page('/product/8')).body);
    expect(answers).toMatchObject([{ status: 404, body: { errors: [{ code: 'not-found' }] } }]);
  });

  it('does not wait for a response that does not come', async () => {
    expect((await pageWithoutItem()).statusCode).toBe(200);
  });

  it.each([
    ['/product/7', 'gzip, br', brotliDecompressSync],
    ['/', 'gzip', gunzipSync],
    ['/mine', 'br', brotliDecompressSync],
  ])('is compressed with the same content: %s for %s', async (url, accepted, unpack) => {
    const packed = await page(url, { 'accept-encoding': accepted, cookie: getCookie({ v: id }) });
    const plain = await page(url, { cookie: getCookie({ v: id }) });
    const strip = (html: string) => html.replace(/nonce="[^"]*"/g, '');
    expect(accepted).toContain(packed.headers['content-encoding']);
    expect(packed.headers.vary).toBe('accept-encoding, cookie, accept-language');
    expect(strip(unpack(packed.rawPayload).toString())).toBe(strip(plain.body));
  });
});

describe('early requests', () => {
  const planIn = (html: string) => JSON.parse(/\}\)\((\{.*\})\);<\/script>/.exec(html)?.[1] ?? '');

  it('are the GET requests of the route, with addresses and headers as the client builds them', async () => {
    const shop = { v: id, p: [24.8, 67.1], z: [2, 3], m: 1, l: 'ur' };
    const { body } = await pageWithoutItem('?campaign=1&x=y', { cookie: getCookie(shop) });
    expect(planIn(body)).toEqual({
      headers: {
        accept: 'application/json',
        'X-localization': 'ur',
        'X-software-id': 'mosaic-web',
        zoneId: '[2,3]',
        latitude: '24.8',
        longitude: '67.1',
        moduleId: '1',
      },
      calls: [
        { url: '/api/v1/items/details/9?campaign=1', access: 'public' },
        { url: '/api/v1/customer/cart/list', access: 'guest' },
      ],
    });
  });

  it('are not sent for responses that are in the page already', async () => {
    const { body } = await page('/product/7');
    expect(planIn(body).calls).toEqual([{ url: '/api/v1/customer/cart/list', access: 'guest' }]);
    expect(getBootData(body)).toMatchObject({
      answers: [
        {
          endpoint: { method: 'GET', path: '/api/v1/items/details/:id', varies: ['language'] },
          args: { params: { id: 7 } },
          status: 200,
          body: item,
        },
      ],
      rendered: null,
    });
  });

  it('are left out without a location if they need one', async () => {
    expect((await page('/home', { cookie: getCookie({ v: id }) })).statusCode).toBe(302);
    const placed = await page('/home', { cookie: getCookie({ v: id, z: [1] }) });
    expect(getBootData(placed.body)).toMatchObject({
      scope: { place: null, zoneIds: [1], moduleId: null, isCustomer: false },
      answers: [{ endpoint: { path: '/api/v1/categories' }, status: 404 }],
    });
    expect(planIn(placed.body).calls).toEqual([]);
  });

  it('are not sent if the search selects another page', async () => {
    expect(
      planIn((await page('/home?search=tea', { cookie: getCookie({ v: id, z: [1] }) })).body).calls,
    ).toEqual([]);
  });

  it('cannot be ended by text in the address [F-36]', async () => {
    const { body } = await page('/product/%3C%2Fscript%3E%3Cscript%3Ealert(1)?campaign=</script>');
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<\/script>/g)).toHaveLength(3);
  });
});

it('serves pages while the backend is down', async () => {
  const alone = await testEdge();
  const { statusCode, body } = await alone.app.inject({
    url: '/product/7',
    headers: { accept: 'text/html' },
  });
  expect(statusCode).toBe(200);
  expect(getBootData(body)).toMatchObject({ config: null, modules: null, answers: [] });
  expect(body).toContain('<title data-seo>Mosaic</title>');
  await alone.close();
});
