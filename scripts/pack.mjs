/**
 * `npm run pack`: builds the packages that teams with a repository of their own install, as tarballs in `dist-packages/`
 * (`-- --out FOLDER` elsewhere). Decision 0037. The workspace itself uses their source.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { compile, compiledIn, importedBy } from './pack/compile.mjs';
import { toManifest, toRemoteManifest, version } from './pack/manifest.mjs';
import { packages } from './pack/packages.mjs';

const usage = `npm run pack [-- --out FOLDER]    packs the shared packages, release and create-remote into tarballs

Example:
  npm run pack -- --out /tmp/packages`;

function readArguments() {
  try {
    return parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

const { out = join(root, 'dist-packages'), help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}

mkdirSync(join(root, '.data'), { recursive: true });
const work = mkdtempSync(join(root, '.data', 'pack-'));
const compiled = join(work, 'compiled');
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Source files by which a package is entered, from the root. */
function getEntries({ folder, bin = {}, modules = [] }) {
  const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const sources = [...Object.values(exports), ...Object.values(bin), ...modules];
  return sources.filter((source) => /\.tsx?$/.test(source)).map((source) => join(folder, source));
}

function copyTexts(from, to) {
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, from, name), join(to, name));
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
}

/** The folder of one package as it is packed. */
function stage(one) {
  const folder = join(work, basename(one.folder));
  const dist = join(folder, 'dist');
  cpSync(join(compiled, one.folder, 'src'), dist, { recursive: true });
  for (const source of getEntries(one).filter((file) => file.endsWith('.d.ts')))
    cpSync(join(root, source), join(dist, basename(source)));
  for (const name of one.copies ?? [])
    cpSync(join(root, one.folder, name), join(folder, name.replace(/^src\//, 'dist/')));
  copyTexts(one.folder, folder);
  writeJson(join(folder, 'package.json'), toManifest(one, importedBy(compiledIn(dist))));
  return folder;
}

/** `npm create @shop/remote`: the template of `npm run new:remote`, with what a repository of its own needs. */
function stageCreator() {
  const folder = join(work, 'create-remote');
  // Files have the same places as here, because they import each other.
  const creator = join('scripts', 'new-remote');
  for (const name of ['template', 'own-repository', 'create.mjs', 'names.mjs', 'fill.mjs', 'tarballs.mjs'])
    cpSync(join(root, creator, name), join(folder, creator, name), { recursive: true });
  const addresses = join('delivery', 'src', 'edge-addresses.json');
  cpSync(join(root, addresses), join(folder, addresses));
  rmSync(join(folder, creator, 'own-repository', 'package.json'));
  writeJson(join(folder, creator, 'template', 'package.json'), toRemoteManifest());
  copyTexts('scripts/new-remote', folder);
  const { license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bin = { 'create-remote': 'scripts/new-remote/create.mjs' };
  writeJson(join(folder, 'package.json'), {
    name: '@shop/create-remote',
    version,
    license,
    type: 'module',
    engines,
    bin,
  });
  return folder;
}

try {
  console.log('Compiling …');
  compile(packages.flatMap(getEntries), compiled);
  const staged = [...packages.map(stage), stageCreator()];
  const target = resolve(out);
  mkdirSync(target, { recursive: true });
  const names = execFileSync('npm', ['pack', '--silent', '--pack-destination', target, ...staged], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  console.log(`${names.trim()}\n\nin ${target}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
