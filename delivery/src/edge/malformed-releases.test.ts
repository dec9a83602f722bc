import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@shop/federation';
import { buildRelease, release } from '../../fixtures/build-release';
import { getBootData, testEdge, type TestEdge } from '../../fixtures/edge';
import { getEntry } from '../release-table';
import { toIntegrity } from '../store/release-files';
import { signTable } from '../table-signature';

const app = 'mfe-gifts';

let edge: TestEdge;
beforeEach(async () => {
  edge = await testEdge();
});
afterEach(() => edge.close());

/** Takes the list of commands out of a published release; returns the integrity hash of its manifest. */
function spoil(folder: string): string {
  const path = join(edge.dir, app, folder, 'release.json');
  const { listeners: _, ...malformed } = JSON.parse(readFileSync(path, 'utf8')) as ReleaseManifest;
  const content = Buffer.from(JSON.stringify(malformed));
  writeFileSync(path, content);
  return toIntegrity(content);
}

/** Promotes a malformed release, as release commands did before they checked manifests. */
async function promoteMalformed(version: string) {
  const { folder } = await edge.store.publish(app, buildRelease(app, version, { content: version }));
  const table = await edge.store.promote(app, version);
  const entry = getEntry(table.microFrontends[app], version);
  if (entry) entry.extras.manifestIntegrity = spoil(folder);
  const revision = `revisions/${String(table.extras.revision).padStart(8, '0')}.json`;
  for (const name of ['releases.json', revision])
    writeFileSync(join(edge.dir, name), JSON.stringify(signTable(table, edge.privateKey)));
  await edge.live.refresh();
}

const visit = (url = '/') => edge.app.inject({ url, headers: { accept: 'text/html' } });
const remotes = async () => getBootData((await visit()).body).remotes;

it('leaves out a remote whose manifest is malformed, and serves the rest [F-17]', async () => {
  await promoteMalformed('1.0.0');
  const page = await visit();
  expect(page.statusCode).toBe(200);
  expect(Object.keys(getBootData(page.body).remotes)).toEqual(['mfe-catalog', 'mfe-cart']);
  expect(edge.logged).toContainEqual([
    'release-damaged',
    expect.objectContaining({ app, reason: expect.stringContaining('listeners is missing') as string }),
  ]);
  expect(await edge.store.damages(await edge.store.table())).toEqual([
    expect.stringContaining(`release rollback ${app}`),
  ]);
});

it('gives visitors the previous release of that remote [F-17]', async () => {
  await release(edge.store, app, '1.0.0');
  await promoteMalformed('1.1.0');
  expect((await remotes())[app]?.live.version).toBe('1.0.0');
});

it('does not let it prevent promotions of other apps', async () => {
  await promoteMalformed('1.0.0');
  await expect(release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] })).resolves.toBeDefined();
});

it('shows no preview of a malformed release', async () => {
  const { folder } = await edge.store.publish(app, buildRelease(app, '1.0.0'));
  const token = await edge.store.preview([{ app, version: '1.0.0' }], 1);
  spoil(folder);
  const cookie = String((await visit(`/?preview=${token}`)).headers['set-cookie']).split(';')[0] ?? '';
  const page = await edge.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain(`${app} 1.0.0`);
});
