import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ReleaseManifest, ServerDoors } from '@shop/federation';

/** A real build of a small remote, through the same command as every release. */
const workspace = join(__dirname, '../../..');
const fixture = 'shared/federation-build/fixtures/remote';
const dist = join(workspace, fixture, 'dist');

function build(version: string): ReleaseManifest {
  execFileSync(process.execPath, ['--import', 'tsx', 'shared/federation-build/src/run.ts', fixture], {
    cwd: workspace,
    env: { ...process.env, APP_VERSION: version },
  });
  return JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
}

const contentOf = (file: string) => readFileSync(join(dist, file));
const sumOf = (file: string) => `sha384-${createHash('sha384').update(contentOf(file)).digest('base64')}`;

/** What a host that reads it begins with. */
interface FederationManifest {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

let release: ReleaseManifest;
beforeAll(() => {
  release = build('1.0.0');
});

it('says of every script its sum and size', () => {
  const files = { ...release.chunks, [release.entry.file]: release.entry };
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  expect(Object.keys(files).sort()).toEqual(scripts.sort());
  for (const [file, { integrity, bytes }] of Object.entries(files)) {
    expect([file, integrity, bytes]).toEqual([file, sumOf(file), contentOf(file).length]);
  }
});

it('carries the sums of its chunks in the entry, so that a changed chunk is not run [F-39]', () => {
  const entry = contentOf(release.entry.file).toString();
  for (const { integrity } of Object.values(release.chunks)) expect(entry).toContain(integrity);
});

const doors = ['routes', 'slots', 'listeners'];

it('names the file of each door', () => {
  expect(Object.keys(release.exposes)).toEqual(doors.map((door) => `./${door}`));
  expect(Object.values(release.exposes).flat()).toEqual(
    doors.map((door) => expect.stringMatching(`^${door}\\.[0-9a-f]{8}\\.js$`)),
  );
});

it("has the federation's own manifest beside it, of the same container, entry and doors", () => {
  const manifest = JSON.parse(contentOf('mf-manifest.json').toString()) as FederationManifest;
  expect(manifest.name).toBe(`shop_mfe_fixture_1_0_0_${release.buildId}`);
  expect(manifest.metaData.remoteEntry.name).toBe(release.entry.file);
  expect(Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync]))).toEqual(
    release.exposes,
  );
});

it('names the files of each page, slot and wish', () => {
  expect(release.pages['fixture-page']).toEqual([expect.stringMatching(/^fixture-page\.[0-9a-f]{8}\.js$/)]);
  expect(release.parts['cart-bar']).toEqual([expect.stringMatching(/^cart-bar\./)]);
  expect(release.parts['cart:open-requested']).toEqual([expect.stringMatching(/^cart-open-requested\./)]);
  const named = [...Object.values(release.pages), ...Object.values(release.parts)];
  for (const file of named.flat()) expect(existsSync(join(dist, file))).toBe(true);
});

it('repeats the routes, slots and wishes that the app declares', () => {
  expect(release.routes[0]).toMatchObject({ path: '/fixture/:id', page: 'fixture-page' });
  expect(release).toMatchObject({ slots: ['cart-bar'], listeners: ['cart:open-requested'] });
});

it('bundles no copy of what the host provides, and no federation runtime', () => {
  expect(release.entry.bytes).toBeLessThan(12_000);
  const all = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .map((name) => contentOf(name).toString());
  for (const mark of [
    'Symbol.for("react.',
    'react.transitional.element',
    'data-styled',
    'createStaticHandler',
    '_FEDERATION_RUNTIME_CORE',
  ]) {
    expect(all.filter((text) => text.includes(mark))).toEqual([]);
  }
  expect(Object.keys(release.shared)).toEqual(
    expect.arrayContaining(['react', '@shop/ui', '@shop/federation']),
  );
});

it.each(['provide.ts', 'server.tsx'])('shares what the host gives in %s, neither more nor less', (file) => {
  const source = readFileSync(join(workspace, 'host/src', file), 'utf8');
  const given = [...source.matchAll(/(?:import|from) '((?:react|styled|@shop)[^']*)'/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(given)].sort()).toEqual(Object.keys(release.shared).sort());
});

/** Loads the server build as an edge does, with stand-ins for what the host gives; answers what it asked for. */
function loaded(base: string) {
  const asked: string[] = [];
  const anything: unknown = new Proxy(() => undefined, { get: () => anything, apply: () => anything });
  const module = { exports: {} as ServerDoors };
  const standIn = (name: string) => {
    asked.push(name);
    return anything;
  };
  compileFunction(contentOf('server.cjs').toString(), ['module', 'exports', 'require', '__release_base__'])(
    module,
    module.exports,
    standIn,
    base,
  );
  return { exports: module.exports, asked };
}

it('carries a server build, with its sum, that asks the host for what is shared and brings the rest', async () => {
  const { server } = release;
  expect(server).toEqual({
    file: 'server.cjs',
    integrity: sumOf('server.cjs'),
    bytes: contentOf('server.cjs').length,
  });
  const { exports, asked } = loaded('/remotes/fixture/');
  expect([Object.keys(exports.routes), Object.keys(exports.slots)]).toEqual([['fixture-page'], ['cart-bar']]);
  await Promise.all([exports.routes['fixture-page']?.(), exports.slots['cart-bar']?.()]);
  expect(Object.keys(release.shared)).toEqual(expect.arrayContaining(asked));
  expect(asked).toContain('react/jsx-runtime');
});

it('names styles and pictures on the server as in the browser', () => {
  const namesIn = (text: string) =>
    [...new Set(text.match(/mfe-fixture__sc-[\w-]+|mark\.[0-9a-f]{8}\.svg/g))].sort();
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const inBrowser = namesIn(scripts.map((name) => contentOf(name).toString()).join('\n'));
  expect(inBrowser.length).toBeGreaterThan(1);
  expect(namesIn(contentOf('server.cjs').toString())).toEqual(inBrowser);
});

it('is the same for the same source, and bears other names for another version [F-13]', () => {
  const again = build('1.0.0');
  expect({ ...again, builtAt: '', commit: '' }).toEqual({ ...release, builtAt: '', commit: '' });

  const next = build('1.1.0');
  expect(next.buildId).not.toBe(release.buildId);
  const entry = contentOf(next.entry.file).toString();
  expect(entry).toContain(`shop_mfe_fixture_1_1_0_${next.buildId}`);
  expect(entry).not.toContain('fixture_1_0_0');
});

it('stops a remote that brings its own copy of what the host provides [F-19]', () => {
  const own = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared/federation-build/src/run.ts', 'shared/federation-build/fixtures/greedy'],
    { cwd: workspace, env: { ...process.env, APP_VERSION: '1.0.0' }, encoding: 'utf8' },
  );
  expect(own.status).toBe(1);
  expect(own.stderr).toContain('must be in the page once');
});
