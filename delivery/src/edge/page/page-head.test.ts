import { cookieOf, json, testEdge, type TestEdge } from '../../../fixtures/edge';

const hostile = '</script><script>alert(1)</script>\u2028<!-- " \' &';
const item = {
  id: 7,
  name: `Pizza ${hostile}`,
  description: `<p>Thin</p> ${hostile}`,
  price: 9,
  store_id: 3,
  store_name: hostile,
  image_full_url: '/media/7.svg',
};
const categories = [{ id: 1, name: 'Food', childes: [{ id: 2, name: 'Grills', parent_id: 1 }] }];

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://api');
      if (pathname === '/api/v1/config')
        return json(response, { business_name: 'Mosaic', currency_code: 'USD', country: 'AE' });
      if (pathname === '/api/v1/module')
        return json(response, [{ id: 1, module_name: 'Food', module_type: 'food' }]);
      if (pathname === '/api/v1/items/details/7') return json(response, item);
      if (pathname === '/api/v1/categories') return json(response, categories);
      if (pathname === '/api/v1/categories/items/2')
        return json(response, { products: [{ ...item, name: 'Kebab' }], total_size: 1 });
      return json(response, { errors: [{ code: 'not-found', message: 'no' }] }, 404);
    },
    { PUBLIC_ORIGIN: 'https://shop.example' },
  );
});
afterAll(() => edge.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...headers } }).then(({ body }) => body);
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

it('says of an item what it is, to people and to machines [X-08]', async () => {
  const html = await page('/product/7?utm_source=mail&campaign=');
  expect(metaIn(html, 'og:type')).toBe('product');
  expect(metaIn(html, 'product:price:amount')).toBe('9.00');
  expect(metaIn(html, 'og:image')).toBe('https://shop.example/media/7.svg');
  expect(metaIn(html, 'og:url')).toBe('https://shop.example/product/7');
  expect(metaIn(html, 'description')).toMatch(/^Thin/);
  expect(metaIn(html, 'og:description')).toBe(metaIn(html, 'description'));
  expect(canonicalIn(html)).toBe('https://shop.example/product/7');
  expect(dataIn(html)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: expect.stringContaining('Pizza') }, { '@type': 'BreadcrumbList' }],
  });
});

it('lets no name of the backend leave its tag or its block of data [X-08] [F-36]', async () => {
  const html = await page('/product/7');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('\u2028');
  expect(dataIn(html)['@graph'][0].name).toBe(item.name.replace(/\s+/g, ' '));
  expect(html.match(/<title>/g)).toHaveLength(1);
});

it('describes a category by what is in it, with the way to it [X-08]', async () => {
  const html = await page('/category/2', { 'accept-language': 'en' });
  expect(html).toContain('<title>Grills · Mosaic</title>');
  expect(metaIn(html, 'description')).toBe('Grills at Mosaic: Kebab. See prices and order online.');
  expect(metaIn(html, 'og:title')).toBe('Grills');
  const [crumbs, list] = dataIn(html)['@graph'];
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Mosaic',
    'Food',
    'Grills',
  ]);
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
});

it('says at the start page who the shop is [X-08]', async () => {
  const html = await page('/');
  expect(metaIn(html, 'description')).toBe('Food from the shops around you, delivered by Mosaic.');
  expect(dataIn(html)['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
  ]);
});

it.each(['/mine', '/category/2?sort=rating', '/product/7?search=x'])(
  'keeps %s out of search engines [X-08]',
  async (url) => {
    const html = await page(url);
    expect(metaIn(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('hreflang');
    expect(dataIn(html)).toBeNull();
  },
);

it('leaves pages that everybody may know to them', async () => {
  for (const url of ['/', '/product/7?utm_source=mail', '/category/2'])
    expect(metaIn(await page(url), 'robots')).toBeUndefined();
});

describe('the language in an address', () => {
  it('counts for who has chosen none, robots among them [X-08]', async () => {
    const html = await page('/category/2?lang=ar');
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(canonicalIn(html)).toBe('https://shop.example/category/2?lang=ar');
    expect(html).toContain(
      '<link rel="alternate" hreflang="ur" href="https://shop.example/category/2?lang=ur">',
    );
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://shop.example/category/2">',
    );
    expect(metaIn(html, 'og:locale')).toBe('ar_SA');
    expect(metaIn(html, 'description')).toContain('اطلب');
  });

  it('comes before what the browser prefers, and after what the visitor has chosen', async () => {
    expect(await page('/?lang=ur', { 'accept-language': 'ar' })).toContain('<html lang="ur"');
    const cookie = cookieOf({ v: 'f3b7c8e2-1111-4222-8333-000000000001', l: 'en' });
    const html = await page('/category/2?lang=ar', { cookie });
    expect(html).toContain('<html lang="en"');
    expect(canonicalIn(html)).toBe('https://shop.example/category/2');
  });

  it.each(['xx', '__proto__', '"><script>'])('is passed over where it is %s', async (lang) => {
    const html = await page(`/?lang=${encodeURIComponent(lang)}`);
    expect(html).toContain('<html lang="en"');
    expect(html).not.toContain('"><script>');
  });
});

it('says the same address however many slashes led to it', async () => {
  expect(canonicalIn(await page('/category//2/'))).toBe('https://shop.example/category/2');
  expect(canonicalIn(await page('/'))).toBe('https://shop.example/');
});

it('does without the backend', async () => {
  const alone = await testEdge();
  const { body } = await alone.app.inject({ url: '/category/2', headers: { accept: 'text/html' } });
  expect(dataIn(body)).toBeNull();
  expect(metaIn(body, 'og:type')).toBe('website');
  await alone.close();
});
