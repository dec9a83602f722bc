import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** In the workspace this package runs as TypeScript; installed elsewhere, it is compiled. */
const isInWorkspace = import.meta.filename.endsWith('.ts');

export const workspace = join(import.meta.dirname, '../../..');
export const federationSource = join(workspace, 'shared/federation/src');

/** Folder for what builds keep from one run to the next: of the workspace, or of the repository in which a build runs. */
export const cacheFolder = (name: string) =>
  join(isInWorkspace ? workspace : process.cwd(), 'node_modules/.cache', name);

/** Path of another module of this package, which is loaded by its path. */
export const ownModule = (name: string) =>
  join(import.meta.dirname, `${name}${isInWorkspace ? '.ts' : '.js'}`);

const require = createRequire(import.meta.url);

/** Path of a dependency of this package, wherever the package manager has put it. */
export const resolveFromHere = (request: string) => require.resolve(request);

interface PackageFile {
  name: string;
  version: string;
}

export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile; // the type of every package file

/** The folder and those above it. */
function* upwards(folder: string): Generator<string> {
  yield folder;
  if (dirname(folder) !== folder) yield* upwards(dirname(folder));
}

/** Folder of a package as an app sees it. What the app does not name itself is the host's, or elsewhere this package's. */
export function findPackage(name: string, app: string): string {
  const others = isInWorkspace ? join(workspace, 'host') : import.meta.dirname;
  for (const folder of [...upwards(app), ...upwards(others)]) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  throw new Error(`${name} is not installed: it is neither a dependency of ${app} nor found from ${others}`);
}

/** Version of the federation packages, in the host and in every manifest. */
export const federationVersion = () =>
  readPackage(dirname(dirname(resolveFromHere('@module-federation/runtime')))).version;
