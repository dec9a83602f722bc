import type { ReleaseManifest } from '@shop/federation';
import { buildRelease, newStore, release, type BuildOptions } from '../../fixtures/build-release';
import { parseManifest } from './parse-manifest';

const without =
  (...names: (keyof ReleaseManifest)[]): BuildOptions['toWritten'] =>
  (manifest) =>
    Object.fromEntries(Object.entries(manifest).filter(([name]) => !(names as string[]).includes(name)));
const changed =
  (changes: Record<string, unknown>): BuildOptions['toWritten'] =>
  (manifest) => ({ ...manifest, ...changes });

const route = { path: '/gifts', page: 'gifts' };

describe.each<[string, BuildOptions['toWritten'], string]>([
  ['that is null', () => null, 'it cannot be null'],
  ['that is a list', () => [], 'it must be an object'],
  ['without a list of commands', without('listeners'), 'listeners is missing'],
  ['without routes', without('routes'), 'routes is missing'],
  ['without slots', without('slots'), 'slots is missing'],
  ['without shared packages', without('shared'), 'shared is missing'],
  ['without a contract', without('contract'), 'contract is missing'],
  ['without files of its parts', without('parts'), 'parts is missing'],
  ['without chunks', without('chunks'), 'chunks is missing'],
  ['without an entry', without('entry'), 'entry is missing'],
  ['whose commands are a text', changed({ listeners: 'cart:open-requested' }), 'listeners must be a list'],
  ['with a command that is a number', changed({ listeners: [7] }), 'listeners[0] must be a text'],
  ['with a route without a path', changed({ routes: [{ page: 'gifts' }] }), 'routes[0].path is missing'],
  [
    'with a route whose path is a number',
    changed({ routes: [{ ...route, path: 7 }] }),
    'routes[0].path must be a text',
  ],
  [
    'with initial queries that are no list',
    changed({ routes: [{ ...route, first: {} }] }),
    'routes[0].first must be a list',
  ],
  [
    'with a file without an integrity hash',
    changed({ chunks: { 'a.1.js': { bytes: 1 } } }),
    'chunks["a.1.js"].integrity is missing',
  ],
  [
    'with files of a page that are no list',
    changed({ pages: { gifts: 'gifts.js' } }),
    'pages.gifts must be a list',
  ],
  [
    'with a shared package without a range',
    changed({ shared: { react: { version: '19.0.0' } } }),
    'shared.react.range is missing',
  ],
])('a release manifest %s', (_what, toWritten, problem) => {
  const message = `release.json is no release manifest: ${problem}`;

  it('is not published, and its version stays free', async () => {
    const { store } = newStore();
    const malformed = buildRelease('mfe-gifts', '1.0.0', { toWritten });
    await expect(store.publish('mfe-gifts', malformed)).rejects.toMatchObject({
      name: 'ReleaseError',
      code: 'invalid',
      message: expect.stringContaining(message),
    });
    await expect(
      store.publish('mfe-gifts', buildRelease('mfe-gifts', '1.0.0', { content: 'repaired' })),
    ).resolves.toMatchObject({ wasKnown: false });
  });

  it('is neither promoted nor previewed, if it was published before it was checked', async () => {
    const { store, objects } = newStore();
    await release(store, 'host', '1.0.0');
    const { folder } = await store.publish('mfe-gifts', buildRelease('mfe-gifts', '1.0.0'));
    const key = `mfe-gifts/${folder}/release.json`;
    const manifest = JSON.parse(String(await objects.get(key))) as ReleaseManifest;
    await objects.put(key, JSON.stringify(toWritten?.(manifest)));
    await expect(store.promote('mfe-gifts', '1.0.0')).rejects.toThrow(message);
    await expect(store.preview([{ app: 'mfe-gifts', version: '1.0.0' }], 1)).rejects.toThrow(message);
    expect(Object.keys((await store.table()).microFrontends)).toEqual(['host']);
  });
});

it('accepts releases of older builds, and fields that it does not know', async () => {
  const { store } = newStore();
  await release(store, 'host', '1.0.0');
  const older = without('texts', 'builtAt', 'commit', 'server');
  const toWritten: BuildOptions['toWritten'] = (manifest) => ({
    ...(older?.(manifest) as object),
    routes: [{ ...route, frame: 'a frame of later', ofLater: { a: 1 } }],
    ofLater: ['a'],
  });
  const options = { routes: [route], toWritten };
  await expect(release(store, 'mfe-gifts', '1.0.0', options)).resolves.toBeDefined();
});

it('reads missing texts as none', () => {
  const { texts, ...manifest } = JSON.parse(
    JSON.stringify({
      ...{ app: 'mfe-gifts', version: '1.0.0', buildId: 'a', entry: { file: 'a', integrity: 'b', bytes: 1 } },
      ...{ exposes: {}, chunks: {}, pages: {}, parts: {}, texts: {}, routes: [], slots: [], listeners: [] },
      ...{ contract: { provides: '1.0.0', requires: {} }, shared: {} },
    }),
  ) as ReleaseManifest;
  expect(parseManifest(Buffer.from(JSON.stringify(manifest)), 'a')).toEqual({ ...manifest, texts });
});

it.each(['audit', 'policies', 'revisions', 'constructor'])(
  'refuses the app name %s, and writes nothing',
  async (app) => {
    const { store, objects } = newStore();
    const build = buildRelease(app, '1.0.0');
    await expect(store.publish(app, build)).rejects.toThrow(`"${app}" is a reserved name`);
    await expect(store.promote(app, '1.0.0')).rejects.toThrow('is not published');
    expect(await objects.list('')).toEqual([]);
  },
);

it('refuses an entry whose address no table could have', async () => {
  const { store } = newStore();
  const toWritten = (manifest: ReleaseManifest) => ({
    ...manifest,
    entry: { ...manifest.entry, file: '../entry.js' },
  });
  await expect(store.publish('mfe-gifts', buildRelease('mfe-gifts', '1.0.0', { toWritten }))).rejects.toThrow(
    '"../entry.js" is no name of an entry',
  );
});
