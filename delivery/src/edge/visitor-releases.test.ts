import { getBootData, getCookie, testEdge, type TestEdge } from '../../fixtures/edge';
import { release } from '../../fixtures/build-release';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
});
afterAll(() => edge.close());

const headers = { cookie: getCookie({ v: '00000000-0000-4000-8000-000000000001' }), accept: 'text/html' };

async function builds() {
  const response = await edge.app.inject({ url: '/_releases', headers });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json<{ builds: Record<string, string> }>().builds;
}

async function inPage() {
  const { host, remotes } = getBootData((await edge.app.inject({ url: '/auth', headers })).body);
  const remoteBuilds = Object.entries(remotes).map(([app, { live }]) => [app, live.buildId]);
  return Object.fromEntries([['host', (host as { buildId: string }).buildId], ...remoteBuilds]) as unknown;
}

it('lists the builds of the visitor’s next page, and no others [X-11]', async () => {
  const before = await builds();
  expect(before).toEqual(await inPage());
  await release(edge.store, 'mfe-catalog', '1.1.0');
  await edge.live.refresh();
  const after = await builds();
  expect(after).toEqual(await inPage());
  expect(after['mfe-catalog']).not.toBe(before['mfe-catalog']);
  expect(after.host).toBe(before.host);
});

it('assigns a canary to its percentage, keeps it assigned, and assigns the previous release to everybody after a rollback [F-10]', async () => {
  const canary = await testEdge(undefined, { EDGE_RENDER: 'off' });
  await release(canary.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] }, 10);
  await canary.live.refresh();
  const versionFor = async (visitor: number) => {
    const cookie = getCookie({ v: `0000000000000000-${visitor}` });
    const { body } = await canary.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    return getBootData(body).remotes['mfe-cart']?.live.version;
  };
  const visitors = Array.from({ length: 400 }, (_, at) => at);
  const first = await Promise.all(visitors.map(versionFor));
  const ratio = first.filter((version) => version === '1.1.0').length / visitors.length;
  expect(ratio).toBeGreaterThan(0.06);
  expect(ratio).toBeLessThan(0.14);
  const some = visitors.slice(0, 100);
  expect(await Promise.all(some.map(versionFor))).toEqual(first.slice(0, some.length));
  expect(first.slice(0, some.length)).toContain('1.1.0');
  await canary.store.rollback('mfe-cart');
  await canary.live.refresh();
  expect(new Set(await Promise.all(some.map(versionFor)))).toEqual(new Set(['1.0.0']));
  await canary.close();
});

it('gives a new area to its percentage; for everybody else its page is not there', async () => {
  const shop = await testEdge(undefined, { EDGE_RENDER: 'off' });
  await release(shop.store, 'mfe-gifts', '1.0.0', { routes: [{ path: '/gifts', page: 'gifts' }] }, 30);
  await shop.live.refresh();
  const visit = async (visitor: number) => {
    const cookie = getCookie({ v: `0000000000000000-${visitor}` });
    const { statusCode, body } = await shop.app.inject({
      url: '/gifts',
      headers: { accept: 'text/html', cookie },
    });
    return `${statusCode} ${getBootData(body).remotes['mfe-gifts']?.live.version ?? 'none'}`;
  };
  const visits = await Promise.all(Array.from({ length: 60 }, (_, visitor) => visit(visitor)));
  expect(new Set(visits)).toEqual(new Set(['200 1.0.0', '404 none']));
  expect(visits.filter((one) => one.startsWith('200')).length).toBeLessThan(30);
  await shop.close();
});
