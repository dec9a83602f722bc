import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { releaseName } from '@shop/federation';
import { base, extensions, getMode, type App } from './app';
import { BuildIdPlugin, buildIdPlaceholder } from './build-id-plugin';
import { CopiesPlugin } from './copies-plugin';
import { exposedModules, createFederation } from './federation';
import { hostChunks } from './host-chunks';
import { MinifyPlugin } from './minify-plugin';
import { PublicPathPlugin } from './public-path-plugin';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { ScriptGuardPlugin } from './script-guard-plugin';
import { serverBuild } from './server';
import { ServerFilePlugin } from './server-file-plugin';
import { workerBuilds, WorkerFilePlugin } from './worker';
import { getFederationRuntime, federationName, getSingletons } from './singletons';

/** A release: immutable files with content hashes in their names, and `release.json`. Its server build comes first. */
export const release = (of: App): Configuration[] => {
  const ahead = [serverBuild(of), ...(of.isHost ? workerBuilds(of) : [])];
  return [...ahead, { ...forBrowsers(of), dependencies: ahead.map(({ name }) => name ?? '') }];
};

const forBrowsers = (of: App): Configuration => ({
  ...base(of, getMode()),
  // Webpack's cache can contain stale generated code; a release is built without one.
  cache: false,
  devtool: false,
  // The federation plugin warns that its manifest uses automatic public paths, which is intended.
  infrastructureLogging: { level: 'error' },
  resolve: { extensions },
  output: { ...hashedOutput(join(of.dir, getDistFolder())), ...getNames(of), ...timeLimit(of) },
  optimization: {
    ...smallest(),
    // Common chunks in a remote would make its pages depend on each other.
    splitChunks: of.isHost
      ? { chunks: 'async', cacheGroups: hostChunks }
      : { chunks: 'async', minSize: leastShared, cacheGroups: remoteChunks },
  },
  plugins: plugins(of),
});

/**
 * Bytes of source. What pages of a remote share comes in a file of its own from this size on; for less, the file itself, its
 * entry in the remote's list of files and worse compression cost more than they save, even for a visitor of several pages.
 */
const leastShared = 40_000;

/** The form library stays apart from the schemas: not every form has one, and neither changes with the app. */
const remoteChunks = { forms: { test: /[\\/]node_modules[\\/]react-hook-form[\\/]/, priority: 10 } };

/** Development releases have their own folder beside the usual ones. */
const getDistFolder = () => (getMode() === 'development' ? 'dist-development' : 'dist');

const hashedOutput = (path: string): Configuration['output'] => ({
  path,
  clean: true,
  publicPath: 'auto',
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  crossOriginLoading: 'anonymous',
  // A module that threw is evaluated again, so that Retry works.
  strictModuleErrorHandling: true,
});

const getContainerName = ({ app, version }: App) => releaseName(app, version, buildIdPlaceholder);

/** Names per release: two releases of a remote with the same names would run each other's code. */
const getNames = (of: App) => ({
  uniqueName: getContainerName(of),
  chunkLoadingGlobal: `chunks_${getContainerName(of)}`,
});

/** Milliseconds. By then the boundary has given up on a hanging chunk; Retry requests the file again. */
const timeLimit = ({ isHost }: App) => (isHost ? {} : { chunkLoadTimeout: 8_000 });

const smallest = (): Configuration['optimization'] => ({
  runtimeChunk: false,
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  realContentHash: true,
  minimize: getMode() === 'production',
  minimizer: [new MinifyPlugin()],
});

function plugins(of: App): Configuration['plugins'] {
  const { app, dir, isHost, version, declarations } = of;
  return [
    // Code that only servers run is left out.
    new webpack.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
    ...createFederation(of, { container: getContainerName(of), entry: 'remoteEntry.[contenthash:8].js' }),
    new CopiesPlugin(isHost),
    new ScriptGuardPlugin(app),
    new PublicPathPlugin(),
    new ServerFilePlugin(app),
    ...(isHost ? [new WorkerFilePlugin(of)] : []),
    new BuildIdPlugin(() => ({ app, version, ...declarations })),
    new ReleaseManifestPlugin({
      app,
      version,
      dir,
      entry: isHost ? 'main' : getContainerName(of),
      exposedModules: isHost ? { './bootstrap': 'bootstrap' } : exposedModules,
      declarations: () => declarations,
      hasShell: isHost,
      shared: { ...getSingletons(dir), ...(isHost ? { [federationName]: getFederationRuntime() } : {}) },
    }),
  ];
}
