import { release } from '../../../fixtures/build-release';
import { catalogRoutes, type TestEdge } from '../../../fixtures/edge';
import { newNetwork, openPage, sendReport, type Reporter } from '../../../fixtures/reporters';
import { oneItem, remoteServer, renderingEdge } from '../../../fixtures/server-builds';
import { until } from '../../../fixtures/fake-time';
import { CanaryAnalysis } from '../../canary-analysis/canary-analysis';
import type { CountsByRelease } from '../../canary-analysis/release-counts';
import { getCanaries } from '../../release-table';

const token = 'a-token-of-this-test';
const app = 'mfe-catalog';
const edges: TestEdge[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

const throwing = `exports.slots = {}; exports.routes = { 'item-page': async () => { throw new Error('oops'); } };`;

/** An edge whose catalogue has a canary with this server build for half of the visitors. */
async function edgeWithCanary(server: string) {
  const edge = await renderingEdge(
    oneItem,
    {},
    {
      EDGE_DELIVERY_TOKEN: token,
      EDGE_TRUST_PROXY: 'loopback',
      EDGE_RENDER_WORKERS: '1',
    },
  );
  edges.push(edge);
  await release(edge.store, app, '1.1.0', { routes: catalogRoutes, server }, 50);
  await edge.live.refresh();
  const headers = { authorization: `Bearer ${token}` };
  const counts = async () =>
    (await edge.app.inject({ url: '/_delivery/counts', headers })).json<CountsByRelease>();
  return { edge, counts };
}

const isCanary = ({ boot }: Reporter) => boot.remotes[app]?.live.version === '1.1.0';

/** Opens an item as so many new visitors, of networks of their own. The first of them waits until pages are rendered at all. */
async function visitors({ app: server }: TestEdge, many: number, url = '/product/1'): Promise<Reporter[]> {
  const { cookie } = await openPage(server, { url: '/nothing-here' });
  await until(async () => (await openPage(server, { url: '/nothing-here', cookie })).boot.rendered !== null);
  const all: Reporter[] = [];
  for (let at = 0; at < many; at += 1) all.push(await openPage(server, { url, from: newNetwork() }));
  return all;
}

it("counts what the edge cannot render as the canary's failure, and rolls it back [F-15]", async () => {
  const { edge, counts } = await edgeWithCanary(throwing);
  const analysis = new CanaryAnalysis({
    store: edge.store,
    counts: async () => new Map([['edge', await counts()]]),
    log: () => undefined,
  });
  await analysis.check();
  const opened = await visitors(edge, 40);
  const got = opened.filter(isCanary).length;
  expect(got).toBeGreaterThan(5);
  const counted = await counts();
  expect(counted[`${app} 1.1.0`]).toMatchObject({ failing: got });
  for (const other of [`${app} 1.0.0`, 'host 1.0.0', 'mfe-cart 1.0.0'])
    expect(counted[other]).toMatchObject({ failing: 0 });
  await analysis.check();
  expect(getCanaries((await edge.store.table()).microFrontends[app])).toEqual([]);
});

it('finds the remote whose component throws by the files in the stack, and logs it [F-15]', async () => {
  const page = `exports.slots = {}; const Page = () => { throw new Error('in the middle'); };
    exports.routes = { 'item-page': async () => ({ Page }) };`;
  const { edge, counts } = await edgeWithCanary(page);
  const opened = await visitors(edge, 20);
  const counted = await counts();
  expect(counted[`${app} 1.1.0`]).toMatchObject({ failing: opened.filter(isCanary).length });
  expect(counted['host 1.0.0']).toMatchObject({ failing: 0 });
  const failures = edge.logged.filter(([event]) => event === 'render').map(([, details]) => details);
  expect(failures).toEqual([
    { app, version: '1.1.0', part: 'component:Page<Suspense', error: 'Error: in the middle' },
  ]);
});

it('counts a visitor once, who sees the failure in a cached page and whose browser reports it, too', async () => {
  const { edge, counts } = await edgeWithCanary(throwing);
  const one = (await visitors(edge, 20)).find(isCanary);
  if (!one) throw new Error('nobody got the canary');
  const before = (await counts())[`${app} 1.1.0`]?.failing;
  await openPage(edge.app, { url: '/product/1', cookie: one.cookie, from: one.from });
  await sendReport(edge.app, one, { kind: 'remote', app, version: '1.1.0', step: 'card' });
  expect((await counts())[`${app} 1.1.0`]?.failing).toBe(before);
});

it('counts a release that cannot be loaded on the server', async () => {
  const { edge, counts } = await edgeWithCanary('throw new Error("at once");');
  const opened = await visitors(edge, 20);
  const counted = await counts();
  expect(counted[`${app} 1.1.0`]).toMatchObject({ failing: opened.filter(isCanary).length });
  expect(counted['host 1.0.0']).toMatchObject({ failing: 0 });
});

it('counts a page that throws altogether, also while it is not tried again', async () => {
  const { edge, counts } = await edgeWithCanary(remoteServer('two'));
  const opened = await visitors(edge, 6, '/product/1?do=throw');
  expect((await counts())['host 1.0.0']).toMatchObject({ failing: opened.length });
});

it('takes no report of a browser for a failure at the edge', async () => {
  const { edge, counts } = await edgeWithCanary(remoteServer('two'));
  const [one] = await visitors(edge, 1);
  if (one) await sendReport(edge.app, one, { kind: 'remote', app: 'host', version: '1.0.0', step: 'server' });
  expect((await counts())['host 1.0.0']).toMatchObject({ failing: 0 });
});
