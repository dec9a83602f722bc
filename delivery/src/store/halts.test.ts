import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease, newShop, newStore, release } from '../../fixtures/build-release';
import { getDefault, getEntry, getFolder, type ReleaseTable } from '../release-table';
import { readAudit } from './audit-log';
import { revived } from './halts';

const app = 'mfe-cart';
const stable = (table: ReleaseTable, of = app) =>
  Object.fromEntries(
    (table.microFrontends[of] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      [deployment.state, deployment.traffic, deployment.default],
    ]),
  );

/** 1.0.0 and 1.1.0 were default releases, 1.2.0 is a canary. */
async function tried(percent = 20) {
  const shop = await newShop();
  await release(shop.store, app, '1.0.0');
  await release(shop.store, app, '1.1.0');
  await release(shop.store, app, '1.2.0', {}, percent);
  return shop;
}

it('pauses a canary and resumes it with its percentage', async () => {
  const { store } = await tried(12.5);
  expect(await store.pause(app)).toBe('1.2.0');
  expect(stable(await store.table())).toMatchObject({
    '1.2.0': ['paused', 0, false],
    '1.1.0': ['active', 100, true],
  });
  await expect(store.pause(app)).rejects.toThrow('mfe-cart has no canary');
  expect(await store.resume(app)).toBe('1.2.0');
  expect(stable(await store.table())).toMatchObject({
    '1.2.0': ['active', 12.5, false],
    '1.1.0': ['active', 87.5, true],
  });
  await expect(store.resume(app)).rejects.toThrow('no canary of mfe-cart is paused');
});

it('does not resume a canary that is incompatible with the live releases [F-17]', async () => {
  const { store } = await newShop();
  await release(store, app, '1.0.0');
  await release(store, app, '1.1.0', { routes: [{ path: '/deals', page: 'deals' }] }, 10);
  await store.pause(app);
  await release(store, 'mfe-catalog', '1.0.0', { routes: [{ path: '/deals', page: 'deals' }] });
  await expect(store.resume(app)).rejects.toThrow('address /deals is served by mfe-catalog@1.0.0');
});

it('rolls back a paused canary, and drops its percentage', async () => {
  const { store } = await tried();
  await store.pause(app);
  expect(await store.rollback(app, 'too slow')).toEqual({ from: '1.2.0', to: '1.1.0' });
  await expect(store.resume(app)).rejects.toThrow('no canary');
});

it.each([
  ['a canary', '1.2.0', { '1.2.0': ['killed', 0, false], '1.1.0': ['active', 100, true] }],
  [
    'the default beside a canary',
    '1.1.0',
    { '1.2.0': ['active', 20, false], '1.1.0': ['killed', 0, false], '1.0.0': ['active', 80, true] },
  ],
  ['one without visitors', '1.0.0', { '1.1.0': ['active', 80, true], '1.0.0': ['killed', 0, false] }],
])('kills %s: its visitors get another release', async (_which, version, expected) => {
  const { store } = await tried();
  await store.kill(app, version);
  expect(stable(await store.table())).toMatchObject(expected);
});

it('makes the canary the default when the only default is killed', async () => {
  const { store } = await newShop();
  await release(store, app, '1.0.0');
  await release(store, app, '1.1.0', {}, 30);
  await store.kill(app, '1.0.0');
  expect(stable(await store.table())).toEqual({
    '1.1.0': ['active', 100, true],
    '1.0.0': ['killed', 0, false],
  });
  await expect(store.rollback(app)).rejects.toThrow('no release before it');
});

it('switches a whole app off, and on again unchanged [F-11]', async () => {
  const { store, objects } = await tried();
  const before = stable(await store.table());
  await store.kill(app, null, 'orders are lost');
  expect(Object.values(stable(await store.table())).map(([state]) => state)).toEqual([
    'killed',
    'killed',
    'killed',
  ]);
  await expect(store.rollback(app)).rejects.toThrow('no live release');
  await store.revive(app, null);
  expect(stable(await store.table())).toEqual(before);
  await expect(store.revive(app, null)).rejects.toThrow('is not off');
  expect((await readAudit(objects)).find(({ action }) => action === 'kill')).toMatchObject({
    by: 'test',
    because: 'orders are lost',
  });
});

