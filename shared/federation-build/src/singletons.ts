import { join } from 'node:path';
import { federationVersion, packageFolder, readPackage, workspace } from './paths';

/**
 * Modules that a page loads once. Only facades and packages with state: the libraries behind a facade are not in the list,
 * so that they are tree-shaken. The host provides all of them; a remote bundles none.
 */
const vendors = ['react', 'react-dom', 'styled-components'] as const;
const kits = ['session', 'events', 'api', 'router', 'i18n', 'ui', 'federation'] as const;
/** Packages that every app bundles, except for what several apps need on a first page. */
const cores = ['domain', 'contract'] as const;

/** A key of `shared` matches that exact request only. */
const requestsByPackage: Record<string, string[]> = { react: ['react', 'react/jsx-runtime'] };

/** Additional requests of development builds. */
export const developmentEntries = ['react/jsx-dev-runtime'];

export interface Shared {
  version: string;
  /** Lowest version that a remote accepts; strict on the major. */
  range: string;
}

const fromMajor = (version: string) => `^${version.split('.')[0]}.0.0`;

/** Every shared request with its current version and the range that remotes built now require. */
export function getSingletons(): Record<string, Shared> {
  const host = join(workspace, 'host');
  const found: Record<string, Shared> = {};
  for (const name of vendors) {
    const { version } = readPackage(packageFolder(name, host));
    for (const request of requestsByPackage[name] ?? [name])
      found[request] = { version, range: fromMajor(version) };
  }
  for (const kit of kits) {
    const { name, version } = readPackage(join(workspace, 'shared', kit));
    found[name] = { version, range: fromMajor(version) };
  }
  for (const core of cores) {
    const { name, version } = readPackage(join(workspace, 'shared', core));
    found[`${name}/core`] = { version, range: fromMajor(version) };
  }
  return found;
}

export const federationName = '@module-federation/runtime-core';

/** Older releases of remotes use the host's federation runtime, which must be of the same minor version. */
export function getFederationRuntime(): Shared {
  const version = federationVersion();
  return { version, range: `~${version}` };
}

export function sharedByHost(more: string[] = []) {
  return Object.fromEntries(
    withMore(more).map(([request, { version, range }]) => [
      request,
      { singleton: true, version, requiredVersion: range },
    ]),
  );
}

export function sharedByRemote(more: string[] = []) {
  return Object.fromEntries(
    withMore(more).map(([request, { range }]) => [
      request,
      // `false`: never bundled, only the host's is used.
      { singleton: true, strictVersion: true, requiredVersion: range, import: false as const },
    ]),
  );
}

/** Other entries of React have React's version. */
function withMore(more: string[]): [string, Shared][] {
  const all = getSingletons();
  const { react } = all;
  return [
    ...Object.entries(all),
    ...(react ? more.map((request): [string, Shared] => [request, react]) : []),
  ];
}
