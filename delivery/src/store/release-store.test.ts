import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildRelease, newFolder, newStore, release } from '../../fixtures/build-release';
import { canaryOf, defaultOf, type ReleaseTable } from '../release-table';
import { signingKey, verifyingKey } from '../signing-keys';
import { parseTable } from '../table-check';
import { readAudit } from './audit-log';
import { ReleaseStore } from './release-store';

const shares = (table: ReleaseTable, app: string) =>
  Object.fromEntries(
    (table.microFrontends[app] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

it('publishes files with compressed copies, in a folder of their own', async () => {
  const { store, dir } = newStore();
  const { folder, buildId } = await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
  const entry = join(dir, 'mfe-cart', folder, `entry.${buildId}.js`);
  const content = readFileSync(entry);
  expect(brotliDecompressSync(readFileSync(`${entry}.br`))).toEqual(content);
  expect(gunzipSync(readFileSync(`${entry}.gz`))).toEqual(content);
  expect(readdirSync(join(dir, 'mfe-cart')).filter((name) => name.startsWith('.draft'))).toEqual([]);
});

it('takes the same release twice, and refuses the same version with other content [F-13]', async () => {
  const { store } = newStore();
  const dist = buildRelease('mfe-cart', '1.0.0');
  expect((await store.publish('mfe-cart', dist)).wasKnown).toBe(false);
  expect((await store.publish('mfe-cart', dist)).wasKnown).toBe(true);
  const other = buildRelease('mfe-cart', '1.0.0', { content: 'other' });
  await expect(store.publish('mfe-cart', other)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('raise the version'),
  });
});

it('refuses the second of two that publish a version with different content at once [F-13]', async () => {
  const { store } = newStore();
  const builds = ['a', 'b', 'c'].map((content) => buildRelease('mfe-cart', '1.0.0', { content }));
  const results = await Promise.allSettled(builds.map((dist) => store.publish('mfe-cart', dist)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

it('refuses a build whose file is not what its sum says, or is missing', async () => {
  const { store } = newStore();
  const dist = buildRelease('mfe-cart', '1.0.0');
  const file = readdirSync(dist).find((name) => name.startsWith('slots.')) ?? '';
  writeFileSync(join(dist, file), 'changed');
  await expect(store.publish('mfe-cart', dist)).rejects.toThrow('is not what its sum says');
  await expect(store.publish('mfe-auth', dist)).rejects.toThrow('holds a release of mfe-cart');
  await expect(store.publish('mfe-cart', newFolder())).rejects.toThrow('build the app first');
});

it('publishes builds of one version side by side as snapshots', async () => {
  const { store } = newStore();
  const [one, two] = ['one', 'two'].map((content) => buildRelease('mfe-cart', '1.0.0', { content })) as [
    string,
    string,
  ];
  const first = await store.publish('mfe-cart', one, { asSnapshot: true });
  const second = await store.publish('mfe-cart', two, { asSnapshot: true });
  await store.promote('mfe-cart', first.version);
  const table = await store.promote('mfe-cart', second.version);
  expect(shares(table, 'mfe-cart')).toEqual({ [second.version]: 100, [first.version]: 0 });
});

it('gives the first release to everybody, and a later one the share that it was promoted with', async () => {
  const { store } = newStore();
  await release(store, 'mfe-cart', '1.0.0', {}, 10);
  const table = await release(store, 'mfe-cart', '1.1.0', {}, 12.5);
  expect(shares(table, 'mfe-cart')).toEqual({ '1.1.0': 12.5, '1.0.0': 87.5 });
  const canary = canaryOf(table.microFrontends['mfe-cart']);
  expect(canary?.extras.previous).toBe('1.0.0');
  expect(canary?.fallbackUrl).toContain('/1.0.0-');
});

it('takes the older trial back when another one begins', async () => {
  const { store } = newStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(store, 'mfe-cart', version, {}, 20);
  expect(shares(await store.table(), 'mfe-cart')).toEqual({ '1.2.0': 20, '1.1.0': 0, '1.0.0': 80 });
});

it('rolls a trial back first, then the default, step by step [F-10]', async () => {
  const { store } = newStore();
  await release(store, 'mfe-cart', '1.0.0');
  await release(store, 'mfe-cart', '1.1.0');
  await release(store, 'mfe-cart', '1.2.0', {}, 30);
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.2.0', to: '1.1.0' });
  expect(shares(await store.table(), 'mfe-cart')).toMatchObject({ '1.2.0': 0, '1.1.0': 100 });
  expect(await store.rollback('mfe-cart')).toEqual({ from: '1.1.0', to: '1.0.0' });
  expect(defaultOf((await store.table()).microFrontends['mfe-cart'])?.metadata.version).toBe('1.0.0');
  await expect(store.rollback('mfe-cart')).rejects.toThrow('no release before it');
  await expect(store.rollback('mfe-nobody')).rejects.toThrow('no live release');
});

it('keeps both of two promotions at once, and many more [F-12]', async () => {
  const { store, dir } = newStore();
  const apps = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'];
  await Promise.all(apps.map((app) => release(store, app, '1.0.0')));
  const table = parseTable(readFileSync(join(dir, 'releases.json'), 'utf8'));
  expect(Object.keys(table.microFrontends).sort()).toEqual(apps);
  expect(table.extras.revision).toBe(apps.length);
});

it('writes what was done, by whom, into a log that only grows', async () => {
  const { store, dir } = newStore();
  await release(store, 'mfe-cart', '1.0.0');
  const log = await readAudit(dir);
  expect(log.map(({ action, by, app, version }) => [action, by, app, version])).toEqual([
    ['publish', 'test', 'mfe-cart', '1.0.0'],
    ['promote', 'test', 'mfe-cart', '1.0.0'],
  ]);
});

it.each([0, 101, Number.NaN])('refuses a share of %d percent', async (percent) => {
  const { store } = newStore();
  await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
  await expect(store.promote('mfe-cart', '1.0.0', percent)).rejects.toThrow('at most 100 percent');
});

it('refuses what is not published, also where the name is a path', async () => {
  const { store, dir } = newStore();
  await expect(store.promote('mfe-cart', '9.9.9')).rejects.toThrow('is not published');
  await expect(store.promote('../etc', '1.0.0')).rejects.toThrow('is not published');
  expect(existsSync(join(dir, 'releases.json'))).toBe(false);
});

it('does not build on a table that another key has signed', async () => {
  const { store, dir } = newStore();
  await release(store, 'mfe-cart', '1.0.0');
  const keys = { dir: newFolder() };
  const other = new ReleaseStore({
    dir,
    by: 'test',
    privateKey: signingKey(keys),
    publicKey: verifyingKey(keys),
  });
  await expect(other.rollback('mfe-cart')).rejects.toThrow('signed with another key');
});

it('refuses a promotion of files that were changed in the store [F-39]', async () => {
  const { store, dir } = newStore();
  const { folder, buildId } = await store.publish('mfe-cart', buildRelease('mfe-cart', '1.0.0'));
  writeFileSync(join(dir, 'mfe-cart', folder, `entry.${buildId}.js`), 'alert(1)');
  await expect(store.promote('mfe-cart', '1.0.0')).rejects.toThrow('is not what its sum says');
});
