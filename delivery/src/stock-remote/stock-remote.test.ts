import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@shop/federation';
import { buildRelease, newFolder, newStore } from '../../fixtures/build-release';
import { parseArguments } from '../cli/arguments';
import { commands } from '../cli/commands';

const app = 'mfe-weather';

/** What the bundlers' plugins write, shortened. */
const manifest = {
  id: 'weather',
  name: 'weather',
  metaData: {
    name: 'weather',
    buildInfo: { buildVersion: '2.3.0' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    globalName: 'weather',
    publicPath: 'auto',
  },
  shared: [
    { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true },
    { name: 'date-fns', version: '4.1.0', requiredVersion: '^4.0.0' },
  ],
  exposes: [
    {
      path: './Widget',
      assets: { js: { sync: ['js/widget.js'], async: ['js/clouds.js'] }, css: { sync: ['widget.css'] } },
    },
  ],
};

/** The build of a stock remote. `text` differs between two builds. */
function stockBuild(changes: object = {}, text = ''): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'js'));
  const chunk = `(self["webpackChunkweather"] ||= []).push([[1], {}]); // ${text}`;
  writeFileSync(
    join(folder, 'remoteEntry.js'),
    `var weather; self["webpackChunkweather"] ||= []; // ${text}`,
  );
  writeFileSync(join(folder, 'js/widget.js'), chunk);
  writeFileSync(join(folder, 'js/clouds.js'), chunk);
  writeFileSync(join(folder, 'widget.css'), '.widget {}');
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify({ ...manifest, ...changes }));
  return folder;
}

/** Runs `release publish` with a stock remote; returns what it printed, and how to read the published files. */
async function publish(folder: string, ...more: string[]) {
  const { store, objects, dir } = newStore();
  await store.publish('host', buildRelease('host', '1.0.0'));
  await store.promote('host', '1.0.0', 100);
  const printed: string[] = [];
  const run = (...args: string[]) => {
    const line = parseArguments(args);
    return commands[line.command]?.(store, line, (text) => printed.push(text), objects);
  };
  await run('publish', app, folder, '--from', 'mf-manifest', ...more);
  const [release = ''] = (await objects.list(`${app}/`))
    .map(({ key }) => key)
    .filter((key) => key.endsWith('/release.json'));
  const read = (file: string) => readFileSync(join(dir, release.replace('release.json', file)), 'utf8');
  return { printed, run, read, manifest: JSON.parse(read('release.json')) as ReleaseManifest };
}

const slot = ['--slot', 'menu-entry=./Widget'];

it('publishes a stock remote as a release of the shop, which verifies and can be promoted', async () => {
  const { printed, run, manifest: release } = await publish(stockBuild(), ...slot);
  expect(printed).toEqual(['mfe-weather@2.3.0 is published']);
  expect(release).toMatchObject({
    app,
    version: '2.3.0',
    entry: { file: expect.stringMatching(/^container\.[0-9a-f]{8}\.js$/) },
    slots: ['menu-entry'],
    listeners: [],
    routes: [],
    parts: { 'menu-entry': ['remoteEntry.js', 'js/widget.js', 'js/clouds.js'] },
    shared: { react: { version: '19.3.1', range: '^19.0.0' } },
  });
  expect(release.server).toBeUndefined();
  expect(Object.keys(release.chunks).sort()).toEqual(['js/clouds.js', 'js/widget.js', 'remoteEntry.js']);
  await run('promote', `${app}@2.3.0`);
  await run('verify');
  expect(printed.slice(1)).toEqual([
    expect.stringContaining('mfe-weather@2.3.0 goes to everybody'),
    '2 releases are intact, and the table is signed',
  ]);
});

it('wraps its container in one with the names of the release, which knows integrity hashes and slots', async () => {
  const { manifest: release, read } = await publish(stockBuild(), ...slot);
  const source = read(release.entry.file);
  expect(source).toMatch(new RegExp(`^var shop_mfe_weather_2_3_0_${release.buildId} = `));
  for (const { integrity } of Object.values(release.chunks)) expect(source).toContain(integrity);
  expect(source).toContain('"menu-entry":{"module":"./Widget"');
  expect(source).toContain('"shop-mfe-weather"');
});

it('gives each release its own list of chunks, so that two in one page do not run each other’s code [F-13]', async () => {
  const [first, next] = [
    await publish(stockBuild(), ...slot),
    await publish(stockBuild({}, 'next'), ...slot, '--version', '2.4.0'),
  ];
  const getNames = ({ read }: typeof first) =>
    ['remoteEntry.js', 'js/widget.js'].map((file) => /webpackChunk\w+/.exec(read(file))?.[0]);
  expect(getNames(first)).toEqual(Array(2).fill(`webpackChunkweather_${first.manifest.buildId}`));
  expect(getNames(next)).toEqual(Array(2).fill(`webpackChunkweather_${next.manifest.buildId}`));
  expect(next.manifest.version).toBe('2.4.0');
  expect(next.manifest.buildId).not.toBe(first.manifest.buildId);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['no slot', () => publish(stockBuild()), 'name the slots, such as --slot menu-entry=./Widget'],
  [
    'a module that is not exposed',
    () => publish(stockBuild(), '--slot', 'menu-entry=./Other'),
    'there are ./Widget',
  ],
  ['a slot without a module', () => publish(stockBuild(), '--slot', 'menu-entry'), 'menu-entry=./Widget'],
  ['another format', () => publish(stockBuild(), ...slot, '--from', 'zip'), '--from takes mf-manifest'],
  ['a folder without a manifest', () => publish(newFolder(), ...slot), 'mf-manifest.json is missing'],
  [
    'a manifest of another kind',
    () => publish(stockBuild({ metaData: {} }), ...slot),
    'is no federation manifest',
  ],
  [
    'no version',
    () => publish(stockBuild({ metaData: { ...manifest.metaData, buildInfo: {} } }), ...slot),
    'name it with --version',
  ],
  [
    'an entry that is a module',
    () =>
      publish(
        stockBuild({
          metaData: { ...manifest.metaData, remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
        }),
        ...slot,
      ),
    'sets no global container',
  ],
])('refuses %s, and says why', async (_what, run, why) => {
  await expect(run()).rejects.toThrow(why);
});
