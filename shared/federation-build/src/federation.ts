import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { StatsPlugin } from '@module-federation/manifest';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { App } from './app';
import { federationSource, federationVersion } from './paths';
import { sharedByHost, sharedByRemote } from './singletons';

/** Exposed module → name of its chunk and of its file in `src/`. */
export const exposedModules = { './routes': 'routes', './slots': 'slots', './listeners': 'listeners' };

interface Naming {
  /** Global name of the container; two releases of one app in a page have two. */
  container: string;
  entry: string;
  /** Shared requests beyond the singletons. */
  more?: string[];
}

/**
 * What `provideExternalRuntime: true` puts into the host. That option takes it as CommonJS, and the page would carry the
 * runtime twice.
 */
const providesRuntime = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/** Host and remotes in one place: what is offered, and what is shared with whom. */
export const createFederation = (of: App, naming: Naming): WebpackPluginInstance[] =>
  of.isHost ? [hostFederation(naming)] : remoteFederation(of, naming);

/** The host loads remotes while it runs: by the federation's runtime, which it also lends to older releases of remotes. */
function hostFederation({ container, more }: Naming): WebpackPluginInstance {
  const plugin = new ModuleFederationPlugin({
    name: container,
    manifest: true,
    dts: false,
    shareStrategy: 'loaded-first',
    shared: sharedByHost(more),
    runtimePlugins: [providesRuntime, join(federationSource, 'runtime/host-plugin.ts')],
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
  return plugin as unknown as WebpackPluginInstance; // it types its own copy of webpack's compiler
}

/**
 * A remote loads no other: webpack's own container is all that it needs, and its entry is 4 KB smaller than with the
 * federation's runtime for bundles. Both speak one protocol, `init` and `get`. The manifest is the federation's.
 */
function remoteFederation({ dir }: App, { container, entry, more }: Naming): WebpackPluginInstance[] {
  const options = {
    name: container,
    library: { type: 'var', name: container },
    filename: entry,
    exposes: getExposes(dir),
    shared: sharedByRemote(more),
  };
  const manifest = new StatsPlugin(options, { pluginVersion: federationVersion(), bundler: 'webpack' });
  return [
    new webpack.container.ModuleFederationPlugin(options),
    manifest as unknown as WebpackPluginInstance, // as above
  ];
}

const getExposes = (dir: string) =>
  Object.fromEntries(
    Object.entries(exposedModules).map(([exposedModule, name]) => [
      exposedModule,
      { import: join(dir, `src/${name}.tsx`), name },
    ]),
  );
