import { join } from 'node:path';
import { federationVersion, packageFolder, readPackage, workspace } from './paths';

/**
 * What must be one in a page. Only facades and packages with state: the libraries behind a facade stay out of the
 * list, so that they are tree-shaken. The host provides every one of them; a remote bundles none.
 */
const vendors = ['react', 'react-dom', 'styled-components'] as const;
const kits = ['session', 'events', 'api', 'router', 'i18n', 'ui', 'federation'] as const;

/** A key of `shared` matches that exact request only. */
const requestsByPackage: Record<string, string[]> = { react: ['react', 'react/jsx-runtime'] };

/** What development builds ask for besides. */
export const developmentEntries = ['react/jsx-dev-runtime'];

export interface Shared {
  version: string;
  /** Lowest version that a remote takes; strict on the major. */
  range: string;
}

const fromMajor = (version: string) => `^${version.split('.')[0]}.0.0`;

/** Every shared request with its version here and the range that remotes built now ask for. */
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
  return found;
}

export const federationName = '@module-federation/runtime-core';

/** Older releases of remotes run on the host's federation runtime: each needs one of the same minor version. */
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
      // `false`: never bundled, the host's is the only one.
      { singleton: true, strictVersion: true, requiredVersion: range, import: false as const },
    ]),
  );
}

/** Further entries of React come in React's version. */
function withMore(more: string[]): [string, Shared][] {
  const all = getSingletons();
  const { react } = all;
  return [
    ...Object.entries(all),
    ...(react ? more.map((request): [string, Shared] => [request, react]) : []),
  ];
}
