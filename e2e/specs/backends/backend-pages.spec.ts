import { expect, test } from '../../family/family-shop';
import { core } from '../../fixtures/core';
import { getBoot } from '../../fixtures/server-html';

/*
 * What crawlers and first visits get of a backend that announces nothing, without a browser. That no request lacks a header
 * which the backend demands, the fixture looks after.
 */

test.describe.configure({ mode: 'default' });

const html = { headers: { accept: 'text/html' } };

/** The first pages may come before the edge's renderers are up. */
const openRendered = async (address: string) => {
  let page = { text: '', headers: new Headers() };
  await expect
    .poll(async () => {
      const response = await fetch(address, html);
      page = { text: await response.text(), headers: response.headers };
      return getBoot(page.text).rendered !== null;
    })
    .toBe(true);
  return page;
};

test(
  'the sitemap has stores, categories and items of each known module [X-08] [CALL-10]',
  { tag: core },
  async ({ familyShop: { origin } }) => {
    const read = async () => (await fetch(`${origin}/sitemap.xml`)).text();
    await expect.poll(read).toContain('/product/101<');
    const text = await read();
    const expected = ['/store/11', '/store/21', '/category/31', '/category/41', '/product/201'];
    expect(expected.filter((path) => !text.includes(`${path}<`))).toEqual([]);
  },
);

test(
  'a product says to crawlers what it is, but no price in a currency that nobody names [X-08] [GEN-13]',
  { tag: core },
  async ({ familyShop: { origin } }) => {
    const { text } = await openRendered(`${origin}/product/101`);
    const scripts = [...text.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)</g)];
    type Things = { '@graph': Record<string, unknown>[] };
    const data = scripts.flatMap(([, json = '']) => (JSON.parse(json) as Things)['@graph']);
    const product = data.find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({ name: 'Broth noodles', sku: '101' });
    expect(product).not.toHaveProperty('offers');
  },
);

test(
  'pictures of a backend without TLS are allowed by the policy [ENT-47] [F-37]',
  { tag: core },
  async ({ familyShop: { origin } }) => {
    const { headers } = await openRendered(`${origin}/store/11`);
    const [pictures = ''] = /img-src[^;]*/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(pictures).toContain('http:');
  },
);

const paths = [
  ...['/', '/home', '/home?search=noodles', '/store/latest', '/store/popular', '/store/12', '/categories'],
  ...['/category/31', '/campaigns', '/campaigns/61', '/product/103', '/checkout', '/auth', '/track-order'],
  ...['/rental/vehicle-search?all_category=1', '/rental/vehicle-details?id=901', '/profile'],
  '/rental/provider-details?id=41',
];

const visitors = {
  'somebody new': '',
  'somebody who has chosen': { v: '4711-a', p: [23.757989, 90.360587], z: [7], m: 1, l: 'en', t: 'light' },
};

for (const [who, chosen] of Object.entries(visitors))
  test(
    `the first calls of every page have what the backend demands, for ${who} [CALL-01] [CALL-10]`,
    { tag: core },
    async ({ familyShop: { origin } }) => {
      const cookie = chosen ? `shop=${encodeURIComponent(JSON.stringify(chosen))}` : '';
      const get = (path: string) => fetch(`${origin}${path}`, { headers: { ...html.headers, cookie } });
      const statuses = await Promise.all(paths.map(async (path) => [path, (await get(path)).status]));
      expect(statuses).toEqual(paths.map((path) => [path, 200]));
    },
  );
