import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '../../../fixtures/build-release';
import { testEdge, type TestEdge } from '../../../fixtures/edge';
import { freePort } from '../../../fixtures/free-port';
import { MetricsText } from '../../../fixtures/metrics-text';
import { passTime, passTimeFor } from '../../../fixtures/fake-time';
import { opensPage, reports } from '../../../fixtures/reporters';
import { oneItem, renderingEdge } from '../../../fixtures/server-builds';
import { edgeSettings } from '../settings';

const edges: TestEdge[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

async function opened(make: (env: Record<string, string>) => Promise<TestEdge>) {
  const port = await freePort();
  const edge = await make({ EDGE_METRICS_PORT: String(port), EDGE_HOST: '127.0.0.1' });
  edges.push(edge);
  await edge.app.ready();
  const requestMetrics = (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`);
  return { edge, requestMetrics, read: async () => new MetricsText(await (await requestMetrics()).text()) };
}

const plain = () => opened((env) => testEdge(oneItem, { EDGE_RENDER: 'off', ...env }));
const visit = (edge: TestEdge, url = '/') => edge.app.inject({ url, headers: { accept: 'text/html' } });
const report = async (edge: TestEdge, payload: object) =>
  reports(edge.app, await opensPage(edge.app), payload);
const cart = { app: 'mfe-cart', version: '1.0.0' };

it('are served in the text format on their own port, and nowhere else', async () => {
  const { edge, requestMetrics, read } = await plain();
  expect((await requestMetrics()).headers.get('content-type')).toBe(
    'text/plain; version=0.0.4; charset=utf-8',
  );
  expect((await requestMetrics('/')).status).toBe(404);
  expect((await requestMetrics('/metrics/x')).status).toBe(404);
  expect(
    (await edge.app.inject({ url: '/metrics', headers: { accept: 'application/json' } })).statusCode,
  ).toBe(404);
  expect((await read()).value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(edgeSettings({}).metrics).toBeNull();
  expect(() => edgeSettings({ EDGE_METRICS_PORT: '4000' })).toThrow('another port than EDGE_PORT');
  expect(() => edgeSettings({ EDGE_METRICS_PORT: 'x' })).toThrow('EDGE_METRICS_PORT must be a port number');
});

it('an edge does not start if their port is in use', async () => {
  const { edge, requestMetrics } = await plain();
  const port = new URL((await requestMetrics()).url).port;
  const other = await testEdge(undefined, {
    EDGE_RENDER: 'off',
    EDGE_METRICS_PORT: port,
    EDGE_HOST: '127.0.0.1',
  });
  await expect(other.app.ready()).rejects.toThrow('EADDRINUSE');
  await other.close();
  expect((await visit(edge)).statusCode).toBe(200);
});

it('count pages, failing ones, failures and paints by release [X-12]', async () => {
  const { edge, read } = await plain();
  const page = await opensPage(edge.app);
  await reports(edge.app, page, { kind: 'remote', step: 'retry', ...cart });
  await reports(edge.app, page, { kind: 'remote', step: 'previous', ...cart });
  await reports(edge.app, page, { kind: 'error', ...cart });
  const paint = (value: number) => ({ kind: 'vital', metric: 'LCP', value, rating: 'good', ...cart });
  for (const value of [400, 900, 2_600, 11_000]) await report(edge, paint(value));
  await report(edge, { kind: 'vital', metric: 'CLS', value: 0.1, rating: 'good', ...cart });
  const reported = await read();
  expect(reported.value('shop_release_pages_total', cart)).toBe(6);
  expect(reported.value('shop_release_pages_failed_total', cart)).toBe(1);
  expect(reported.value('shop_release_troubles_total', { ...cart, trouble: 'previous' })).toBe(1);
  expect(reported.value('shop_release_troubles_total', { ...cart, trouble: 'uncaught' })).toBe(1);
  expect(reported.value('shop_edge_reports_total', { kind: 'vital' })).toBe(5);
  const within = (le: string) => reported.value('shop_release_paint_seconds_bucket', { ...cart, le });
  expect(['0.5', '1', '2.5', '3', '10', '+Inf'].map(within)).toEqual([1, 2, 2, 3, 3, 4]);
  expect(reported.value('shop_release_paint_seconds_sum', cart)).toBeCloseTo(14.9);
});

it('count requests by kind and status, with their duration', async () => {
  const { edge, read } = await plain();
  const entry = edge.live.current?.releases.get('mfe-cart 1.0.0');
  await visit(edge);
  await visit(edge, '/nothing-here');
  await edge.app.inject({ url: `${entry?.base}${entry?.manifest.entry.file}` });
  await edge.app.inject({ url: '/remotes/mfe-cart/none/none.js' });
  await edge.app.inject({ url: '/api/v1/config' });
  await edge.app.inject({ method: 'POST', url: '/_report', payload: {} });
  await edge.app.inject({ url: '/healthz' });
  const reported = await read();
  const count = (kind: string, status: string) =>
    reported.value('shop_edge_request_duration_seconds_count', { kind, status });
  expect([count('page', '2xx'), count('page', '4xx')]).toEqual([1, 1]);
  expect([count('asset', '2xx'), count('asset', '4xx')]).toEqual([1, 1]);
  expect([count('api', '2xx'), count('report', '2xx'), count('other', '2xx')]).toEqual([1, 1, 1]);
  expect(
    reported.value('shop_edge_request_duration_seconds_sum', { kind: 'page', status: '2xx' }),
  ).toBeGreaterThan(0);
});

it('have a fixed number of series, and contain nothing that a visitor sent', async () => {
  const { edge, read } = await plain();
  await visit(edge);
  await report(edge, { kind: 'error', ...cart });
  const before = await read();
  for (let index = 0; index < 50; index += 1) {
    await visit(edge, `/made-up-${index}?secret=${index}`);
    await edge.app.inject({ method: 'PATCH' as never, url: `/api/made-up-${index}` });
    await report(edge, { kind: `made-up-${index}`, app: `made-up-${index}`, version: `9.9.${index}` });
    await report(edge, { kind: 'error', app: 'mfe-cart', version: `9.9.${index}`, step: `made-up-${index}` });
  }
  const after = await read();
  const own = ({ samples }: MetricsText) => samples.filter(({ name }) => name.startsWith('shop_'));
  const statuses = own(after).filter(({ labels }) => labels.kind && labels.status);
  expect(new Set(statuses.map(({ labels }) => `${labels.kind} ${labels.status}`)).size).toBeLessThanOrEqual(
    25,
  );
  expect(own(after).length - statuses.length).toBe(
    own(before).length - own(before).filter(({ labels }) => labels.kind && labels.status).length,
  );
  expect(JSON.stringify(after.samples)).not.toMatch(/made-up|secret|9\.9\./);
});

it('show the table: its revision, its age, and failed checks [F-01]', async () => {
  const { edge, read } = await plain();
  const now = Date.now() / 1_000;
  const first = await read();
  expect(first.value('shop_edge_table_revision')).toBe(3);
  expect(first.value('shop_edge_table_refused_total')).toBe(0);
  expect(Math.abs(now - (first.value('shop_edge_table_issued_timestamp_seconds') ?? 0))).toBeLessThan(60);
  expect(first.value('shop_edge_table_expires_timestamp_seconds')).toBeGreaterThan(now + 300 * 86_400);
  const checkedAt = first.value('shop_edge_table_looked_timestamp_seconds') ?? 0;
  await edge.live.refresh();
  expect((await read()).value('shop_edge_table_looked_timestamp_seconds')).toBeGreaterThanOrEqual(checkedAt);
  await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] });
  writeFileSync(join(edge.dir, 'releases.json'), '{}');
  await edge.live.refresh();
  await edge.live.refresh();
  const reported = await read();
  expect(reported.value('shop_edge_table_refused_total')).toBe(2);
  expect(reported.value('shop_edge_table_revision')).toBe(3);
});

it('show how content was provided: rendered, cached, too late, failed, or left to the browser; and ended threads', async () => {
  const pause = 1;
  const { edge, read } = await opened((env) =>
    renderingEdge(oneItem, { limits: { wait: 1_500, timeout: 2_500, memory: 40, pause } }, env),
  );
  await visit(edge, '/product/1');
  await visit(edge, '/product/1');
  await visit(edge, '/product/2?do=throw');
  await passTime(pause);
  await visit(edge, '/product/3?do=bomb');
  await passTimeFor(visit(edge, '/category/4?do=never'));
  const reported = await read();
  const outcome = (name: string) => reported.value('shop_edge_renders_total', { outcome: name });
  expect([outcome('rendered'), outcome('kept'), outcome('late')]).toEqual([1, 1, 1]);
  expect(outcome('failed')).toBe(2);
  expect(reported.value('shop_edge_render_workers_ended_total', { reason: 'memory' })).toBe(1);
  expect(reported.value('shop_edge_render_cache_bytes')).toBeGreaterThan(1_000);
});
