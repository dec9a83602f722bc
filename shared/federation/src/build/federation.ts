import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
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

/** Host and remotes in one place: what is offered, and what is shared with whom. */
export function federationOf(of: App, naming: Naming): WebpackPluginInstance[] {
  const container = containerPlugin(of, naming);
  if (of.isHost) return [container];
  const own = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
  return [
    container,
    new webpack.NormalModuleReplacementPlugin(own, join(import.meta.dirname, 'remote-federation.js')),
  ];
}

function containerPlugin(
  { dir, isHost }: App,
  { container, entry, more = [] }: Naming,
): WebpackPluginInstance {
  const always = { name: container, manifest: false, dts: false, shareStrategy: 'loaded-first' } as const;
  const optimization = { target: 'web', disableSnapshot: true } as const;
  const plugin = isHost
    ? new ModuleFederationPlugin({
        ...always,
        shared: sharedByHost(more),
        runtimePlugins: [join(federationSource, 'runtime/host-plugin.ts')],
        experiments: { optimization },
      })
    : new ModuleFederationPlugin({
        ...always,
        filename: entry,
        exposes: exposesOf(dir),
        shared: sharedByRemote(more),
        experiments: { optimization },
      });
  return plugin as unknown as WebpackPluginInstance; // it types its own copy of webpack's compiler
}

const exposesOf = (dir: string) =>
  Object.fromEntries(
    Object.entries(doors).map(([door, name]) => [door, { import: join(dir, `src/${name}.tsx`), name }]),
  );
