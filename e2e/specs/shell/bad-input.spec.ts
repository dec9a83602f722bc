import { randomUUID } from 'node:crypto';
import { rawRequest, type RawResponse } from '../../fixtures/raw-request';
import { untilComplete } from '../../fixtures/rendered';
import { expect, test } from '../../fixtures/shop';
import { cookieHeader } from '../../fixtures/visitor';

const html = { accept: 'text/html' };
const json = { accept: 'application/json', 'content-type': 'application/json' };

const isPage = ({ headers, text }: RawResponse) =>
  String(headers['content-type']).startsWith('text/html') && text.includes('id="shop-boot"');

/** Expects the shape of every refusal: `{ errors: [{ code, message }] }`. */
function expectRefusal({ text }: RawResponse): void {
  const { errors } = JSON.parse(text) as { errors: unknown };
  expect(errors).toEqual(expect.any(Array));
  expect(errors).not.toEqual([]);
  for (const error of errors as unknown[])
    // checked to be a list above
    expect(error).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) });
}

test.describe('odd addresses, over the wire', () => {
  const pages: [path: string, status: number][] = [
    ['/%', 404],
    ['/50%', 404],
    ['/%E0%A4%A', 404],
    ['/%00', 404],
    [`/${'a'.repeat(3_000)}`, 404],
    ['//evil', 404],
    ['/\\evil', 404],
    ['///evil/%2e%2e/x', 404],
    ['/store/99999999', 404],
    ['/product/99999999', 404],
    ['/product/-1', 404],
    ['/product/abc', 404],
    ['/store/abc', 404],
    [`/product/${'9'.repeat(2_000)}`, 404],
    ['/category/99999999999999999999', 404],
    ['/home?%', 200],
    ['/home?search=%E0%A4%A', 200],
    [`/home?search=${'x'.repeat(6_000)}`, 200],
    ['/product/1?module_id[]=x&__proto__[a]=1&constructor=1', 200],
  ];
  for (const [path, status] of pages)
    test(`${path.slice(0, 60)} returns a page with ${status}`, async ({ baseURL }) => {
      // With a location: without one, a page that needs it redirects.
      const cookie = cookieHeader(randomUUID());
      const response = await untilComplete(
        () => rawRequest(baseURL ?? '', path, { headers: { ...html, cookie } }),
        // A page that was sent before its responses does not know yet that there is nothing to show; only then the test
        // repeats the request.
        (page) => page.status !== 200 || status === 200,
      );
      expect(response.status).toBe(status);
      expect(isPage(response)).toBe(true);
      expect(response.headers.location).toBeUndefined();
    });

  for (const path of [
    '/api/v1/%',
    '/api/v1/nothing',
    '/media/%',
    '/media/../x',
    '/sandbox/nothing',
    '/.env',
    '/..%2f..%2fetc%2fpasswd',
  ])
    test(`${path} is refused in the documented shape`, async ({ baseURL }) => {
      const response = await rawRequest(baseURL ?? '', path, { headers: html });
      expect([400, 404]).toContain(response.status);
      expectRefusal(response);
    });

  for (const path of ['/remotes/%', '/remotes/..%2f..%2fpackage.json', '/remotes/mfe-cart/', '/remotes//'])
    test(`${path} shows no file`, async ({ baseURL }) => {
      const response = await rawRequest(baseURL ?? '', path, { headers: html });
      expect([400, 404]).toContain(response.status);
      expect(response.text).not.toContain('"name"');
    });
});

test('garbled cookies: the page of a new visitor', async ({ baseURL }) => {
  const value = (content: unknown) => `shop=${encodeURIComponent(JSON.stringify(content))}`;
  const cookies = [
    'shop=%',
    'shop=',
    'shop=null',
    'shop=[]',
    `shop=${'x'.repeat(7_000)}`,
    value({ v: { a: 1 }, z: 'x', p: [null, {}], m: -1, l: '__proto__', t: 9 }),
    value({ v: '"><script>alert(1)</script>', l: '<script>', t: '"dark' }),
    value({ v: 'a'.repeat(36), z: [1e99, -1, '1'], p: [1e9, 2], m: 1e9, l: ['en'] }),
    ';;;=;',
    '\u00ff\u00fe=1; shop=\u00ff',
  ];
  for (const cookie of cookies) {
    const response = await rawRequest(baseURL ?? '', '/auth', { headers: { ...html, cookie } });
    expect(response.status, cookie.slice(0, 80)).toBe(200);
    expect(isPage(response)).toBe(true);
    expect(response.text).toContain('<html lang="en" dir="ltr" data-theme="light">');
    expect(response.text).not.toContain('<script>alert(1)');
  }
});

