import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const workspace = join(import.meta.dirname, '../../..');
export const federationSource = join(workspace, 'shared/federation/src');

const require = createRequire(import.meta.url);

/** A package of the builder's own, wherever the package manager has put it. */
export const resolveFromHere = (request: string) => require.resolve(request);

interface PackageFile {
  name: string;
  version: string;
}

export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile; // a package file is what it is

/** Folder of a package as seen from another package's folder. */
export function packageFolder(name: string, from: string): string {
  const known = join(from, 'node_modules', name);
  if (existsSync(known)) return known;
  throw new Error(`${name} is not a dependency of ${from}`);
}

/** Of the federation, in the host and in every manifest. */
export const federationVersion = () =>
  readPackage(dirname(dirname(resolveFromHere('@module-federation/runtime')))).version;
