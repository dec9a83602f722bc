import { testEdge, type TestEdge } from '../../fixtures/edge';
import type { Health } from './release-counting';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge(undefined, { EDGE_FAULTS: '1', EDGE_RENDER: 'off' });
});
afterAll(() => edge.close());

const report = (payload: object) => edge.app.inject({ method: 'POST', url: '/_report', payload });
const health = async () => (await edge.app.inject({ url: '/_faults/health' })).json<Record<string, Health>>();

const cart = { app: 'mfe-cart', version: '1.0.0' };
const vital = (value: number, rating: string, of: object = cart) => ({
  ...{ kind: 'vital', metric: 'LCP', value, rating },
  ...of,
});

it('counts errors and measures by area and release, one report or several at once [X-12]', async () => {
  await report({ kind: 'error', ...cart, error: 'Error: no' });
  await report({ kind: 'remote', step: 'previous', ...cart });
  await report({ kind: 'remote', step: 'previous', ...cart });
  await report([
    vital(1_000, 'good'),
    vital(3_000, 'needs-improvement'),
    vital(900, 'good'),
    vital(1_100, 'good'),
  ]);
  await report(vital(50, 'good', { app: 'host', version: '1.0.0' }));
  expect(await health()).toEqual({
    'mfe-cart@1.0.0': {
      errors: { uncaught: 1, previous: 2 },
      vitals: { LCP: { count: 4, good: 3, 'needs-improvement': 1, poor: 0, p75: 1_100 } },
    },
    'host@1.0.0': {
      errors: {},
      vitals: { LCP: { count: 1, good: 1, 'needs-improvement': 0, poor: 0, p75: 100 } },
    },
  });
});

it('counts nothing of releases that nobody is given, and nothing strange [X-12]', async () => {
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
