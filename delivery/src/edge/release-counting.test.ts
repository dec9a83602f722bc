import { buildRelease } from '../../fixtures/build-release';
import { testEdge, type TestEdge } from '../../fixtures/edge';
import { openPage, sendReport } from '../../fixtures/reporters';
import type { CountsByRelease } from '../canary-analysis/release-counts';
import type { Health } from './release-counting';

const token = 'a-token-of-this-test';
let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_FAULTS: '1', EDGE_RENDER: 'off', EDGE_DELIVERY_TOKEN: token });
});
afterAll(() => edge.close());

/** Reports from a new page. */
const report = async (payload: object) => sendReport(edge.app, await openPage(edge.app), payload);
const health = async () => (await edge.app.inject({ url: '/_faults/health' })).json<Record<string, Health>>();

const cart = { app: 'mfe-cart', version: '1.0.0' };
const vital = (value: number, rating: string, release: object = cart) => ({
  ...{ kind: 'vital', metric: 'LCP', value, rating },
  ...release,
});

it('counts errors and measurements by app and release, one report or several at once [X-12]', async () => {
  await report({ kind: 'error', ...cart, error: 'Error: no' });
  await report({ kind: 'remote', step: 'previous', ...cart });
  await report({ kind: 'remote', step: 'previous', ...cart });
  await report([vital(1_000, 'good'), { ...vital(50, 'good'), metric: 'TTFB' }]);
  await report([vital(3_000, 'needs-improvement'), vital(3_000, 'needs-improvement')]);
  await report(vital(900, 'good'));
  await report(vital(1_100, 'good'));
  await report(vital(50, 'good', { app: 'host', version: '1.0.0' }));
  // The pages are the host's, with the cart's button: both make them fast or slow.
  const vitals = {
    LCP: { count: 5, good: 4, 'needs-improvement': 1, poor: 0, p75: 1_100 },
    TTFB: { count: 1, good: 1, 'needs-improvement': 0, poor: 0, p75: 100 },
  };
  expect(await health()).toEqual({
    'mfe-cart@1.0.0': { errors: { uncaught: 1, previous: 2 }, vitals },
    'host@1.0.0': { errors: {}, vitals },
  });
});

it('counts nothing for releases that are not assigned, and nothing unknown [X-12]', async () => {
  const before = await health();
  for (const strange of [
    { kind: 'error', app: 'mfe-cart', version: '9.9.9' },
    { kind: 'error', app: '__proto__', version: '1.0.0' },
    { kind: 'remote', step: 'toString', ...cart },
    vital(-1, 'good'),
    vital(1, 'excellent'),
    { ...vital(1, 'good'), metric: 'constructor' },
    { ...vital(1, 'good'), value: 'NaN' },
  ])
    expect((await report(strange)).statusCode).toBe(204);
  expect(await health()).toEqual(before);
});

it('distinguishes two builds of one version, and counts a paint once for status page and analysis [X-12]', async () => {
  const build = buildRelease('mfe-auth', '1.0.0');
  const { version } = await edge.store.publish('mfe-auth', build, { asSnapshot: true });
  await edge.store.promote('mfe-auth', version);
  await edge.live.refresh();
  const buildId = edge.live.current?.releases.get(`mfe-auth ${version}`)?.manifest.buildId;
  await report(vital(2_450, 'good', { app: 'mfe-auth', version: '1.0.0', buildId }));
  await report(vital(2_450, 'good', { app: 'mfe-auth', version: '1.0.0', buildId: 'another' }));
  const reported = (await health())[`mfe-auth@${version}`];
  expect(reported?.vitals.LCP).toEqual({ count: 1, good: 1, 'needs-improvement': 0, poor: 0, p75: 2_500 });
  const headers = { authorization: `Bearer ${token}` };
  const counts = (await edge.app.inject({ url: '/_delivery/counts', headers })).json<CountsByRelease>();
  const paints = counts[`mfe-auth ${version}`]?.paints ?? [];
  expect(paints.map((count, at) => count * at).filter(Boolean)).toEqual([24]);
});

/** Counts of the analysis. */
const counts = async () => {
  const headers = { authorization: `Bearer ${token}` };
  return (await edge.app.inject({ url: '/_delivery/counts', headers })).json<CountsByRelease>();
};
const sum = (values: readonly number[] = []) => values.reduce((total, one) => total + one, 0);
const getSamples = (all: CountsByRelease) =>
  Object.fromEntries(
    ['host 1.0.0', 'mfe-catalog 1.0.0', 'mfe-cart 1.0.0'].map((release) => [
      release.split(' ')[0],
      [all[release]?.paintsBy, all[release]?.interactionsBy].map((groups) => sum(groups?.map(sum))),
    ]),
  );

it('counts paint and interaction for every release with a part in the page, and for no other [X-12]', async () => {
  const before = getSamples(await counts());
  const page = await openPage(edge.app, { url: '/category/4' });
  const catalog = { app: 'mfe-catalog', version: '1.0.0' };
  await sendReport(edge.app, page, [
    vital(900, 'good', catalog),
    { ...vital(80, 'good', catalog), metric: 'INP' },
  ]);
  const [host = [], cart = [], of = []] = [before.host, before['mfe-cart'], before['mfe-catalog']];
  const more = (values: number[]) => values.map((value) => value + 1);
  expect(getSamples(await counts())).toEqual({
    host: more(host),
    'mfe-catalog': more(of),
    'mfe-cart': more(cart),
  });
  // The landing page has no part of the catalogue.
  await sendReport(edge.app, await openPage(edge.app), vital(900, 'good', { app: 'host', version: '1.0.0' }));
  expect(getSamples(await counts())['mfe-catalog']).toEqual(more(of));
});

it('counts visitors who leave before the host measures: their paint, or that there was none [X-12]', async () => {
  const left = async () => sum(Object.values((await counts())['mfe-cart 1.0.0']?.leftBy ?? {}));
  const before = getSamples(await counts());
  const page = await openPage(edge.app);
  await sendReport(edge.app, page, [{ kind: 'vital', metric: 'LCP', value: 3_000 }]);
  await sendReport(edge.app, page, vital(9_000, 'poor', { app: 'host', version: '1.0.0' }));
  const [paints = 0, interactions] = before['mfe-cart'] ?? [];
  expect(getSamples(await counts())['mfe-cart']).toEqual([paints + 1, interactions]);
  const one = await openPage(edge.app);
  for (let times = 0; times < 2; times += 1) await sendReport(edge.app, one, { kind: 'left' });
  await sendReport(edge.app, { ...one, ticket: undefined }, { kind: 'left' });
  expect(await left()).toBe(1);
});
