import { buildRelease } from '../../fixtures/build-release';
import { getCookie, type TestEdge } from '../../fixtures/edge';
import { hostServer, oneItem, renderingEdge } from '../../fixtures/server-builds';

const developers = 'http://127.0.0.1:9';
let edge: TestEdge;
beforeAll(async () => {
  edge = await renderingEdge(
    oneItem,
    {},
    { EDGE_RENDER_WORKERS: '1', EDGE_OVERRIDES: developers, EDGE_DELIVERY_TOKEN: 'a-token-of-this-test' },
  );
});
afterAll(() => edge.close());

const request = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const getEntry = (app: string) => {
  const release = edge.live.current?.releases.get(`${app} 1.0.0`);
  return `${release?.base}${release?.manifest.entry.file}`;
};
const pageRule = 'private, no-store';
const forEver = 'public, max-age=31536000, immutable';

it.each([
  ['a page', '/product/1', 200, pageRule],
  ['a page that does not exist', '/nothing-here', 404, pageRule],
  ['a page that asks for the location first', '/home', 302, pageRule],
  ['a link that asks for a release', '/?preview=none', 302, pageRule],
  ['a link that asks for a build', `/?mf.cart=${developers}/`, 302, pageRule],
  ['a file that does not exist', '/nothing.js', 404, 'no-store'],
  ['a release’s file that does not exist', '/remotes/mfe-cart/none/none.js', 404, 'no-store'],
  ['the table', '/releases.json', 200, 'no-store'],
  ["a visitor's builds", '/_releases', 200, 'no-store'],
  ['the health', '/healthz', 200, 'no-store'],
  ['the status page', '/_delivery', 401, 'no-store'],
  ['counts', '/_delivery/counts', 401, 'no-store'],
  ["the shop's statistics", '/_shop', 401, 'no-store'],
  ['the service worker', '/sw.js', 200, 'no-cache'],
  ["the app's manifest", '/manifest.webmanifest', 200, 'public, max-age=3600'],
  ['an icon', '/icons/icon-192.png', 200, 'public, max-age=604800'],
  ['robots.txt', '/robots.txt', 200, 'public, max-age=3600'],
])('sets cache-control of %s', async (_what, url, status, rule) => {
  const response = await request(url);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, rule]);
});

it.each([
  ['a report', '/_report', 204],
  ['measurements', '/_stream', 204],
  ['measurements that are no list', '/_stream', 422],
])('sets cache-control of the response to %s', async (_what, url, status) => {
  const payload = status === 422 ? {} : { events: [] };
  const response = await edge.app.inject({ method: 'POST', url, payload });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
});

it('lets anybody cache a release’s file indefinitely, and use it from every origin', async () => {
  const { headers } = await request(getEntry('mfe-cart'));
  expect(headers).toMatchObject({
    'cache-control': forEver,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
});

describe('overrides of one visitor', () => {
  const visitor = getCookie({ v: '0000000000000000-1' });
  const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';
  /** The host that has rendered the page, its render count, and cache-control. */
  const getRendering = async (url: string, cookie: string) => {
    const { body, headers } = await request(url, { cookie: `${visitor}; ${cookie}` });
    const [, host, renders] = /<main>host (\d+),.*?<i>(\d+)<\/i>/.exec(body) ?? [];
    return { host, renders: Number(renders), rule: headers['cache-control'] };
  };

  it('a previewed page is rendered each time, is not cached, and does not change the pages of others [F-35]', async () => {
    const routes = edge.live.current?.releases.get('host 1.0.0')?.manifest.routes ?? [];
    await edge.store.publish('host', buildRelease('host', '1.1.0', { routes, server: hostServer('2') }));
    const token = await edge.store.preview([{ app: 'host', version: '1.1.0' }], 1);
    const { headers } = await request(`/?preview=${token}`, { cookie: visitor });
    const preview = cookieIn(headers);
    const before = await getRendering('/product/7', '');
    const first = await getRendering('/product/7', preview);
    const second = await getRendering('/product/7', preview);
    expect([before.host, first.host, second.host]).toEqual(['1', '2', '2']);
    expect(second.renders).toBe(first.renders + 1);
    expect([first.rule, second.rule]).toEqual([pageRule, pageRule]);
    expect(await getRendering('/product/7', '')).toEqual(before);
    expect((await getRendering('/product/8', preview)).host).toBe('2');
    expect((await getRendering('/product/8', '')).host).toBe('1');
  });

  it('a build that does not exist: only this visitor gets the page that says so, and it is not cached [F-35]', async () => {
    const { headers } = await request(`/?mf.cart=${developers}/`, { cookie: visitor });
    const cookie = `${visitor}; ${cookieIn(headers)}`;
    const before = await getRendering('/product/9', '');
    const refused = await request('/product/9', { cookie });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, pageRule]);
    expect(await getRendering('/product/9', '')).toEqual(before);
  });

  it('they are counted for no release: the analysis counts only assigned releases', async () => {
    const counts = async () =>
      (await request('/_delivery/counts', { authorization: 'Bearer a-token-of-this-test' })).json<
        Record<string, { visits: number }>
      >();
    const before = await counts();
    const token = await edge.store.preview([{ app: 'host', version: '1.1.0' }], 1);
    const preview = cookieIn((await request(`/?preview=${token}`)).headers);
    await getRendering('/product/7', preview);
    expect(await counts()).toEqual(before);
    // A new visitor: each counts once.
    await request('/product/7');
    expect((await counts())['host 1.0.0']?.visits).toBe((before['host 1.0.0']?.visits ?? 0) + 1);
  });
});
