import fc from 'fast-check';
import { buildRelease, newShop, release } from '../../fixtures/build-release';
import { getDefaultBefore } from '../earlier-defaults';
import { emptyTable, getDefault, getEntry, getReleases, type ReleaseTable } from '../release-table';
import { findTrafficProblem } from '../table-check';
import { readAudit } from './audit-log';
import { killed, revived } from './halts';
import { ReleaseError } from './release-error';
import { promoted, rolledBack } from './rollout';
import { newEntry } from './table-entry';

const app = 'mfe-cart';
const getVersion = (table: ReleaseTable) => getDefault(table.microFrontends[app])?.metadata.version;
const states = ({ microFrontends }: ReleaseTable) =>
  Object.fromEntries(
    (microFrontends[app] ?? []).map(({ metadata, deployment: { state, traffic } }) => [
      metadata.version,
      `${state} ${traffic}`,
    ]),
  );
/** The release that a page falls back to. */
const getFallback = (table: ReleaseTable, version: string) =>
  getEntry(table.microFrontends[app], version)?.extras.previous;

/** 1.0.0, 1.1.0 and 1.2.0 became the default one after the other; 1.3.0 is published. */
async function withThree() {
  const shop = await newShop();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(shop.store, app, version);
  await shop.store.publish(app, buildRelease(app, '1.3.0'));
  return shop;
}

it.each([
  ['running', false],
  ['paused', true],
])('takes a bad default away beside a canary that is %s, for everybody [F-10]', async (_state, isPaused) => {
  const { store, objects } = await withThree();
  await store.promote(app, '1.3.0', 20);
  if (isPaused) await store.pause(app);
  const done = await store.rollback(app, 'orders are lost', '1.2.0');
  expect(done).toEqual({ from: '1.2.0', to: '1.1.0', ended: ['1.3.0'] });
  expect(states(await store.table())).toEqual({
    '1.3.0': 'paused 0',
    '1.2.0': 'paused 0',
    '1.1.0': 'active 100',
    '1.0.0': 'active 0',
  });
  await expect(store.resume(app)).rejects.toThrow('no canary');
  const log = (await readAudit(objects)).filter(({ action }) => ['rollback', 'assign'].includes(action));
  expect(log.slice(-3).map(({ action, version }) => [action, version])).toEqual([
    ['rollback', '1.1.0'],
    ['assign', '1.3.0'],
    ['assign', '1.2.0'],
  ]);
});

it('goes to a release that is a canary again, which has no rules then', async () => {
  const { store } = await withThree();
  await store.promote(app, '1.1.0', 0, [{ language: ['ar'], traffic: 50 }]);
  expect(await store.rollback(app, undefined, '1.2.0')).toEqual({ from: '1.2.0', to: '1.1.0' });
  const entry = getEntry((await store.table()).microFrontends[app], '1.1.0');
  expect(entry?.deployment).toMatchObject({ traffic: 100, default: true });
  expect(entry?.deployment.rules).toBeUndefined();
});

it('refuses the same release a second time, and names what is live', async () => {
  const { store } = await withThree();
  await store.rollback(app, undefined, '1.2.0');
  await expect(store.rollback(app, undefined, '1.2.0')).rejects.toThrow(
    'release rollback applies to mfe-cart@1.1.0 (100 %, default), not to mfe-cart@1.2.0: it may have changed',
  );
  expect(getVersion(await store.table())).toBe('1.1.0');
});

it('never leads to a release that was rolled back before', async () => {
  const { store } = await withThree();
  await store.rollback(app);
  await store.promote(app, '1.3.0');
  expect(await store.rollback(app)).toEqual({ from: '1.3.0', to: '1.1.0' });
  expect(await store.rollback(app)).toEqual({ from: '1.1.0', to: '1.0.0' });
  await expect(store.rollback(app)).rejects.toThrow('mfe-cart@1.0.0 has no release before it');
});

it('leads from an earlier release that was promoted again to what that replaced, once [F-02]', async () => {
  const { store } = await withThree();
  await store.promote(app, '1.0.0');
  expect(getFallback(await store.table(), '1.0.0')).toBe('1.2.0');
  expect(await store.rollback(app)).toEqual({ from: '1.0.0', to: '1.2.0' });
  expect(await store.rollback(app)).toEqual({ from: '1.2.0', to: '1.1.0' });
  await expect(store.rollback(app)).rejects.toThrow('mfe-cart@1.1.0 has no release before it');
});

