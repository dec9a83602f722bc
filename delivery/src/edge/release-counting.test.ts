import { buildRelease } from '../../fixtures/build-release';
import { testEdge, type TestEdge } from '../../fixtures/edge';
import { opensPage, reports } from '../../fixtures/reporters';
import type { CountsByRelease } from '../canary-analysis/release-counts';
import type { Health } from './release-counting';

const token = 'a-token-of-this-test';
let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_FAULTS: '1', EDGE_RENDER: 'off', EDGE_DELIVERY_TOKEN: token });
});
afterAll(() => edge.close());

/** Reports from a new page. */
const report = async (payload: object) => reports(edge.app, await opensPage(edge.app), payload);
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
  expect(await health()).toEqual({
    'mfe-cart@1.0.0': {
      errors: { uncaught: 1, previous: 2 },
      vitals: {
        LCP: { count: 4, good: 3, 'needs-improvement': 1, poor: 0, p75: 1_100 },
        TTFB: { count: 1, good: 1, 'needs-improvement': 0, poor: 0, p75: 100 },
      },
    },
    'host@1.0.0': {
      errors: {},
      vitals: { LCP: { count: 1, good: 1, 'needs-improvement': 0, poor: 0, p75: 100 } },
    },
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
