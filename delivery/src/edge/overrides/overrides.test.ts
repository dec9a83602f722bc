import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildRelease } from '../../../fixtures/build-release';
import { getBootData, json, testEdge, type TestEdge } from '../../../fixtures/edge';
import { previewFrom, previewToken } from '../../preview-token';
import { signingKey, verifyingKey } from '../../signing-keys';
import { newFolder } from '../../../fixtures/build-release';

const edges: { close: () => Promise<void> | void }[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

async function opened(env: Record<string, string> = {}) {
  const edge = await testEdge((_request, response) => json(response, {}), env);
  edges.push(edge);
  return edge;
}

const page = (edge: TestEdge, url: string, cookie = '') =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } });
const cookieIn = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';
const cartIn = (body: string) => getBootData(body).remotes['mfe-cart']?.live.version;

/** The next release of the cart: published, but not promoted. */
async function published(edge: TestEdge) {
  await edge.store.publish('mfe-cart', buildRelease('mfe-cart', '1.1.0', { slots: ['cart-button'] }));
  return edge.store.preview([{ app: 'mfe-cart', version: '1.1.0' }], 1);
}

/** A developer's build of the cart, on its own origin. */
async function developer(): Promise<string> {
  const dir = buildRelease('mfe-cart', '1.0.0', { content: 'mine' });
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    response.end(readFileSync(join(dir, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  edges.push({ close: () => void server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a preview', () => {
  it('gives visitors with its link another release, and shows that', async () => {
    const edge = await opened();
    const token = await published(edge);
    const requested = await page(edge, `/product/7?preview=${token}&variant=red`);
    expect([requested.statusCode, requested.headers.location]).toEqual([302, '/product/7?variant=red']);
    expect(requested.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    const { body } = await page(edge, '/product/7', cookieIn(requested));
    expect(cartIn(body)).toBe('1.1.0');
    expect(getBootData(body).remotes['mfe-cart']?.previous).toBeNull();
    expect(body).toContain('Preview: <bdi dir="ltr">mfe-cart 1.1.0</bdi>');
    const everybody = await page(edge, '/product/7');
    expect(cartIn(everybody.body)).toBe('1.0.0');
    expect(everybody.body).not.toContain('shop-overrides');
  });

  it('ends by its own link', async () => {
    const edge = await opened();
    const cookie = cookieIn(await page(edge, `/?preview=${await published(edge)}`));
    const { body } = await page(edge, '/', cookie);
    const href = /id="shop-overrides".*?href="([^"]+)"/s.exec(body)?.[1]?.replaceAll('&amp;', '&');
    const ended = await page(edge, `/${href}`, cookie);
    expect(ended.headers['set-cookie']).toContain('Max-Age=0');
    expect(cartIn((await page(edge, '/')).body)).toBe('1.0.0');
  });

  it('does nothing with another signature, after its end, or when the release is killed', async () => {
    const edge = await opened();
    const token = await published(edge);
    const keys = { dir: newFolder() };
    const forged = previewToken(
      { versions: { 'mfe-cart': '1.1.0' }, until: Date.now() + 9_999 },
      signingKey(keys),
    );
    for (const wrong of [forged, `${token}x`, 'none', token.split('.')[0]]) {
      const requested = await page(edge, `/?preview=${wrong}`);
      expect(requested.headers['set-cookie']).toContain('Max-Age=0');
    }
    expect(previewFrom(forged, verifyingKey(keys), Date.now() + 10_000)).toBeNull();
    await edge.store.promote('mfe-cart', '1.1.0', 10);
    await edge.store.kill('mfe-cart', '1.1.0');
    await edge.live.refresh();
    const cookie = cookieIn(await page(edge, `/?preview=${token}`));
    const { statusCode, body, headers } = await page(edge, '/', cookie);
    expect(statusCode).toBe(404);
    expect(body).toContain('<bdi dir="ltr">mfe-cart 1.1.0</bdi>: cannot be reached');
    expect(body).not.toContain('shop-boot');
    expect(body).toContain('href="?preview=off&amp;mf.cart=off"');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    const arabic = await page(edge, '/?lang=ar', cookie);
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  });

  it('of a host has no fallback either', async () => {
    const edge = await opened();
    await edge.store.publish('host', buildRelease('host', '1.1.0', { content: 'next' }));
    const token = await edge.store.preview([{ app: 'host', version: '1.1.0' }], 1);
    const cookie = cookieIn(await page(edge, `/?preview=${token}`));
    const { body } = await page(edge, '/', cookie);
    expect(getBootData(body).host.version).toBe('1.1.0');
    expect(getBootData(body).remotes['mfe-cart']?.live.version).toBe('1.0.0');
  });

  it('works for published releases only', async () => {
    const edge = await opened();
    await expect(edge.store.preview([{ app: 'mfe-cart', version: '9.9.9' }], 1)).rejects.toThrow(
      'is not published',
    );
  });
});

describe("a developer's build", () => {
  it('replaces a release if its origin is allowed, without a fallback [F-35]', async () => {
    const origin = await developer();
    const edge = await opened({ EDGE_OVERRIDES: origin });
    const requested = await page(edge, `/product/7?mf.cart=${origin}/remoteEntry.js`);
    expect(requested.headers.location).toBe('/product/7');
    const { body, headers } = await page(edge, '/product/7', cookieIn(requested));
    expect(getBootData(body).remotes['mfe-cart']).toMatchObject({
      live: { version: '1.0.0+elsewhere', entry: { url: expect.stringContaining(`${origin}/entry.`) } },
      previous: null,
    });
    expect(body).toContain(`mfe-cart ${origin.replace('http://', '')}`);
    expect(headers['content-security-policy']).toContain("'strict-dynamic'");
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', 'nowhere', '//evil.example/'])(
    'is ignored from %s [F-35]',
    async (address) => {
      const edge = await opened({ EDGE_OVERRIDES: 'http://127.0.0.1:1' });
      const requested = await page(edge, `/?mf.cart=${encodeURIComponent(address)}`);
      expect(requested.headers['set-cookie']).toContain('Max-Age=0');
      const forged = `shop-overrides=${encodeURIComponent(JSON.stringify({ preview: null, apps: { 'mfe-cart': address } }))}`;
      const { body } = await page(edge, '/', forged);
      expect(cartIn(body)).toBe('1.0.0');
      expect(body).not.toContain('shop-overrides');
    },
  );

  it('that does not exist is not taken for the deployed one: the page says so [F-35]', async () => {
    const edge = await opened({ EDGE_OVERRIDES: 'http://127.0.0.1:1' });
    const cookie = cookieIn(await page(edge, '/?mf.cart=http://127.0.0.1:1/'));
    const { statusCode, body } = await page(edge, '/', cookie);
    expect(statusCode).toBe(404);
    expect(body).toContain('127.0.0.1:1</bdi>: cannot be reached');
    expect(body).not.toContain('shop-boot');
    const off = await page(edge, '/?mf.cart=off', cookie);
    expect(off.headers['set-cookie']).toContain('Max-Age=0');
  });

  it('is ignored without allowed origins, as in production [F-35]', async () => {
    const origin = await developer();
    const edge = await opened();
    const requested = await page(edge, `/?mf.cart=${origin}/`);
    expect(requested.headers['set-cookie']).toContain('Max-Age=0');
  });
});

it.each(['shop-overrides=%7B', 'shop-overrides=null', 'shop-overrides=%22x%22', 'shop-overrides='])(
  'an invalid cookie (%s) changes nothing [F-32]',
  async (cookie) => {
    const edge = await opened();
    const { statusCode, body } = await page(edge, '/', cookie);
    expect(statusCode).toBe(200);
    expect(cartIn(body)).toBe('1.0.0');
  },
);