it('keeps a canary killed that was killed before its app [F-11]', async () => {
  const { store } = await newShop();
  await release(store, app, '1.0.0');
  await store.publish(app, buildRelease(app, '1.1.0'));
  await store.promote(app, '1.1.0', 0, [{ zone: [1], traffic: 50 }]);
  await store.kill(app, '1.1.0');
  await store.kill(app, null);
  await store.revive(app, null);
  expect(stable(await store.table())).toEqual({
    '1.1.0': ['killed', 0, false],
    '1.0.0': ['active', 100, true],
  });
});

it.each([
  ['a killed default', '1.1.0', { '1.2.0': ['active', 20, false], '1.0.0': ['active', 80, true] }],
  ['a killed canary', '1.2.0', { '1.1.0': ['active', 100, true], '1.0.0': ['active', 0, false] }],
])('revives an app with %s as it was, each time [F-11]', async (_which, version, live) => {
  const { store } = await tried();
  await store.kill(app, version);
  for (let time = 0; time < 2; time += 1) {
    await store.kill(app, null);
    await store.kill(app, null);
    await store.revive(app, null);
    expect(stable(await store.table())).toEqual({ ...live, [version]: ['killed', 0, false] });
  }
  await store.kill(app, null);
  await store.revive(app, '1.0.0');
  await store.kill(app, null);
  await store.revive(app, null);
  expect(getDefault((await store.table()).microFrontends[app])?.metadata.version).toBe('1.0.0');
});

it('revives an app with a paused canary, which resumes with its percentage', async () => {
  const { store } = await tried();
  await store.pause(app);
  await store.kill(app, null);
  await store.revive(app, null);
  expect(await store.resume(app)).toBe('1.2.0');
  expect(stable(await store.table())).toMatchObject({ '1.2.0': ['active', 20, false] });
});

it('revives an app of a table from before, or says how to go on', async () => {
  const { store } = await tried();
  const bare = (table: ReleaseTable) => {
    const copy = structuredClone(table);
    for (const { deployment, extras } of copy.microFrontends[app] ?? []) {
      delete deployment.beforeKill?.withApp;
      delete extras.earlierDefaults;
    }
    return copy;
  };
  const before = stable(await store.table());
  await store.kill(app, null);
  expect(stable(revived(bare(await store.table()), app, null))).toEqual(before);
  await store.revive(app, null);
  await store.kill(app, '1.1.0');
  await store.kill(app, null);
  const old = bare(await store.table());
  expect(() => revived(old, app, null)).toThrow('release revive mfe-cart@1.');
});

it('revives one release of an app that is off, for everybody', async () => {
  const { store } = await tried();
  await store.kill(app, null);
  await store.revive(app, '1.1.0');
  expect(stable(await store.table())).toMatchObject({ '1.1.0': ['active', 100, true] });
  await store.revive(app, '1.2.0');
  expect(stable(await store.table())).toMatchObject({ '1.2.0': ['paused', 0, false] });
  await expect(store.revive(app, '1.2.0')).rejects.toThrow('is not killed');
});

it('promotes a killed release again only after it was revived', async () => {
  const { store } = await tried();
  await store.kill(app, '1.2.0');
  await expect(store.promote(app, '1.2.0', 5)).rejects.toThrow('release revive mfe-cart@1.2.0');
  await expect(store.promote(app, '1.2.0')).rejects.toThrow('is killed');
  await store.revive(app, '1.2.0');
  await store.promote(app, '1.2.0', 5);
  expect(stable(await store.table())).toMatchObject({ '1.2.0': ['active', 5, false] });
});

it('never switches the host off', async () => {
  const { store } = await newShop();
  await expect(store.kill('host', null)).rejects.toThrow('host cannot be off');
  await expect(store.kill('host', '1.0.0')).rejects.toThrow('host cannot be off');
  await expect(store.kill('mfe-nobody', null)).rejects.toThrow('is not in the release table');
  await expect(store.kill('host', '9.9.9')).rejects.toThrow('is not in the release table');
});

it.each(['__proto__', 'constructor', 'toString'])('knows no app of the name %s', async (name) => {
  const { store } = await newShop();
  await expect(store.rollback(name)).rejects.toThrow(`${name} has no live release`);
  for (const command of ['pause', 'resume'] as const)
    await expect(store[command](name)).rejects.toThrow(`${name} is not in the release table`);
  for (const command of ['kill', 'revive'] as const)
    await expect(store[command](name, null)).rejects.toThrow(`${name} is not in the release table`);
  await expect(store.promote(name, '1.0.0')).rejects.toThrow('is not published');
});

