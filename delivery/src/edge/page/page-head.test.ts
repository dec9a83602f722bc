import { getBootData, getCookie, json, testEdge, type TestEdge } from '../../../fixtures/edge';
import { hostServer, oneItem, remoteServer, renderingEdge } from '../../../fixtures/server-builds';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://api');
      if (pathname === '/api/v1/config')
        return json(response, { business_name: 'Mosaic', currency_code: 'USD', country: 'AE' });
      return json(response, { errors: [{ code: 'not-found', message: 'no' }] }, 404);
    },
    { PUBLIC_ORIGIN: 'https://shop.example' },
  );
});
afterAll(() => edge.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...headers } }).then(({ body }) => body);

it('passes to the page what only the edge knows: the shop’s origin, and its currency [X-08]', async () => {
  expect(getBootData(await page('/product/7'))).toMatchObject({
    origin: 'https://shop.example',
    currency: 'USD',
  });
});

it('marks canonical addresses, and those that are not for search engines [X-08]', async () => {
  const routes = getBootData(await page('/')).remotes['mfe-catalog']?.live.routes;
  expect(routes?.find(({ path }) => path === '/product/:id')).toMatchObject({ identity: ['campaign'] });
  expect(routes?.find(({ path }) => path === '/mine')).toMatchObject({ unlisted: true });
});

describe('the language in an address', () => {
  it('applies to visitors who have chosen none, including robots [X-08]', async () => {
    expect(await page('/category/2?lang=ar')).toContain('<html lang="ar" dir="rtl"');
  });

  it('has priority over the browser’s preference, but not over the visitor’s choice', async () => {
    expect(await page('/?lang=ur', { 'accept-language': 'ar' })).toContain('<html lang="ur"');
    const cookie = getCookie({ v: 'f3b7c8e2-1111-4222-8333-000000000001', l: 'en' });
    expect(await page('/category/2?lang=ar', { cookie })).toContain('<html lang="en"');
  });

  it.each(['xx', '__proto__', '"><script>'])('is ignored if it is %s', async (lang) => {
    const html = await page(`/?lang=${encodeURIComponent(lang)}`);
    expect(html).toContain('<html lang="en"');
    expect(html).not.toContain('"><script>');
  });
});

it('works without the backend', async () => {
  const alone = await testEdge();
  const { body } = await alone.app.inject({ url: '/category/2', headers: { accept: 'text/html' } });
  expect(body).toContain('<title data-seo>Mosaic</title>');
  expect(getBootData(body)).not.toHaveProperty('currency');
  await alone.close();
});

/** Milliseconds, for a machine that is busy with other tests. */
const patient = { wait: 60_000, timeout: 60_000 };

it('asks for the whole window of a phone only with a host that keeps its content inside [X-17]', async () => {
  const cover = 'content="width=device-width, initial-scale=1, viewport-fit=cover"';
  for (const [css, isCovering] of [
    ['b{}', false],
    [':root{--inset-start: env(safe-area-inset-left, 0px)}', true],
  ] as const) {
    const host = hostServer('1').replace('b{}', css);
    const own = await renderingEdge(oneItem, { host, limits: patient });
    const { body } = await own.app.inject({ url: '/product/7', headers: { accept: 'text/html' } });
    expect(body.match(/<meta name="viewport"/g)).toHaveLength(1);
    expect(body.includes(cover)).toBe(isCovering);
    await own.close();
  }
});

it('never serves a rendered page with another origin', async () => {
  const rendering = { host: hostServer('1'), catalog: remoteServer('one') };
  const own = await testEdge(
    (request, response) =>
      json(response, request.url?.includes('config') ? { business_name: 'Mosaic' } : { name: 'Pizza' }),
    {},
    rendering,
  );
  for (const host of ['one.example', 'two.example', 'one.example']) {
    const { body } = await own.app.inject({ url: '/product/7', headers: { accept: 'text/html', host } });
    expect(body.match(/"origin":"([^"]*)"/g)).toEqual([
      `"origin":"http://${host}"`,
      `"origin":"http://${host}"`,
    ]);
  }
  await own.close();
});
