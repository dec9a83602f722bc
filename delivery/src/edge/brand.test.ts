import { join } from 'node:path';
import { getBootData, json, testEdge, type TestEdge } from '../../fixtures/edge';
import { edgeSettings } from './settings';

const saffron = join(import.meta.dirname, '../../../brands/saffron');
const edges: TestEdge[] = [];
afterAll(() => Promise.all(edges.map((edge) => edge.close())));

async function shop(env: Record<string, string> = { EDGE_BRAND: saffron }) {
  const edge = await testEdge((_request, response) => {
    json(response, { business_name: 'Backend', logo_full_url: null, footer_text: 'ours' });
  }, env);
  edges.push(edge);
  return edge.app;
}

const html = { accept: 'text/html' };

it('gives pages the brand’s name, logo, colours and icon [X-33]', async () => {
  const app = await shop();
  const { body, headers } = await app.inject({ url: '/', headers: html });
  const { config } = getBootData(body);
  expect(config).toMatchObject({ business_name: 'Saffron', footer_text: 'ours' });
  const { logo_full_url: logo } = config as { logo_full_url: string };
  expect(logo).toMatch(/^\/_brand\/[0-9a-f]{12}\/logo\.svg$/);
  expect(body).toContain('<title data-seo>Saffron</title>');
  expect(body).toContain('<meta name="theme-color" content="#FFFFFF">');
  expect(body).toMatch(/<link rel="icon" type="image\/svg\+xml" href="\/_brand\/[0-9a-f]{12}\/symbol\.svg">/);
  // The style is the last one of the head, and the page's policy allows it.
  const [, nonce = ''] = /<style nonce="([^"]+)">[^<]*--color-brand:#6D3FA8/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
});

it('has the name in the visitor’s language, in the dark theme’s colours [X-33]', async () => {
  const app = await shop();
  const cookie = `shop=${encodeURIComponent(JSON.stringify({ l: 'ar', t: 'dark' }))}`;
  const { body } = await app.inject({ url: '/', headers: { ...html, cookie } });
  expect(getBootData(body).config).toMatchObject({ business_name: 'زعفران' });
  expect(body).toContain('<meta name="theme-color" content="#1C1923">');
});

it('gives browsers the same settings as pages, so that nothing changes back [X-33]', async () => {
  const app = await shop();
  for (const [language, name] of [
    ['en', 'Saffron'],
    ['ur', 'زعفران'],
  ] as const) {
    const headers = { 'x-localization': language, 'accept-encoding': 'gzip', 'if-none-match': '"old"' };
    const { statusCode, body } = await app.inject({ url: '/api/v1/config', headers });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ business_name: name, footer_text: 'ours' });
  }
});

it('names the installed shop, in its colours and with its icons [X-33]', async () => {
  const [branded, plain] = [await shop(), await shop({})];
  const manifest = JSON.parse((await branded.inject({ url: '/manifest.webmanifest?lang=en' })).body);
  expect(manifest).toMatchObject({ name: 'Saffron', theme_color: '#FFFFFF', background_color: '#FBF8F4' });
  for (const url of ['/icons/icon-192.png', '/favicon.ico']) {
    const icons = await Promise.all([branded, plain].map((app) => app.inject({ url })));
    expect(icons.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(icons[0]?.rawPayload.equals(icons[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  }
});

it('serves the brand’s own files for ever, and no others [X-33]', async () => {
  const app = await shop();
  const { body } = await app.inject({ url: '/', headers: html });
  const [base = ''] = /\/_brand\/[0-9a-f]{12}\//.exec(body) ?? [];
  const logo = await app.inject({ url: `${base}logo-dark.svg` });
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  for (const url of [`${base}brand.json`, `${base}..%2fbrand.json`, '/_brand/000000000000/logo.svg'])
    expect((await app.inject({ url })).statusCode).toBe(404);
});

it('keeps the backend’s name and the kit’s look without a brand [X-33]', async () => {
  const { body } = await (await shop({})).inject({ url: '/', headers: html });
  expect(getBootData(body).config).toMatchObject({ business_name: 'Backend', logo_full_url: null });
  expect(body).not.toContain('html:root');
});

it('does not start with a brand that is wrong, and says what is [X-33]', () => {
  expect(() => edgeSettings({ EDGE_BRAND: '/nowhere' })).toThrow(/nowhere[/\\]brand\.json does not exist/);
});