it('passes over releases that were killed, and over canaries that were rolled back; pages do, too', async () => {
  const { store } = await withThree();
  await store.promote(app, '1.3.0');
  await store.kill(app, '1.1.0');
  expect(getFallback(await store.table(), '1.3.0')).toBe('1.2.0');
  await store.promote(app, '1.2.0', 10);
  expect(getFallback(await store.table(), '1.2.0')).toBe('1.3.0');
  await store.rollback(app);
  const table = await store.table();
  expect(getFallback(table, '1.3.0')).toBe('1.0.0');
  expect(getEntry(table.microFrontends[app], '1.3.0')?.fallbackUrl).toContain('/1.0.0-');
  expect(await store.rollback(app)).toEqual({ from: '1.3.0', to: '1.0.0' });
  expect(getFallback(await store.table(), '1.0.0')).toBeUndefined();
});

it('lets a canary fall back to the new default when the default is killed', async () => {
  const { store } = await withThree();
  await store.promote(app, '1.3.0', 20);
  await store.kill(app, '1.2.0');
  expect(getFallback(await store.table(), '1.3.0')).toBe('1.1.0');
});

/** As a release command of before has left it: each default names the one before it. */
function withoutLists(table: ReleaseTable): ReleaseTable {
  const bare = structuredClone(table);
  for (const { extras } of Object.values(bare.microFrontends).flat()) delete extras.earlierDefaults;
  return bare;
}

it('goes on with a table from before that has no list of defaults', async () => {
  const { store } = await withThree();
  const first = rolledBack(withoutLists(await store.table()), app);
  expect([first.to, getFallback(first.table, '1.1.0')]).toEqual(['1.1.0', '1.0.0']);
  expect(rolledBack(first.table, app).to).toBe('1.0.0');
  expect(rolledBack(withoutLists(first.table), app).to).toBe('1.0.0');
  // Two defaults of before could name each other.
  const circular = withoutLists(await store.table());
  Object.assign(getEntry(circular.microFrontends[app], '1.1.0')?.extras ?? {}, { previous: '1.2.0' });
  expect(rolledBack(circular, app).to).toBe('1.1.0');
  expect(() => rolledBack(rolledBack(circular, app).table, app)).toThrow('no release before it');
});

const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
const entries = versions.map((version) => {
  const entry = { file: 'entry.js', integrity: 'sha384-x', bytes: 1 };
  const manifest = { app, version, buildId: 'abcdef', entry } as Parameters<typeof newEntry>[2];
  return newEntry(version, `${version}-abcdef`, manifest, 'sha384-x');
});
const anyStep = fc.record({
  action: fc.constantFrom(
    'promote',
    'try',
    'rollback',
    'rollback it',
    'kill',
    'kill all',
    'revive',
    'revive all',
  ),
  at: fc.nat(versions.length - 1),
});

function changed(table: ReleaseTable, action: string, at: number): ReleaseTable {
  const version = versions[at] ?? '';
  const known = getEntry(getReleases(table, app), version) ?? entries[at];
  if (!known) throw new Error('there are as many entries as versions');
  if (action === 'promote') return promoted(table, app, known, { replace: true });
  if (action === 'try') return promoted(table, app, known, { percent: 10, replace: true });
  if (action.startsWith('rollback'))
    return rolledBack(table, app, action === 'rollback' ? undefined : version).table;
  const which = action.endsWith('all') ? null : version;
  return action.startsWith('kill') ? killed(table, app, which) : revived(table, app, which);
}

it('leads from any state to a release that was the default and was not taken away, and ends', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      let table = emptyTable();
      const wereDefault = new Set<string | undefined>();
      for (const { action, at } of steps) {
        try {
          table = changed(table, action, at);
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseError);
        }
        const now = getReleases(table, app) ?? [];
        expect(findTrafficProblem(app, now)).toBeNull();
        expect(getDefault(now)?.extras.previous).toBe(
          getDefault(now) && getDefaultBefore(now)?.metadata.version,
        );
        wereDefault.add(getVersion(table));
      }
      for (let left = versions.length; getVersion(table) !== undefined; left -= 1) {
        expect(left).toBeGreaterThan(0);
        const before = getDefaultBefore(getReleases(table, app) ?? []);
        if (!before) break;
        table = rolledBack(table, app, getVersion(table)).table;
        expect(getVersion(table)).toBe(before.metadata.version);
        expect(wereDefault).toContain(getVersion(table));
      }
    }),
    { numRuns: 500 },
  );
});
