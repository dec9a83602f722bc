import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ReleaseManifest, ServerModules } from '@shop/federation';

/** A real build of a small remote, with the command that builds every release. */
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

const readContent = (file: string) => readFileSync(join(dist, file));
const toIntegrity = (file: string) =>
  `sha384-${createHash('sha384').update(readContent(file)).digest('base64')}`;

/** The fields that a host reads first. */
interface FederationManifest {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

let release: ReleaseManifest;
beforeAll(() => {
  release = build('1.0.0');
});

it('lists integrity hash and size of every script', () => {
  const files = { ...release.chunks, [release.entry.file]: release.entry };
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  expect(Object.keys(files).sort()).toEqual(scripts.sort());
  for (const [file, { integrity, bytes }] of Object.entries(files)) {
    expect([file, integrity, bytes]).toEqual([file, toIntegrity(file), readContent(file).length]);
  }
});

it('tells browsers to compile every script while it arrives', () => {
  for (const file of [release.entry.file, ...Object.keys(release.chunks)]) {
    expect(readContent(file).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

it('contains the integrity hashes of its chunks in the entry, so that a changed chunk is not run [F-39]', () => {
  const entry = readContent(release.entry.file).toString();
  for (const { integrity } of Object.values(release.chunks)) expect(entry).toContain(integrity);
});

const exposedModules = ['routes', 'slots', 'listeners'];

it('lists the file of each exposed module', () => {
  expect(Object.keys(release.exposes)).toEqual(exposedModules.map((exposedModule) => `./${exposedModule}`));
  expect(Object.values(release.exposes).flat()).toEqual(
    exposedModules.map((exposedModule) => expect.stringMatching(`^${exposedModule}\\.[0-9a-f]{8}\\.js$`)),
  );
});

it("contains the federation's own manifest with the same container, entry and exposed modules", () => {
  const manifest = JSON.parse(readContent('mf-manifest.json').toString()) as FederationManifest;
  expect(manifest.name).toBe(`shop_mfe_fixture_1_0_0_${release.buildId}`);
  expect(manifest.metaData.remoteEntry.name).toBe(release.entry.file);
  expect(Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync]))).toEqual(
    release.exposes,
  );
});

it('lists the files of each page, slot and command', () => {
  expect(release.pages['fixture-page']).toEqual([expect.stringMatching(/^fixture-page\.[0-9a-f]{8}\.js$/)]);
  expect(release.parts['cart-bar']).toEqual([expect.stringMatching(/^cart-bar\./)]);
  expect(release.parts['cart:open-requested']).toEqual([expect.stringMatching(/^cart-open-requested\./)]);
  const named = [...Object.values(release.pages), ...Object.values(release.parts)];
  for (const file of named.flat()) expect(existsSync(join(dist, file))).toBe(true);
});

it('repeats the routes, slots and commands that the app declares', () => {
  expect(release.routes[0]).toMatchObject({ path: '/fixture/:id', page: 'fixture-page' });
  expect(release).toMatchObject({ slots: ['cart-bar'], listeners: ['cart:open-requested'] });
});

const readVersion = (folder: string) =>
  (JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')) as { version: string }).version;

it('requires of the host what it was compiled against, or something newer [F-19]', () => {
  const [ui, react] = [readVersion('shared/ui'), readVersion('host/node_modules/react')];
  expect(release.shared).toMatchObject({
    '@shop/ui': { version: ui, range: `^${ui}` },
    react: { version: react, range: `^${react}` },
  });
  const contract = readVersion('shared/federation');
  expect(release.contract).toEqual({
    provides: contract,
    requires: { host: `^${contract}`, 'slot:wishlist-heart': '^1.0.0' },
  });
});

it('bundles no copy of what the host provides, and no federation runtime', () => {
  expect(release.entry.bytes).toBeLessThan(12_000);
  const all = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readContent(name).toString());
  for (const placeholder of [
    'Symbol.for("react.',
    'react.transitional.element',
    'data-styled',
    'createStaticHandler',
    '_FEDERATION_RUNTIME_CORE',
  ]) {
    expect(all.filter((text) => text.includes(placeholder))).toEqual([]);
  }
  expect(Object.keys(release.shared)).toEqual(
    expect.arrayContaining(['react', '@shop/ui', '@shop/federation']),
  );
});

it.each(['root/provide.ts', 'server.tsx'])('shares exactly what the host provides in %s', (file) => {
  const source = readFileSync(join(workspace, 'host/src', file), 'utf8');
  const provided = [...source.matchAll(/(?:import|from) '((?:react|styled|@shop)[^']*)'/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(provided)].sort()).toEqual(Object.keys(release.shared).sort());
});

/** Loads the server build as an edge does, with fakes for the host's modules; returns what it required. */
function loaded(base: string) {
  const requested: string[] = [];
  const anything: unknown = new Proxy(() => undefined, { get: () => anything, apply: () => anything });
  const module = { exports: {} as ServerModules };
  const fake = (name: string) => {
    requested.push(name);
    return anything;
  };
  compileFunction(readContent('server.cjs').toString(), ['module', 'exports', 'require', '__release_base__'])(
    module,
    module.exports,
    fake,
    base,
  );
  return { exports: module.exports, asked: requested };
}

it('contains a server build, with its integrity hash, that requires shared modules from the host and bundles the rest', async () => {
  const { server } = release;
  expect(server).toEqual({
    file: 'server.cjs',
    integrity: toIntegrity('server.cjs'),
    bytes: readContent('server.cjs').length,
  });
  const { exports, asked: requested } = loaded('/remotes/fixture/');
  expect([Object.keys(exports.routes), Object.keys(exports.slots)]).toEqual([['fixture-page'], ['cart-bar']]);
  await Promise.all([exports.routes['fixture-page']?.(), exports.slots['cart-bar']?.()]);
  expect(Object.keys(release.shared)).toEqual(expect.arrayContaining(requested));
  expect(requested).toContain('react/jsx-runtime');
});

it('uses the same names of styles and pictures on the server and in the browser', () => {
  const namesIn = (text: string) =>
    [...new Set(text.match(/mfe-fixture__sc-[\w-]+|mark\.[0-9a-f]{8}\.svg/g))].sort();
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const inBrowser = namesIn(scripts.map((name) => readContent(name).toString()).join('\n'));
  expect(inBrowser.length).toBeGreaterThan(1);
  expect(namesIn(readContent('server.cjs').toString())).toEqual(inBrowser);
});

it('leaves what only servers run out of the scripts', () => {
  const text = 'rendered by a server';
  expect(readContent('server.cjs').toString()).toContain(text);
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => readContent(name).toString().includes(text))).toEqual([]);
});

