import { buildRelease, newShop, newStore, release } from '../../fixtures/build-release';
import { assignRelease } from '../bucketing';
import { getCanaries, getDefault, type ReleaseTable } from '../release-table';
import { readAudit } from './audit-log';

const percentages = (table: ReleaseTable, app: string) =>
  Object.fromEntries(
    (table.microFrontends[app] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

it('publishes builds of one version side by side as snapshots', async () => {
  const { store } = await newShop();
  const [one, two] = ['one', 'two'].map((content) => buildRelease('mfe-cart', '1.0.0', { content })) as [
    string,
    string,
  ];
  const first = await store.publish('mfe-cart', one, { asSnapshot: true });
  const second = await store.publish('mfe-cart', two, { asSnapshot: true });
  await store.promote('mfe-cart', first.version);
  const table = await store.promote('mfe-cart', second.version);
  expect(percentages(table, 'mfe-cart')).toEqual({ [second.version]: 100, [first.version]: 0 });
});

const visitor = (number: number) => ({
  id: String(number),
  moduleId: null,
  zoneIds: [],
  country: null,
  language: 'en',
  isCustomer: false,
});
/** Number of visitors, of a thousand, who get something of the app. */
const countVisitors = (table: ReleaseTable, app: string) =>
  Array.from({ length: 1_000 }, (_, number) =>
    assignRelease(table.microFrontends[app] ?? [], visitor(number)),
  ).filter(Boolean).length;

it("assigns an app's first release to its percentage, and nothing to the others", async () => {
  const { store, objects } = await newShop();
  const table = await release(store, 'mfe-cart', '1.0.0', {}, 10);
  expect(percentages(table, 'mfe-cart')).toEqual({ '1.0.0': 10 });
  expect(countVisitors(table, 'mfe-cart')).toBeGreaterThan(60);
  expect(countVisitors(table, 'mfe-cart')).toBeLessThan(140);
  expect(countVisitors(await store.promote('mfe-cart', '1.0.0', 50), 'mfe-cart')).toBeGreaterThan(400);
  expect(await store.pause('mfe-cart')).toBe('1.0.0');
  expect(countVisitors(await store.table(), 'mfe-cart')).toBe(0);
  await store.resume('mfe-cart');
  expect(percentages(await store.table(), 'mfe-cart')).toEqual({ '1.0.0': 50 });
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.0.0', to: null });
  expect(countVisitors(await store.table(), 'mfe-cart')).toBe(0);
  expect(countVisitors(await store.promote('mfe-cart', '1.0.0'), 'mfe-cart')).toBe(1_000);
  const log = (await readAudit(objects)).filter(({ app }) => app === 'mfe-cart');
  expect(log.map(({ action, traffic }) => [action, traffic])).toEqual([
    ['publish', undefined],
    ['promote', 10],
    ['promote', 50],
    ['pause', undefined],
    ['resume', undefined],
    ['rollback', undefined],
    ['promote', 100],
  ]);
});

it('refuses a percentage of the first host: without a host there is no page', async () => {
  const { store } = newStore();
  await expect(release(store, 'host', '1.0.0', {}, 10)).rejects.toThrow('release promote host@1.0.0');
  await release(store, 'host', '1.0.0');
});

it.each([
  ['an app that is off', null, '1.1.0', 'release revive mfe-cart brings back'],
  ['a killed release', '1.1.0', '1.1.0', 'release revive mfe-cart@1.1.0'],
])('refuses a percentage of %s, and says how to go on', async (_what, killed, version, way) => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0', {}, 20);
  await store.kill('mfe-cart', killed);
  await expect(store.promote('mfe-cart', version, 10)).rejects.toThrow(way);
});

it('gives a new release of an app that is off to everybody when asked to', async () => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  await store.kill('mfe-cart', null);
  await expect(release(store, 'mfe-cart', '1.1.0', {}, 10)).rejects.toThrow('mfe-cart is switched off');
  expect(percentages(await store.promote('mfe-cart', '1.1.0'), 'mfe-cart')).toMatchObject({ '1.1.0': 100 });
});

it('assigns a later release to its percentage', async () => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  const table = await release(store, 'mfe-cart', '1.1.0', {}, 12.5);
  expect(percentages(table, 'mfe-cart')).toEqual({ '1.1.0': 12.5, '1.0.0': 87.5 });
  const [canary] = getCanaries(table.microFrontends['mfe-cart']);
  expect(canary?.extras.previous).toBe('1.0.0');
  expect(canary?.fallbackUrl).toContain('/1.0.0-');
});

it.each([
  ['runs', false],
  ['is paused', true],
])('ends another canary that %s only when asked to, and records it', async (_state, isPaused) => {
  const { store, objects } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0', {}, 20);
  if (isPaused) await store.pause('mfe-cart');
  const state = isPaused ? 'paused at 20 %' : '20 %, canary';
  const refusal = `mfe-cart@1.1.0 is a canary (${state}), and this would end it`;
  await expect(release(store, 'mfe-cart', '1.2.0', {}, 5)).rejects.toThrow(refusal);
  await expect(store.promote('mfe-cart', '1.2.0')).rejects.toThrow('--replace');
  const next = [{ app: 'mfe-cart', version: '1.2.0' }];
  const table = await store.promoteTogether(next, { percent: 5, replace: true });
  expect(percentages(table, 'mfe-cart')).toEqual({ '1.2.0': 5, '1.1.0': 0, '1.0.0': 95 });
  const because = 'promote mfe-cart@1.2.0';
  const entries = (await readAudit(objects)).filter(({ revision }) => revision === table.extras.revision);
  expect(entries).toEqual([
    expect.objectContaining({ action: 'promote', version: '1.2.0', traffic: 5 }),
    expect.objectContaining({ action: 'assign', version: '1.1.0', traffic: 0, because }),
    expect.objectContaining({ action: 'assign', version: '1.0.0', traffic: 95, because }),
  ]);
});

it('raises its own canary, and makes it the default, without being asked twice', async () => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0', {}, 20);
  await store.promote('mfe-cart', '1.1.0', 50);
  const table = await store.promote('mfe-cart', '1.1.0');
  expect(percentages(table, 'mfe-cart')).toEqual({ '1.1.0': 100, '1.0.0': 0 });
});

it('tells the second of two people who promote releases of one app at once', async () => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  for (const version of ['1.1.0', '1.2.0'])
    await store.publish('mfe-cart', buildRelease('mfe-cart', version));
  const results = await Promise.allSettled([
    store.promote('mfe-cart', '1.1.0'),
    store.promote('mfe-cart', '1.2.0'),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter((result) => result.status === 'rejected');
  expect(String(refused?.reason)).toContain('the releases of mfe-cart have changed meanwhile');
});

it('rolls a canary back first, then the default, step by step [F-10]', async () => {
  const { store } = await newShop();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0');
  await release(store, 'mfe-cart', '1.2.0', {}, 30);
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.2.0', to: '1.1.0' });
  expect(percentages(await store.table(), 'mfe-cart')).toMatchObject({ '1.2.0': 0, '1.1.0': 100 });
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(getDefault((await store.table()).microFrontends['mfe-cart'])?.metadata.version).toBe('1.0.0');
  await expect(store.rollback('mfe-cart')).rejects.toThrow('no release before it');
  await expect(store.rollback('mfe-nobody')).rejects.toThrow('no live release');
});

it.each([0, 101, Number.NaN])('refuses %d percent', async (percent) => {
  const { store } = await newShop();
  await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
  await expect(store.promote('mfe-cart', '1.0.0', percent)).rejects.toThrow('at most 100,');
});
