import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import type { App } from './app';
import { federationSource } from './paths';
import { sharedByHost, sharedByRemote } from './singletons';

/** Door → name of its chunk and of its file in `src/`. */
export const doors = { './routes': 'routes', './slots': 'slots', './listeners': 'listeners' };

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
export function federationOf(
  { dir, isHost }: App,
  { container, entry, more = [] }: Naming,
): WebpackPluginInstance {
  const always = { name: container, manifest: true, dts: false, shareStrategy: 'loaded-first' } as const;
  const optimization = { target: 'web', disableSnapshot: true } as const;
  const plugin = isHost
    ? new ModuleFederationPlugin({
        ...always,
        shared: sharedByHost(more),
        runtimePlugins: [providesRuntime, join(federationSource, 'runtime/host-plugin.ts')],
        experiments: { optimization },
      })
    : new ModuleFederationPlugin({
        ...always,
        filename: entry,
        exposes: exposesOf(dir),
        shared: sharedByRemote(more),
        // A remote asks for none: the federation's own code for that stays out.
        experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
      });
  return plugin as unknown as WebpackPluginInstance; // it types its own copy of webpack's compiler
}

const exposesOf = (dir: string) =>
  Object.fromEntries(
    Object.entries(doors).map(([door, name]) => [door, { import: join(dir, `src/${name}.tsx`), name }]),
  );
