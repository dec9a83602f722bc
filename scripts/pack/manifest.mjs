import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { packages } from './packages.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Libraries of which a page, and a test, may contain one copy: whoever installs our packages brings them. */
const single = ['react', 'react-dom', 'styled-components'];

/** The version ranges below `catalog:` of pnpm-workspace.yaml. */
function readCatalog() {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  const first = lines.indexOf('catalog:') + 1;
  const ranges = lines.slice(
    first,
    lines.findIndex((line, at) => at >= first && /^\S/.test(line)),
  );
  return new Map(
    ranges.flatMap((line) => {
      const [, name, range] = /^ {2}'?([^':]+)'?: (\S+)$/.exec(line) ?? [];
      return name ? [[name, range]] : [];
    }),
  );
}

const catalog = readCatalog();
const ofWorkspace = readJson('package.json').devDependencies;

/** Our packages by name, with their versions. */
const versions = new Map(
  packages.map(({ folder }) => readJson(`${folder}/package.json`)).map((own) => [own.name, own.version]),
);

/** The version of all shared packages, and of the contract between host and remotes. */
export const version = versions.get('@shop/federation');

/** The range that an installed package has in place of `workspace:`, `catalog:` or `root:` (the workspace's own tools). */
function toRange(name, declared) {
  if (declared === 'workspace:*' && versions.has(name)) return `^${versions.get(name)}`;
  const range = { 'catalog:': catalog.get(name), 'root:': ofWorkspace[name] }[declared] ?? declared;
  if (/^(?:workspace|catalog|root):/.test(range)) throw new Error(`${name}: ${declared} has no version`);
  return range;
}

const toRanges = (declared = {}) =>
  Object.fromEntries(
    Object.entries(declared)
      .map(([name, range]) => [name, toRange(name, range)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** `./src/form/index.ts` → `./dist/form/index`. */
const toCompiled = (source) => source.replace('./src/', './dist/').replace(/(?:\.d)?\.tsx?$/, '');

function toExport(source) {
  if (source.endsWith('.d.ts')) return { types: `${toCompiled(source)}.d.ts` };
  if (!/\.tsx?$/.test(source)) return toCompiled(source);
  return { types: `${toCompiled(source)}.d.ts`, default: `${toCompiled(source)}.js` };
}

const mapValues = (from, change) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));

/** The same value under each name. */
const all = (names, value) => Object.fromEntries(names.map((name) => [name, value]));

/** Name of the package of an import: `@shop/ui/form` → `@shop/ui`. */
export const toPackageName = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The package.json of a packed package. `imported` are the packages that its compiled files import. One that its package.json
 * does not declare is added if it is ours, because declarations name types of packages behind the imported ones; any other is an
 * error.
 */
export function toManifest(
  { folder, bin = {}, tools = [], peers = [], optional = [], isPart = false },
  imported,
) {
  const own = readJson(`${folder}/package.json`);
  const { license, engines } = readJson('package.json');
  const ours = imported.filter((name) => name !== own.name && versions.has(name));
  const declared = { ...all(ours, 'workspace:*'), ...own.dependencies, ...all(tools, 'root:') };
  const missing = imported.filter(
    (name) => name !== own.name && !optional.includes(name) && !Object.hasOwn(declared, name),
  );
  if (missing.length > 0) throw new Error(`${own.name} imports ${missing.join(', ')} without declaring it`);
  const names = Object.keys(declared).filter((name) => !isPart || imported.includes(name));
  const pick = (wanted) => Object.fromEntries(names.filter(wanted).map((name) => [name, declared[name]]));
  const ofPage = mapValues(
    toRanges(pick((name) => single.includes(name))),
    (range) => `^${range.replace(/^\D/, '')}`,
  );
  return {
    name: own.name,
    version: own.version,
    license,
    type: 'module',
    engines,
    ...(own.sideEffects === undefined ? {} : { sideEffects: own.sideEffects }),
    exports: { ...mapValues(own.exports ?? {}, toExport), './package.json': './package.json' },
    ...(Object.keys(bin).length > 0 ? { bin: mapValues(bin, (source) => `${toCompiled(source)}.js`) } : {}),
    dependencies: toRanges(pick((name) => !single.includes(name))),
    peerDependencies: {
      ...ofPage,
      ...toRanges({ ...all(peers, 'workspace:*'), ...all(optional, 'catalog:') }),
    },
    ...(optional.length > 0 ? { peerDependenciesMeta: all(optional, { optional: true }) } : {}),
  };
}

/** The package.json of a remote in a repository of its own: the template's with what the workspace has at its root. */
export function toRemoteManifest() {
  const inside = readJson('scripts/new-remote/template/package.json');
  const { scripts, devDependencies } = readJson('scripts/new-remote/own-repository/package.json');
  return {
    ...inside,
    engines: readJson('package.json').engines,
    scripts,
    dependencies: toRanges(inside.dependencies),
    devDependencies: toRanges({ ...inside.devDependencies, ...devDependencies }),
  };
}