test('odd headers: a page without foreign origins', async ({ baseURL }) => {
  const headerSets: Record<string, string>[] = [
    { host: 'evil"><script>alert(1)</script>' },
    { 'x-forwarded-host': 'evil.example' },
    { 'accept-language': 'x'.repeat(7_000) },
    { authorization: `Bearer ${'x'.repeat(5_000)}` },
    { zoneid: '[', moduleid: 'x', latitude: 'NaN' },
  ];
  for (const headers of headerSets) {
    const response = await rawRequest(baseURL ?? '', '/auth', { headers: { ...html, ...headers } });
    expect(response.status).toBe(200);
    expect(response.text).not.toMatch(/evil/);
  }
});

test.describe('bodies, over the wire', () => {
  const login = '/api/v1/auth/login';
  const placeOrderPath = '/api/v1/customer/order/place';
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const bodies: [
    what: string,
    path: string,
    body: string,
    status: number,
    headers?: Record<string, string>,
  ][] = [
    ['broken JSON', login, '{"a":', 400],
    ['nothing', login, '', 400],
    ['a list', login, '[]', 403],
    ['null', login, 'null', 403],
    ['wrong types', login, '{"email_or_phone":{},"password":[1]}', 403],
    ['missing fields', login, '{}', 403],
    ['a prototype', login, '{"__proto__":{"polluted":1}}', 400],
    ['a deep nest', login, nested, 403],
    ['300 KB', login, `{"a":"${'x'.repeat(300 * 1024)}"}`, 413],
    ['XML', login, '<a/>', 415, { 'content-type': 'application/xml' }],
    ['JSON that says it is packed', login, '{}', 403, { 'content-encoding': 'gzip' }],
    ['an order of nobody', placeOrderPath, '{"store_id":"x"}', 401],
    ['a line of nobody', '/api/v1/customer/cart/add', '{"item_id":1e999}', 401],
    ['a guest that is none', '/api/v1/customer/cart/add', '{"item_id":1,"guest_id":"\' OR 1=1 --"}', 401],
    ['binary', login, '\u0000\ufffd\u0001', 400],
  ];
  for (const [what, path, body, status, headers] of bodies)
    test(`${what} at ${path}: ${status} in the documented shape`, async ({ baseURL }) => {
      const response = await rawRequest(baseURL ?? '', path, {
        method: 'POST',
        headers: { ...json, ...headers },
        body,
      });
      expect(response.status, response.text).toBe(status);
      expectRefusal(response);
      expect(response.text, 'tells nothing of the inside').not.toMatch(
        /node_modules|\bat \w+ \(|SELECT|\.ts:/,
      );
    });

  test('a prototype in a body has no effect on other requests [F-38]', async ({ baseURL, request }) => {
    const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    for (const path of [login, placeOrderPath, '/_report'])
      await rawRequest(baseURL ?? '', path, { method: 'POST', headers: json, body });
    const config = (await (await request.get('/api/v1/config')).json()) as Record<string, unknown>;
    expect(config.polluted).toBeUndefined();
  });

  test('methods that a page does not have are refused', async ({ baseURL }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const response = await rawRequest(baseURL ?? '', '/home', { method, headers: html });
      expect(response.status, method).toBe(405);
      expectRefusal(response);
    }
  });

  test('a report may have any content, up to its maximum size', async ({ baseURL }) => {
    const send = (body: string) =>
      rawRequest(baseURL ?? '', '/_report', { method: 'POST', headers: json, body });
    for (const body of ['{', '', 'null', '[[[]]]', '{"__proto__":1}'])
      expect((await send(body)).status, body).toBe(204);
    const large = await send('x'.repeat(20_000));
    expect(large.status).toBe(413);
    expectRefusal(large);
  });
});
