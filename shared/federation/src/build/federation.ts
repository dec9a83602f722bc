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

const instead = (file: RegExp, ours: string) =>
  new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, ours));

/** What the shop has no use for in the federation runtime, or has once for all of a page. */
const ofHost = () => [
  instead(/runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'no-snapshots.js'),
  instead(/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'no-preloads.js'),
];
const ofRemotes = () => [
  instead(/webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/, 'remote-federation.js'),
];

/** Host and remotes in one place: what is offered, and what is shared with whom. */
export const federationOf = (of: App, naming: Naming): WebpackPluginInstance[] => [
  containerPlugin(of, naming),
  ...(of.isHost ? ofHost() : ofRemotes()),
];

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
