import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBootData, testEdge, type TestEdge } from '../../fixtures/edge';
import { release, getServerPath } from '../../fixtures/build-release';
import { TableRefused, trustedTable } from '../table-check';

const page = async ({ app }: Pick<TestEdge, 'app'>, url = '/') =>
  app.inject({ url, headers: { accept: 'text/html' } });
const versions = async (edge: TestEdge) => {
  const remotes = Object.entries(getBootData((await page(edge)).body).remotes);
  return Object.fromEntries(remotes.map(([app, { live }]) => [app, live.version]));
};
const getManifest = (dir: string, app: string) =>
  getServerPath(dir, app).replace('server.cjs', 'release.json');

const damages: [string, (path: string) => void][] = [
  ['cut', (path) => truncateSync(path, 200)],
  ['gone', (path) => rmSync(path)],
  ['empty', (path) => writeFileSync(path, '')],
  ['changed', (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('mfe-', 'mfe-x'))],
];

describe.each(damages)('an app whose release is %s', (_how, damage) => {
  it('is missing after a restart, and no other app [F-17] [F-40]', async () => {
    const edge = await testEdge(undefined, {}, { onReleased: (dir) => damage(getManifest(dir, 'mfe-cart')) });
    const homePage = await page(edge);
    expect(homePage.statusCode).toBe(200);
    expect(Object.keys(getBootData(homePage.body).remotes)).toEqual(['mfe-catalog']);
    expect((await edge.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const reported = edge.logged.filter(([event]) => event === 'release-damaged');
    expect(reported).toEqual([
      [
        'release-damaged',
        expect.objectContaining({
          app: 'mfe-cart',
          version: '1.0.0',
          do: expect.stringContaining('release rollback mfe-cart') as string,
        }),
      ],
    ]);
    await edge.live.refresh();
    expect(edge.logged.filter(([event]) => event === 'release-damaged')).toHaveLength(1);
    await edge.close();
  });

  it('does not prevent promotions of other apps', async () => {
    const edge = await testEdge();
    damage(getManifest(edge.dir, 'mfe-cart'));
    await release(edge.store, 'mfe-catalog', '1.1.0', { routes: [] });
    await edge.live.refresh();
    expect(edge.live.current?.table.extras.revision).toBe(4);
    // manifests that were read before the damage are still known
    expect(Object.keys(await versions(edge)).sort()).toEqual(['mfe-cart', 'mfe-catalog']);
    await edge.close();
  });
});

it('is replaced by its previous release, and returns when it is repaired', async () => {
  const edge = await testEdge();
  await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] });
  const [entry] = (await edge.store.table()).microFrontends['mfe-cart'] ?? [];
  const path = join(edge.dir, entry?.extras.manifest.replace('/remotes/', '') ?? '');
  const content = readFileSync(path);
  truncateSync(path, 100);
  await edge.live.refresh();
  expect(edge.live.current?.table.extras.revision).toBe(4);
  expect((await versions(edge))['mfe-cart']).toBe('1.0.0');
  writeFileSync(path, content);
  await edge.live.refresh();
  expect((await versions(edge))['mfe-cart']).toBe('1.1.0');
  await edge.close();
});

it('refuses a table whose host is damaged: there is no page without it', async () => {
  const edge = await testEdge(undefined, {}, { onReleased: (dir) => rmSync(getManifest(dir, 'host')) });
  expect(edge.live.current).toBeNull();
  expect(edge.logged).toContainEqual([
    'table-refused',
    expect.objectContaining({ reason: expect.stringContaining('host@1.0.0') as string }),
  ]);
  await edge.close();
});

describe('an edge that starts while the table is damaged', () => {
  it.each(damages.slice(0, 3))(
    '(%s) uses the newest intact revision, and logs it [F-01] [F-40]',
    async (_how, damage) => {
      const edge = await testEdge(undefined, {}, { onReleased: (dir) => damage(join(dir, 'releases.json')) });
      expect(edge.live.current?.table.extras.revision).toBe(3);
      expect((await page(edge)).statusCode).toBe(200);
      expect(edge.logged).toContainEqual(['table-damaged', expect.objectContaining({ continuesWith: 3 })]);
      await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] });
      await edge.live.refresh();
      expect(edge.live.current?.table.extras.revision).toBe(4);
      await edge.close();
    },
  );

  it('does not fall back from an intact table that is signed by an unknown key [F-40]', async () => {
    const onReleased = (dir: string) => {
      const path = join(dir, 'releases.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('mfe-cart', 'mfe-cards'));
    };
    const edge = await testEdge(undefined, {}, { onReleased });
    expect(edge.live.current).toBeNull();
    await edge.close();
  });

  it('skips truncated revisions too', async () => {
    const onReleased = (dir: string) => {
      writeFileSync(join(dir, 'releases.json'), '{"sch');
      truncateSync(join(dir, 'revisions/00000003.json'), 100);
    };
    const edge = await testEdge(undefined, {}, { onReleased });
    expect(edge.live.current?.table.extras.revision).toBe(2);
    await edge.close();
  });
});

it('logs its own clock when a table has expired', async () => {
  const { store, publicKey, close } = await testEdge();
  const table = JSON.stringify(await store.table());
  const trust = { publicKey, revision: 0, now: new Date('2099-01-01T00:00:00Z') };
  expect(() => trustedTable(table, trust)).toThrow(TableRefused);
  expect(() => trustedTable(table, trust)).toThrow(/expired at .*clock here says 2099-01-01.*release renew/);
  await close();
});
