import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The manifests of all packages and of a remote, printed by a process, because they are made by ES modules. */
function readManifests(): { folders: string[]; packed: Manifest[]; remote: Manifest; version: string } {
  const script = `
    import { toManifest, toRemoteManifest, version } from './manifest.mjs';
    import { packages } from './packages.mjs';
    const packed = packages.map((one) => toManifest(one, one.isPart ? ['commander', '@shop/federation'] : []));
    const folders = packages.map(({ folder }) => folder);
    console.log(JSON.stringify({ folders, packed, remote: toRemoteManifest(), version }));`;
  const args = ['--input-type=module', '--eval', script];
  const output = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof readManifests>; // printed by the script above
}

const { folders, packed, remote, version } = readManifests();
const getPackage = (name: string) => packed.find((manifest) => manifest.name === name);

it('names real versions in place of those of the workspace', () => {
  for (const manifest of [...packed, remote]) {
    const { dependencies, devDependencies, peerDependencies } = manifest;
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }))
      expect(`${manifest.name}: ${name} ${range}`).toMatch(/ [~^]?\d+\.\d+\.\d+$/);
  }
  expect(getPackage('@shop/ui')?.dependencies).toMatchObject({ '@shop/i18n': `^${version}` });
  expect(remote.devDependencies).toMatchObject({
    '@shop/delivery': `^${getPackage('@shop/delivery')?.version}`,
    '@shop/testing': `^${version}`,
  });
});

it('exports compiled files with their declarations only', () => {
  const exported = packed
    .flatMap(({ exports }) => Object.values(exports))
    .flatMap((one) => Object.values(one));
  for (const path of exported.filter((one) => one.length > 1))
    expect(path).not.toMatch(/(?<!\.d)\.tsx?$|\/src\//);
  expect(getPackage('@shop/ui')?.exports['./form']).toEqual({
    types: './dist/form/index.d.ts',
    default: './dist/form/index.js',
  });
});

it('leaves what a page may have only once to whoever installs the packages', () => {
  for (const { dependencies } of packed)
    expect(
      Object.keys(dependencies).filter((name) => /^(?:react|react-dom|styled-components)$/.test(name)),
    ).toEqual([]);
  expect(getPackage('@shop/ui')?.peerDependencies).toHaveProperty('react');
  expect(Object.keys(getPackage('@shop/delivery')?.dependencies ?? {}).sort()).toEqual([
    '@shop/federation',
    'commander',
  ]);
});

it('gives all shared packages one version, and every package a changelog', () => {
  for (const [at, { name, version: own }] of packed.entries()) {
    const folder = folders[at] ?? '';
    if (folder.startsWith('shared/')) expect([name, own]).toEqual([name, version]);
    const changelog = join(root, folder, 'CHANGELOG.md');
    expect([name, existsSync(changelog)]).toEqual([name, true]);
    expect(readFileSync(changelog, 'utf8')).toContain(`## ${own}`);
  }
});