it('is the same for the same source, and has other names for another version [F-13]', () => {
  const again = build('1.0.0');
  expect({ ...again, builtAt: '', commit: '' }).toEqual({ ...release, builtAt: '', commit: '' });

  const next = build('1.1.0');
  expect(next.buildId).not.toBe(release.buildId);
  const entry = readContent(next.entry.file).toString();
  expect(entry).toContain(`shop_mfe_fixture_1_1_0_${next.buildId}`);
  expect(entry).not.toContain('fixture_1_0_0');
});

it('fails for a remote that bundles its own copy of what the host provides [F-19]', () => {
  const own = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared/federation-build/src/run.ts', 'shared/federation-build/fixtures/greedy'],
    { cwd: workspace, env: { ...process.env, APP_VERSION: '1.0.0' }, encoding: 'utf8' },
  );
  expect(own.status).toBe(1);
  expect(own.stderr).toContain('must be in the page once');
});

it('refuses malformed offers with one sentence', () => {
  const own = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared/federation-build/src/run.ts', 'shared/federation-build/fixtures/malformed'],
    { cwd: workspace, env: { ...process.env, APP_VERSION: '1.0.0' }, encoding: 'utf8' },
  );
  expect(own.status).toBe(1);
  expect(own.stderr).toBe(
    'shared/federation-build/fixtures/malformed/src/offers.manifest.ts: the offers cannot be used: listeners is missing\n',
  );
});
