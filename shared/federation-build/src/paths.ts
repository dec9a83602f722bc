import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const workspace = join(import.meta.dirname, '../../..');
export const federationSource = join(workspace, 'shared/federation/src');

const require = createRequire(import.meta.url);

/** Path of a dependency of this package, wherever the package manager has put it. */
export const resolveFromHere = (request: string) => require.resolve(request);

interface PackageFile {
  name: string;
  version: string;
}

export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile; // the type of every package file

/** Folder of a package, resolved from another package's folder. */
export function packageFolder(name: string, from: string): string {
  const known = join(from, 'node_modules', name);
  if (existsSync(known)) return known;
  throw new Error(`${name} is not a dependency of ${from}`);
}

/** Version of the federation packages, in the host and in every manifest. */
export const federationVersion = () =>
  readPackage(dirname(dirname(resolveFromHere('@module-federation/runtime')))).version;
