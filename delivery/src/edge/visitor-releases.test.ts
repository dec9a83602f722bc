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