describe('releases without visitors', () => {
  const day = 86_400_000;
  const begun = Date.parse('2026-11-01T00:00:00Z');

  async function aged() {
    let now = begun;
    const shop = await newShop(() => new Date(now));
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      await release(shop.store, app, version);
      now += day;
    }
    const after = (days: number) => (now = begun + days * day);
    return { ...shop, after };
  }

  it('are removed after the time has passed; fallbacks of live ones stay', async () => {
    const { store, dir, after } = await aged();
    const folders = Object.fromEntries(
      ((await store.table()).microFrontends[app] ?? []).map((entry) => [
        entry.metadata.version,
        getFolder(entry),
      ]),
    );
    after(31.5);
    const wouldGo = [{ app, folder: folders['1.0.0'] }];
    expect(await store.collect(30, true)).toEqual(wouldGo);
    expect(existsSync(join(dir, app, folders['1.0.0'] ?? ''))).toBe(true);
    expect(await store.collect(30)).toEqual(wouldGo);
    expect(existsSync(join(dir, app, folders['1.0.0'] ?? ''))).toBe(false);
    after(400);
    await store.collect(30);
    expect(Object.keys(stable(await store.table()))).toEqual(['1.3.0', '1.2.0']);
    expect(await store.rollback(app)).toEqual({ from: '1.3.0', to: '1.2.0' });
  });

  it('keep their version reserved [F-13]', async () => {
    const { store, after } = await aged();
    after(400);
    await store.collect(30);
    const other = buildRelease(app, '1.0.0', { content: 'other' });
    await expect(store.publish(app, other)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('include releases that were never promoted, by their age', async () => {
    const { store, dir } = await newShop(() => new Date(Date.now() + 31 * day));
    const { folder } = await store.publish(app, buildRelease(app, '1.0.0'));
    expect(await store.collect(40)).toEqual([]);
    expect(await store.collect(30)).toEqual([{ app, folder }]);
    expect(existsSync(join(dir, app, folder))).toBe(false);
  });
});

describe('verifying', () => {
  it('finds no problem in an unchanged store', async () => {
    const { store } = await tried();
    expect(await store.verify()).toEqual({ releases: 4, problems: [] });
  });

  it('finds changed and missing files, and a table with a wrong signature [F-39] [F-40]', async () => {
    const { store, dir } = await tried();
    const table = await store.table();
    const folderIn = (version: string) => {
      const entry = getEntry(table.microFrontends[app], version);
      return join(dir, app, entry ? getFolder(entry) : '');
    };
    const entryFile = getEntry(table.microFrontends[app], '1.1.0')?.url.split('/').at(-1) ?? '';
    writeFileSync(join(folderIn('1.1.0'), entryFile), 'alert(1)');
    writeFileSync(join(folderIn('1.2.0'), 'release.json'), '{}');
    rmSync(folderIn('1.0.0'), { recursive: true });
    writeFileSync(join(dir, 'releases.json'), JSON.stringify({ ...table, schema: 'other' }));
    const { problems } = await store.verify();
    expect(problems).toEqual([
      'release table refused: its signature is wrong: it was changed, or signed with a key that is not known here',
      expect.stringContaining('its manifest is not the one that was promoted'),
      expect.stringContaining('does not match its integrity hash'),
      expect.stringContaining('is missing'),
    ]);
  });
});

describe('a size budget', () => {
  it('refuses a release that is too large, and reports the file and the excess', async () => {
    const { store } = newStore(undefined, {
      '*': { entry: 1_000_000 },
      [app]: { entry: 1_024, chunk: 1_024 },
    });
    await release(store, 'host', '1.0.0');
    await expect(release(store, app, '1.0.0')).rejects.toThrow(
      /entry\..+\.js has 2 KiB, and 1 KiB are allowed/,
    );
  });

  it('counts a page with all its files', async () => {
    const { store } = newStore(undefined, { '*': { page: 4_096 } });
    const page = { routes: [{ path: '/deals', page: 'deals' }] };
    await expect(release(store, app, '1.0.0', page)).rejects.toThrow('page deals has 5 KiB');
  });
});
