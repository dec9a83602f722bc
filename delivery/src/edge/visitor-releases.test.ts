import { bootOf, cookieOf, testEdge, type TestEdge } from '../../fixtures/edge';
import { release } from '../../fixtures/build-release';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
});
afterAll(() => edge.close());

const headers = { cookie: cookieOf({ v: '00000000-0000-4000-8000-000000000001' }), accept: 'text/html' };

async function builds() {
  const answer = await edge.app.inject({ url: '/_releases', headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<{ builds: Record<string, string> }>().builds;
}

async function inPage() {
  const { host, remotes } = bootOf((await edge.app.inject({ url: '/auth', headers })).body);
  const ofRemotes = Object.entries(remotes).map(([app, { live }]) => [app, live.buildId]);
  return Object.fromEntries([['host', (host as { buildId: string }).buildId], ...ofRemotes]) as unknown;
}

it('names the builds that the visitor’s next page would be made of, and no others [X-11]', async () => {
  const before = await builds();
  expect(before).toEqual(await inPage());
  await release(edge.store, 'mfe-catalog', '1.1.0');
  await edge.live.refresh();
  const after = await builds();
  expect(after).toEqual(await inPage());
  expect(after['mfe-catalog']).not.toBe(before['mfe-catalog']);
  expect(after.host).toBe(before.host);
});

it('gives a trial to its share, stays with it, and gives the release before to everybody after a rollback [F-10]', async () => {
  const trial = await testEdge(undefined, { EDGE_RENDER: 'off' });
  await release(trial.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] }, 10);
  await trial.live.refresh();
  const versionFor = async (visitor: number) => {
    const cookie = cookieOf({ v: `0000000000000000-${visitor}` });
    const { body } = await trial.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    return bootOf(body).remotes['mfe-cart']?.live.version;
  };
  const visitors = Array.from({ length: 400 }, (_, at) => at);
  const first = await Promise.all(visitors.map(versionFor));
  const share = first.filter((version) => version === '1.1.0').length / visitors.length;
  expect(share).toBeGreaterThan(0.06);
  expect(share).toBeLessThan(0.14);
  const some = visitors.slice(0, 100);
  expect(await Promise.all(some.map(versionFor))).toEqual(first.slice(0, some.length));
  expect(first.slice(0, some.length)).toContain('1.1.0');
  await trial.store.rollback('mfe-cart');
  await trial.live.refresh();
  expect(new Set(await Promise.all(some.map(versionFor)))).toEqual(new Set(['1.0.0']));
  await trial.close();
});
