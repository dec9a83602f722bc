import { federationVersion, findPackage, readPackage } from './paths';

/**
 * Modules that a page loads once. Only facades and packages with state: the libraries behind a facade are not in the list,
 * so that they are tree-shaken. The host provides all of them; a remote bundles none.
 */
const vendors = ['react', 'react-dom', 'styled-components'];
const kits = ['session', 'events', 'api', 'router', 'i18n', 'ui', 'federation'];
/** Packages that every app bundles, except for what several apps need on a first page. */
const cores = ['domain', 'contract'];

/** A key of `shared` matches that exact request only. */
const requestsByPackage: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  ...Object.fromEntries(cores.map((core) => [`@shop/${core}`, [`@shop/${core}/core`]])),
};

/** Additional requests of development builds. */
export const developmentEntries = ['react/jsx-dev-runtime'];

export interface Shared {
  version: string;
  /** Versions that a remote accepts: the one that it was compiled against, or a newer one of the same major. */
  range: string;
}

const sinceCompiled = (version: string) => `^${version}`;

/** Every shared request with the version that the app in `dir` is compiled against, and the range that it then requires. */
export function getSingletons(dir: string): Record<string, Shared> {
  const found: Record<string, Shared> = {};
  for (const name of [...vendors, ...[...kits, ...cores].map((name) => `@shop/${name}`)]) {
    const { version } = readPackage(findPackage(name, dir));
    for (const request of requestsByPackage[name] ?? [name])
      found[request] = { version, range: sinceCompiled(version) };
  }
  return found;
}

/** The package whose version is that of the contract between host and remotes. */
export const contractPackage = '@shop/federation';

export const federationName = '@module-federation/runtime-core';

/** Older releases of remotes use the host's federation runtime, which must be of the same minor version. */
export function getFederationRuntime(): Shared {
  const version = federationVersion();
  return { version, range: `~${version}` };
}

export function sharedByHost(dir: string, more: string[] = []) {
  return Object.fromEntries(
    withMore(dir, more).map(([request, { version, range }]) => [
      request,
      { singleton: true, version, requiredVersion: range },
    ]),
  );
}

export function sharedByRemote(dir: string, more: string[] = []) {
  return Object.fromEntries(
    withMore(dir, more).map(([request, { range }]) => [
      request,
      // `false`: never bundled, only the host's is used.
      { singleton: true, strictVersion: true, requiredVersion: range, import: false as const },
    ]),
  );
}

/** Other entries of React have React's version. */
function withMore(dir: string, more: string[]): [string, Shared][] {
  const all = getSingletons(dir);
  const { react } = all;
  return [
    ...Object.entries(all),
    ...(react ? more.map((request): [string, Shared] => [request, react]) : []),
  ];
}
