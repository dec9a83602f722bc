import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { releaseName } from '../names';
import { BuildIdPlugin, buildIdMark } from './build-id-plugin';
import { CopiesPlugin } from './copies-plugin';
import { readDeclarations, type Declarations } from './declarations';
import { hostChunks } from './host-chunks';
import { MinifyPlugin } from './minify-plugin';
import { federationSource, readPackage, routerInProduction, runtimeCore } from './paths';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { ScriptGuardPlugin } from './script-guard-plugin';
import { sharedByHost, sharedByRemote, singletons } from './singletons';
import { assetRule, swcRule } from './swc-rule';

const doors = { './routes': 'routes', './slots': 'slots', './listeners': 'listeners' };

interface App {
  app: string;
  dir: string;
  isHost: boolean;
  version: string;
  declarations: Declarations;
}

/** Whole configuration of the host's release. */
export const host = (dir: string) => release('host', dir, true);

/** Whole configuration of a remote's release: `export default remote('cart', import.meta.dirname)`. */
export const remote = (name: string, dir: string) => release(`mfe-${name}`, dir, false);

async function release(app: string, dir: string, isHost: boolean): Promise<Configuration> {
  const version = process.env.APP_VERSION ?? readPackage(dir).version;
  const declarations = await readDeclarations(dir);
  const of: App = { app, dir, isHost, version, declarations };
  return { ...base(of), ...output(of), optimization: optimization(isHost), plugins: plugins(of) };
}

export const base = ({ app, dir, isHost }: Pick<App, 'app' | 'dir' | 'isHost'>): Configuration => ({
  name: app,
  mode: 'production',
  context: dir,
  target: ['web', 'es2022'],
  // A cache of generated code can keep stale code in this webpack; a release is built from nothing.
  cache: false,
  devtool: false,
  entry: isHost ? { main: './src/index.ts' } : {},
  module: { rules: [swcRule(app, false), assetRule] },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    alias: isHost ? { '@module-federation/runtime-core$': runtimeCore(), ...routerInProduction() } : {},
  },
  performance: false,
  stats: 'errors-warnings',
});

const output = ({ app, dir, isHost, version }: App): Configuration => ({
  output: {
    path: join(dir, 'dist'),
    clean: true,
    publicPath: 'auto',
    uniqueName: releaseName(app, version, buildIdMark),
    chunkLoadingGlobal: `chunks_${releaseName(app, version, buildIdMark)}`,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    // Milliseconds. A part that hangs longer was given up by its boundary; Retry then asks for the file anew.
    ...(isHost ? {} : { chunkLoadTimeout: 8_000 }),
    // A module that threw is forgotten, so that Retry runs it again.
    strictModuleErrorHandling: true,
  },
});

const optimization = (isHost: boolean): Configuration['optimization'] => ({
  runtimeChunk: false,
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  realContentHash: true,
  minimize: true,
  minimizer: [new MinifyPlugin()],
  // A group in a remote would tie its pages to each other.
  splitChunks: { chunks: 'async', cacheGroups: isHost ? hostChunks : {} },
});

function plugins(of: App): Configuration['plugins'] {
  const { app, dir, isHost, version, declarations } = of;
  return [
    new ModuleFederationPlugin(isHost ? hostFederation(of) : remoteFederation(of)),
    new CopiesPlugin(isHost),
    new ScriptGuardPlugin(app, true),
    new BuildIdPlugin(() => ({ app, version, ...declarations })),
    new ReleaseManifestPlugin({
      app,
      version,
      dir,
      entry: isHost ? 'main' : releaseName(app, version, buildIdMark),
      doors: isHost ? { './bootstrap': 'bootstrap' } : doors,
      declarations: () => declarations,
      shared: singletons(),
    }),
  ] as Configuration['plugins']; // the federation plugin types its own copy of webpack's compiler
}

const always = { manifest: false, dts: false, shareStrategy: 'loaded-first' } as const;

const hostFederation = ({ app, version }: App) => ({
  ...always,
  name: releaseName(app, version, buildIdMark),
  shared: sharedByHost(),
  runtimePlugins: [join(federationSource, 'runtime/host-plugin.ts')],
  experiments: { optimization: { target: 'web' as const } },
});

const remoteFederation = ({ app, dir, version }: App) => ({
  ...always,
  name: releaseName(app, version, buildIdMark),
  filename: 'remoteEntry.[contenthash:8].js',
  exposes: Object.fromEntries(
    Object.entries(doors).map(([door, name]) => [door, { import: join(dir, `src/${name}.tsx`), name }]),
  ),
  shared: sharedByRemote(),
  experiments: { optimization: { target: 'web' as const }, externalRuntime: true },
});
