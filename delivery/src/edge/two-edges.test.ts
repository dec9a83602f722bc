import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Balancer } from '../../fixtures/balancer';
import { newFolder, newStore, release, type FolderStore } from '../../fixtures/build-release';
import { getBootData, catalogRoutes, json } from '../../fixtures/edge';
import { EdgeProcess } from '../../fixtures/edge-process';
import { until } from '../../fixtures/fake-time';
import { newNetwork, ownPageHeaders } from '../../fixtures/reporters';
import { hostServer, remoteServer } from '../../fixtures/server-builds';
import { fetchEdgeCounts } from '../cli/canary-analysis-command';
import { CanaryAnalysis } from '../canary-analysis/canary-analysis';
import { readAudit } from '../store/audit-log';

const token = 'a-token-of-this-test';
const app = 'mfe-cart';
const cart = { slots: ['cart-button', 'add-to-cart'] };

let shop: FolderStore;
let balancer: Balancer;
const edges = [new EdgeProcess(), new EdgeProcess()] as const;
const [one, other] = edges;
const slow: (() => void)[] = [];
const backend = createServer((request, response) => {
  if (request.url?.includes('slow')) slow.push(() => json(response, { slow: true }));
  else json(response, /config/.test(request.url ?? '') ? { business_name: 'Shop' } : { name: 'Pizza' });
});

beforeAll(async () => {
  shop = newStore();
  const routes = [
    { path: '/', page: 'landing' },
    { path: '*', page: 'not-found' },
  ];
  await release(shop.store, 'host', '1.0.0', { routes, server: hostServer('1') });
  await release(shop.store, 'mfe-catalog', '1.0.0', { routes: catalogRoutes, server: remoteServer('one') });
  await release(shop.store, app, '1.0.0', cart);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const env = {
    RELEASES_DIR: shop.dir,
    RELEASE_KEYS_DIR: newFolder(),
    RELEASE_PUBLIC_KEY: shop.publicKey,
    API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    EDGE_DELIVERY_TOKEN: token,
    EDGE_TRUST_PROXY: 'loopback',
    EDGE_RENDER_WORKERS: '1',
  };
  await Promise.all([one.start(env), other.start({ ...env, EDGE_DRAIN_SECONDS: '300' })]);
  balancer = new Balancer(edges.map(({ origin }) => origin));
  await balancer.open();
});

afterAll(() => {
  edges.forEach((edge) => edge.kill());
  balancer?.close();
  backend.close();
  backend.closeAllConnections();
});

/** A page; returns its status, its version of the cart, its build, and the cookie for the next visit. */
async function visit(origin: string, cookie = '') {
  const response = await fetch(`${origin}/product/7`, { headers: { accept: 'text/html', cookie } });
  const { remotes, ticket } = getBootData(await response.text());
  const { live } = remotes[app] ?? {};
  const cookieHeader = response.headers.get('set-cookie')?.split(';')[0];
  return {
    status: response.status,
    version: live?.version,
    build: live?.buildId,
    cookie: cookieHeader ?? cookie,
    ticket,
  };
}

const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => visit(balancer.origin)));

/** Waits until both edges have the store's table. */
async function untilUpToDate() {
  const { revision } = (await shop.store.table()).extras;
  await until(async () =>
    (await Promise.all(edges.map((edge) => edge.revision()))).every((at) => at === revision),
  );
}

it('assign a visitor the same releases, and a promotion reaches both [F-10]', async () => {
  await release(shop.store, app, '1.1.0', cart, 50);
  await untilUpToDate();
  const known = await visitors(24);
  expect(new Set(known.map(({ version }) => version))).toEqual(new Set(['1.0.0', '1.1.0']));
  expect(Math.min(...balancer.answered)).toBeGreaterThan(8);
  for (const { origin } of edges) {
    const again = await Promise.all(known.map(({ cookie }) => visit(origin, cookie)));
    expect(again.map(({ version }) => version)).toEqual(known.map(({ version }) => version));
  }
  await shop.store.promote(app, '1.1.0');
  await untilUpToDate();
  const everybody = await Promise.all(known.map(({ cookie }) => visit(balancer.origin, cookie)));
  expect(new Set(everybody.map(({ version }) => version))).toEqual(new Set(['1.1.0']));
});

it('are analysed together: the canary analysis sums the counts of each [F-15]', async () => {
  await release(shop.store, app, '1.2.0', cart, 50);
  await untilUpToDate();
  const origins = edges.map(({ origin }) => origin);
  const logged: string[] = [];
  const createAnalysis = (requested: string[]) =>
    new CanaryAnalysis({
      store: shop.store,
      counts: () => fetchEdgeCounts(requested, token),
      log: (event) => logged.push(event),
    });
  const [alone, both] = [createAnalysis(origins.slice(0, 1)), createAnalysis(origins)];
  await Promise.all([alone.check(), both.check()]);
  const canaries = (await visitors(40)).filter(({ version }) => version === '1.2.0').slice(0, 8);
  expect(canaries).toHaveLength(8);
  for (const [at, { build: buildId, ticket, cookie }] of canaries.entries()) {
    const body = JSON.stringify({ kind: 'remote', app, buildId, step: 'previous', ticket });
    const headers = { ...ownPageHeaders, cookie, 'x-forwarded-for': newNetwork() };
    await fetch(`${origins[at % 2]}/_report`, { method: 'POST', headers, body });
  }
  await alone.check();
  expect(logged).toEqual([]);
  await both.check();
  expect(logged).toEqual(['guard-rollback']);
  const rollback = (await readAudit(shop.objects)).find(({ action }) => action === 'rollback');
  expect(rollback?.because).toMatch(/^guard: 8 of \d+ visits fail/);
  await untilUpToDate();
});

it('that shut down report it, and keep responding until others react [F-08]', async () => {
  void other.end();
  await until(async () => (await fetch(`${other.origin}/healthz`)).status === 503);
  expect((await visit(other.origin)).status).toBe(200);
});

it('replace one another: a visitor whose edge is killed notices nothing [F-08]', async () => {
  const { cookie, version } = await visit(balancer.origin);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  const browse = async () => {
    for (let index = 0; index < 12; index += 1) visits.push(await visit(balancer.origin, cookie));
  };
  const browsing = Promise.all([browse(), browse(), browse()]);
  await until(() => visits.length >= 6);
  other.kill();
  await browsing;
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
  expect(new Set(visits.map((page) => page.version))).toEqual(new Set([version]));
});

it('answer pending requests before they end, and exit with 0 [F-08]', async () => {
  const response = fetch(`${one.origin}/api/v1/slow`);
  await until(() => slow.length > 0);
  const ended = one.end();
  const isOpen = () =>
    fetch(`${one.origin}/healthz`).then(
      () => true,
      () => false,
    );
  await until(async () => !(await isOpen()));
  slow.forEach((send) => send());
  expect(await (await response).json()).toEqual({ slow: true });
  expect(await ended).toBe(0);
});
