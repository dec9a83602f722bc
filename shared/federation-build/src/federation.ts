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
  /** Global name of the container; two releases of one app in a page have different ones. */
  container: string;
  entry: string;
  /** Shared requests beyond the singletons. */
  more?: string[];
}

/**
 * What `provideExternalRuntime: true` adds to the host. That option imports it as CommonJS, and the page would contain the
 * runtime twice.
 */
const providesRuntime = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/** Federation plugins of host and remotes: what they expose and share. */
export const createFederation = (of: App, naming: Naming): WebpackPluginInstance[] =>
  of.isHost ? [hostFederation(of, naming)] : remoteFederation(of, naming);

/** The host loads remotes with the federation runtime, which it also provides to older releases of remotes. */
function hostFederation({ dir }: App, { container, more }: Naming): WebpackPluginInstance {
  const plugin = new ModuleFederationPlugin({
    name: container,
    manifest: true,
    dts: false,
    shareStrategy: 'loaded-first',
    shared: sharedByHost(dir, more),
    runtimePlugins: [providesRuntime, join(federationSource, 'runtime/host-plugin.ts')],
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
  return plugin as unknown as WebpackPluginInstance; // typed against its own copy of webpack's compiler
}

/**
 * A remote loads no other remote: webpack's own container is enough, and its entry is 4 KB smaller than with the federation
 * runtime. Both use the same protocol, `init` and `get`. The manifest is the federation plugin's.
 */
function remoteFederation({ dir }: App, { container, entry, more }: Naming): WebpackPluginInstance[] {
  const options = {
    name: container,
    library: { type: 'var', name: container },
    filename: entry,
    exposes: getExposes(dir),
    shared: sharedByRemote(dir, more),
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
