import { buildRelease, newShop, release } from '../../fixtures/build-release';
import { getCanaries, getDefault } from '../release-table';
import { readAudit } from '../store/audit-log';
import { ReleaseError } from '../store/release-error';
import { CanaryAnalysis } from './canary-analysis';
import { getP75 } from './measures';
import { toHealth, noCounts, since, type CountsByRelease, type ReleaseCounts } from './release-counts';

const app = 'mfe-cart';
/** Every visitor is in their own network. */
const counts = (visits: number, failing: number): ReleaseCounts => ({
  ...noCounts(),
  visits,
  failing,
  failingBy: Object.fromEntries(Array.from({ length: failing }, (_, network) => [network, 1])),
});

/** 1.1.0 is a canary beside 1.0.0; the canary analysis reads the counts in `seen`. */
async function withCanary() {
  const shop = await newShop();
  await release(shop.store, app, '1.0.0');
  await release(shop.store, app, '1.1.0', {}, 10);
  const seen = new Map<string, CountsByRelease>();
  const logged: string[] = [];
  const analysis = new CanaryAnalysis({
    store: shop.store,
    counts: async () => structuredClone(seen),
    log: (event) => logged.push(event),
  });
  const stable = async () => getDefault((await shop.store.table()).microFrontends[app])?.deployment.traffic;
  return { ...shop, seen, analysis, logged, stable };
}

const reported = (canary: ReleaseCounts, stable: ReleaseCounts) => ({
  [`${app} 1.1.0`]: canary,
  [`${app} 1.0.0`]: stable,
});

it('rolls a failing canary back, and logs the reason [F-15]', async () => {
  const { analysis, seen, stable, objects, logged } = await withCanary();
  await analysis.check();
  seen.set('edge', reported(counts(20, 18), counts(200, 1)));
  expect(await stable()).toBe(90);
  await analysis.check();
  expect(await stable()).toBe(100);
  expect((await readAudit(objects)).find(({ action }) => action === 'rollback')).toMatchObject({
    action: 'rollback',
    version: '1.0.0',
    because: 'guard: 18 of 20 visits fail (90 %), 1 of 200 of the default',
  });
  await analysis.check();
  expect(logged).toEqual(['guard-rollback']);
});

it('retries at its next check when the store did not respond', async () => {
  const { analysis, seen, stable, logged, objects } = await withCanary();
  await analysis.check();
  seen.set('edge', reported(counts(20, 18), counts(200, 1)));
  const { create } = objects;
  objects.create = () => Promise.reject(new ReleaseError('unavailable', 'the store is unavailable'));
  await analysis.check();
  objects.create = create;
  await analysis.check();
  expect(await stable()).toBe(100);
  expect(logged).toEqual(['guard-failed', 'guard-rollback']);
});

it('adds up the counts of all edges, including one that has restarted', async () => {
  const { analysis, seen, stable } = await withCanary();
  seen.set('a', reported(counts(1_000, 900), counts(10_000, 0)));
  await analysis.check();
  seen.set('a', reported(counts(3, 3), counts(60, 0)));
  await analysis.check();
  expect(await stable()).toBe(90);
  seen.set('b', reported(counts(3, 3), counts(60, 0)));
  await analysis.check();
  expect(await stable()).toBe(100);
});

it('ignores counts of a canary from before its first check', async () => {
  const { analysis, seen, stable } = await withCanary();
  seen.set('edge', reported(counts(100, 100), counts(1_000, 0)));
  await analysis.check();
  await analysis.check();
  expect(await stable()).toBe(90);
});

it.each<[string, ReleaseError]>([
  ['by a clock that is wrong', new ReleaseError('refused', 'the clock of this machine says 2020')],
  ['for a missing right', new ReleaseError('refused', 'on-call may not kill mfe-cart')],
  ['by a change that was unfinished', new ReleaseError('conflict', 'revision 5 is now completed')],
])('keeps what it has seen when its rollback is refused %s, and tries again', async (_why, refusal) => {
  const { analysis, seen, store, logged, stable } = await withCanary();
  await analysis.check();
  seen.set('edge', reported(counts(20, 20), counts(200, 0)));
  jest.spyOn(store, 'rollback').mockRejectedValueOnce(refusal);
  await analysis.check();
  expect(await stable()).toBe(90);
  await analysis.check();
  expect(await stable()).toBe(100);
  expect(logged).toEqual(['guard-failed', 'guard-rollback']);
});

it('rolls back only the canary it has checked: another one may be live', async () => {
  const { analysis, seen, store, logged, stable } = await withCanary();
  await analysis.check();
  seen.set('edge', reported(counts(20, 20), counts(200, 0)));
  const { rollback } = store;
  jest.spyOn(store, 'rollback').mockImplementation(async (...args) => {
    await store.publish(app, buildRelease(app, '1.2.0'));
    await store.promoteTogether([{ app, version: '1.2.0' }], { percent: 30, replace: true });
    return rollback.apply(store, args);
  });
  await analysis.check();
  expect(logged).toEqual(['guard-too-late']);
  expect(await stable()).toBe(70);
});

it('judges canaries side by side each for itself, against all visits of the default', async () => {
  const { store, objects } = await newShop();
  await release(store, app, '1.0.0');
  for (const [version, language] of [
    ['1.1.0', 'en'],
    ['1.2.0', 'ar'],
  ] as const) {
    await store.publish(app, buildRelease(app, version));
    await store.promote(app, version, 0, [{ language: [language], traffic: 50 }]);
  }
  let seen: CountsByRelease = {};
  const read = async () => new Map([['edge', seen]]);
  const analysis = new CanaryAnalysis({ store, counts: read, log: () => undefined });
  await analysis.check();
  seen = { ...reported(counts(20, 0), counts(200, 1)), [`${app} 1.2.0`]: counts(20, 18) };
  await analysis.check();
  const running = getCanaries((await store.table()).microFrontends[app]);
  expect(running.map(({ metadata }) => metadata.version)).toEqual(['1.1.0']);
  expect((await readAudit(objects)).find(({ action }) => action === 'rollback')).toMatchObject({
    because: 'guard: 18 of 20 visits fail (90 %), 1 of 200 of the default',
  });
  seen = { ...seen, ...reported(counts(40, 18), counts(300, 1)) };
  await analysis.check();
  expect(getCanaries((await store.table()).microFrontends[app])).toEqual([]);
});

it('continues when counts are unavailable', async () => {
  const { store } = await withCanary();
  const logged: string[] = [];
  const counts = () => Promise.reject(new Error('no edge responds'));
  await new CanaryAnalysis({ store, counts, log: (event) => logged.push(event) }).check();
  expect(logged).toEqual(['guard-failed']);
});

it('calculates the p75 of paints, and the counts since a moment', () => {
  const paints = noCounts().paints.map((_, at) => (at === 9 ? 75 : at === 30 ? 25 : 0));
  const none = { samples: 0, p75: null };
  expect(getP75(paints)).toBe(1_000);
  expect(getP75(noCounts().paints)).toBeNull();
  expect(getP75(noCounts().paints.map((_, at, all) => (at === all.length - 1 ? 1 : 0)))).toBe(20_000);
  const before = { ...counts(10, 1), paints };
  const nothing = { all: none, groups: [none, none, none, none] };
  expect(toHealth(since({ ...counts(30, 2), paints }, before))).toEqual({
    visits: 20,
    failing: { count: 1, networks: 1, inOne: 1 },
    left: { count: 0, networks: 0, inOne: 0 },
    paint: nothing,
    interaction: nothing,
  });
});
