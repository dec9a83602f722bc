import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildRelease, newFolder, release, storeIn } from '../../fixtures/build-release';
import { newObjects, type StoreKind } from '../../fixtures/new-objects';
import { getDefault, getEntry, getFolder } from '../release-table';
import { parseTable } from '../table-check';
import { readAudit } from './audit-log';

describe.each<StoreKind>(['folder', 's3', 's3rver'])('a store of kind %s', (kind) => {
  const getObjects = newObjects(kind);
  const newStore = async () => storeIn(await getObjects());
  /** A store in which a host is released. */
  const newShop = async () => {
    const shop = await newStore();
    await release(shop.store, 'host', '1.0.0');
    return shop;
  };
  // S3rver is ten times slower than the others: every run tests its objects, only `test:all` these.
  const itIfQuick = kind === 's3rver' && process.env.TEST_SCOPE !== 'all' ? it.skip : it;

  itIfQuick.each([undefined, 'quick'] as const)(
    'publishes files with compressed copies, in their own folder (%s)',
    async (compression) => {
      const { store, objects } = await newStore();
      const build = buildRelease('mfe-cart', '1.0.0');
      const { folder, buildId } = await store.publish('mfe-cart', build, { compression });
      const entry = `mfe-cart/${folder}/entry.${buildId}.js`;
      const of = async (suffix: string) => (await objects.get(`${entry}${suffix}`)) ?? Buffer.alloc(0);
      expect(brotliDecompressSync(await of('.br'))).toEqual(await of(''));
      expect(gunzipSync(await of('.gz'))).toEqual(await of(''));
      expect((await of('')).length).toBeGreaterThan(1_000);
    },
  );

  itIfQuick(
    'accepts the same release twice, and refuses the same version with other content [F-13]',
    async () => {
      const { store } = await newStore();
      const dist = buildRelease('mfe-cart', '1.0.0');
      expect((await store.publish('mfe-cart', dist)).wasKnown).toBe(false);
      expect((await store.publish('mfe-cart', dist)).wasKnown).toBe(true);
      const other = buildRelease('mfe-cart', '1.0.0', { content: 'other' });
      await expect(store.publish('mfe-cart', other)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('raise the version'),
      });
    },
  );

  itIfQuick(
    'refuses the second of two concurrent publications of a version with different content [F-13]',
    async () => {
      const { store } = await newStore();
      const builds = ['a', 'b', 'c'].map((content) => buildRelease('mfe-cart', '1.0.0', { content }));
      const results = await Promise.allSettled(builds.map((dist) => store.publish('mfe-cart', dist)));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    },
  );

  it('accepts the same release from two concurrent commands', async () => {
    const { store } = await newShop();
    const dist = buildRelease('mfe-cart', '1.0.0');
    await Promise.all([store.publish('mfe-cart', dist), store.publish('mfe-cart', dist)]);
    await store.promote('mfe-cart', '1.0.0');
    expect(await store.verify()).toEqual({ releases: 2, problems: [] });
  });

  itIfQuick('refuses a build with a file that does not match its integrity hash, or is missing', async () => {
    const { store } = await newStore();
    const dist = buildRelease('mfe-cart', '1.0.0');
    const file = readdirSync(dist).find((name) => name.startsWith('slots.')) ?? '';
    writeFileSync(join(dist, file), 'changed');
    await expect(store.publish('mfe-cart', dist)).rejects.toThrow('does not match its integrity hash');
    await expect(store.publish('mfe-auth', dist)).rejects.toThrow('contains a release of mfe-cart');
    await expect(store.publish('mfe-cart', newFolder())).rejects.toThrow('build the app first');
  });

  itIfQuick('keeps both of two concurrent promotions, and many more [F-12]', async () => {
    const { store, objects } = await newShop();
    const apps = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'].slice(0, kind === 'folder' ? 6 : 4);
    await Promise.all(apps.map((app) => release(store, app, '1.0.0')));
    const table = parseTable(String(await objects.get('releases.json')));
    expect(Object.keys(table.microFrontends).sort()).toEqual(['host', ...apps]);
    expect(table.extras.revision).toBe(apps.length + 1);
  });

  itIfQuick('rolls back, and appends what was done, by whom, to the log', async () => {
    const { store, objects } = await newShop();
    for (const version of ['1.0.0', '1.1.0']) await release(store, 'mfe-cart', version);
    await store.rollback('mfe-cart');
    const log = (await readAudit(objects)).filter(({ app }) => app === 'mfe-cart');
    expect(log.map(({ action, by, app, version }) => [action, by, app, version])).toEqual([
      ['publish', 'test', 'mfe-cart', '1.0.0'],
      ['promote', 'test', 'mfe-cart', '1.0.0'],
      ['publish', 'test', 'mfe-cart', '1.1.0'],
      ['promote', 'test', 'mfe-cart', '1.1.0'],
      ['assign', 'test', 'mfe-cart', '1.0.0'],
      ['rollback', 'test', 'mfe-cart', '1.0.0'],
      ['assign', 'test', 'mfe-cart', '1.1.0'],
    ]);
    expect(getDefault((await store.table()).microFrontends['mfe-cart'])?.metadata.version).toBe('1.0.0');
    expect(await store.verify()).toEqual({ releases: 3, problems: [] });
  });

  itIfQuick('refuses releases that are not published, also if the name is a path', async () => {
    const { store, objects } = await newStore();
    await expect(store.promote('mfe-cart', '9.9.9')).rejects.toThrow('is not published');
    await expect(store.promote('../etc', '1.0.0')).rejects.toThrow('is not published');
    expect(await objects.stamp('releases.json')).toBeNull();
  });

  itIfQuick('does not change a table that another key has signed', async () => {
    const { store, objects } = await newShop();
    await release(store, 'mfe-cart', '1.0.0');
    const { store: other } = storeIn(objects);
    await expect(other.rollback('mfe-cart')).rejects.toThrow('signed with another key');
  });

  itIfQuick('refuses a promotion of files that were changed in the store [F-39]', async () => {
    const { store, objects } = await newStore();
    const { folder, buildId } = await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
    await objects.put(`mfe-cart/${folder}/entry.${buildId}.js`, 'alert(1)');
    await expect(store.promote('mfe-cart', '1.0.0')).rejects.toThrow('does not match its integrity hash');
  });

  itIfQuick('does not exist before its manifest, and can be completed by publishing it again', async () => {
    const { store, objects } = await newShop();
    const dist = buildRelease('mfe-cart', '1.0.0');
    const { folder } = await store.publish('mfe-cart', dist);
    await objects.remove([`mfe-cart/${folder}/release.json`]);
    await expect(store.promote('mfe-cart', '1.0.0')).rejects.toThrow('is not published');
    expect((await store.publish('mfe-cart', dist)).wasKnown).toBe(false);
    await store.promote('mfe-cart', '1.0.0');
    expect(await store.verify()).toEqual({ releases: 2, problems: [] });
  });

  itIfQuick('reuses the compressed copies of an earlier release', async () => {
    const { store, objects } = await newStore();
    const first = await store.publish(
      'mfe-cart',
      buildRelease('mfe-cart', '1.0.0', { asset: 'same '.repeat(500) }),
    );
    const copy = (folder: string) => `mfe-cart/${folder}/assets/licence.txt.br`;
    await objects.put(copy(first.folder), 'made before');
    const second = await store.publish(
      'mfe-cart',
      buildRelease('mfe-cart', '1.1.0', { asset: 'same '.repeat(500) }),
    );
    const third = await store.publish(
      'mfe-cart',
      buildRelease('mfe-cart', '1.2.0', { asset: 'other '.repeat(500) }),
    );
    expect(String(await objects.get(copy(second.folder)))).toBe('made before');
    expect(brotliDecompressSync((await objects.get(copy(third.folder))) ?? '').toString()).toContain('other');
  });

  itIfQuick('removes releases without visitors for long, and keeps the rest intact', async () => {
    const day = 86_400_000;
    let now = Date.now();
    const objects = await getObjects();
    const { store } = storeIn(objects, { now: () => new Date(now) });
    await release(store, 'host', '1.0.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(store, 'mfe-cart', version);
    const stray = await store.publish('mfe-auth', buildRelease('mfe-auth', '1.0.0'));
    const oldest = getEntry((await store.table()).microFrontends['mfe-cart'], '1.0.0');
    now += 40 * day;
    const gone = [
      { app: 'mfe-cart', folder: oldest ? getFolder(oldest) : '' },
      { app: 'mfe-auth', folder: stray.folder },
    ];
    expect(await store.collect(30, true)).toEqual(gone);
    expect(await store.collect(30)).toEqual(gone);
    for (const { app, folder } of gone) expect(await objects.list(`${app}/${folder}/`)).toEqual([]);
    expect(await store.collect(30)).toEqual([]);
    expect(await store.verify()).toEqual({ releases: 3, problems: [] });
  });

  itIfQuick('reads an older log that was one file', async () => {
    const { store, objects } = await newStore();
    await objects.put(
      'audit.jsonl',
      '{"at":"2026-01-01T00:00:00.000Z","by":"a","action":"old","app":"host","version":"1.0.0"}\n',
    );
    await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
    const actions = async (last?: number) => (await readAudit(objects, last)).map(({ action }) => action);
    expect(await actions()).toEqual(['old', 'publish']);
    expect(await actions(1)).toEqual(['publish']);
  });
});
