import { join } from 'node:path';
import type { WorkerBrand } from '@shop/federation';
import { json, testEdge, type TestEdge } from '../../../fixtures/edge';
import { release } from '../../../fixtures/build-release';

const edges: TestEdge[] = [];
afterAll(() => Promise.all(edges.map((edge) => edge.close())));

async function shop(env: Record<string, string> = {}) {
  const edge = await testEdge((_request, response) => json(response, { business_name: 'Souk' }), env);
  edges.push(edge);
  return edge.app;
}

it('describes the app in each language, with existing icons [X-09]', async () => {
  const app = await shop();
  const manifestIn = async (language: string) => {
    const { headers, body } = await app.inject({ url: `/manifest.webmanifest?lang=${language}` });
    expect(headers['content-type']).toContain('application/manifest+json');
    return JSON.parse(body) as Record<string, unknown> & { icons: { src: string; purpose: string }[] };
  };
  const english = await manifestIn('en');
  expect(english).toMatchObject({
    id: '/',
    name: 'Souk',
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    scope: '/',
  });
  expect(new Set(english.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src } of english.icons) {
    const { statusCode, headers, rawPayload } = await app.inject({ url: src });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
  expect(await manifestIn('ar')).toMatchObject({ name: 'Souk', lang: 'ar', dir: 'rtl' });
  expect((await app.inject({ url: '/icons/..%2fmanifest.ts' })).statusCode).toBe(404);
});

it('has an icon for addresses whose page names none [X-09]', async () => {
  const app = await shop();
  const { statusCode, headers, rawPayload } = await app.inject({ url: '/favicon.ico' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.equals((await app.inject({ url: '/icons/icon-192.png' })).rawPayload)).toBe(true);
});

it('takes what other apps share, and leads to the page or the search for it [X-32]', async () => {
  const app = await shop();
  const { body } = await app.inject({ url: '/manifest.webmanifest' });
  const { share_target: target, shortcuts } = JSON.parse(body) as {
    share_target: { action: string; params: Record<string, string> };
    shortcuts: { name: string; url: string }[];
  };
  expect(shortcuts.map(({ name }) => name)).toEqual(['Search', 'My cart', 'My orders']);
  const share = async (content: Record<string, string>) => {
    const query = new URLSearchParams(content).toString();
    const { statusCode, headers } = await app.inject({
      url: `${target.action}?${query}`,
      headers: { host: 'shop.example' },
    });
    return [statusCode, headers.location];
  };
  expect(await share({ [target.params.text ?? '']: 'chicken biryani' })).toEqual([
    303,
    '/home?search=chicken%20biryani',
  ]);
  expect(await share({ [target.params.url ?? '']: 'http://shop.example/store/7' })).toEqual([
    303,
    '/store/7',
  ]);
  expect(await share({ url: 'http://evil.example/store/7' })).toEqual([303, '/home']);
  expect(await share({ text: 'x'.repeat(5_000) })).toEqual([400, undefined]);
});

it('links it in every page, which may only have a worker of this origin [X-09]', async () => {
  const { body, headers } = await (await shop()).inject({ url: '/', headers: { 'accept-language': 'ar' } });
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=ar">');
  expect(body).toContain('"worker":true');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

it('serves the worker of the visitor’s release, revalidated each time [X-09]', async () => {
  const app = await shop();
  const { headers, body } = await app.inject({ url: '/sw.js' });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  // These test releases are older than the worker: a rollback to them removes it.
  expect(body).toContain('unregister()');
});

it('removes the worker from every browser when it is switched off [X-09]', async () => {
  const app = await shop({ EDGE_SERVICE_WORKER: 'off' });
  expect((await app.inject({ url: '/sw.js' })).body).toContain('unregister()');
  expect((await app.inject({ url: '/' })).body).not.toContain('"worker":true');
});

it('tells the worker of the shop’s brand, before the release’s own code [X-33]', async () => {
  const handler = (_request: unknown, response: Parameters<typeof json>[0]) => json(response, {});
  const brand = join(import.meta.dirname, '../../../../brands/saffron');
  const [branded, plain] = await Promise.all([testEdge(handler, { EDGE_BRAND: brand }), testEdge(handler)]);
  edges.push(branded, plain);
  const getWorker = async (edge: TestEdge) => {
    await release(edge.store, 'host', '1.1.0', { worker: 'self.own = 1;' });
    await edge.live.refresh();
    return (await edge.app.inject({ url: '/sw.js' })).body;
  };
  expect(await getWorker(plain)).toBe('self.own = 1;');
  const scope: { shopBrand?: WorkerBrand; own?: number } = {};
  // The worker's text, as a browser runs it.
  new Function('self', await getWorker(branded))(scope);
  expect(scope).toMatchObject({
    own: 1,
    shopBrand: {
      name: 'Saffron',
      names: { ar: 'زعفران' },
      colors: { light: { brand: '#6D3FA8' }, dark: { page: '#131118' } },
      radius: 4,
    },
  });
  const { logo, logoDark, symbol } = scope.shopBrand ?? {};
  for (const picture of [logo, logoDark, symbol]) expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(logo).not.toBe(logoDark);
});
