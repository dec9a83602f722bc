import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { apps } from '../../../scripts/apps.mjs';
import { releaseName } from '@shop/federation';
import { base, extensions, type App } from './app';
import { createFederation } from './federation';
import { resolveFromHere } from './paths';
import { developmentEntries } from './singletons';

const firstPort = Number(process.env.DEV_PORT || 4200);

/** Ports of the development servers: the host's serves the page, the remotes' follow in order of name. */
export const developmentPorts: Record<string, number> = Object.fromEntries(
  apps.map((app, at) => [app, firstPort + at]),
);

export const getOrigin = (app: string) => `http://localhost:${developmentPorts[app]}`;

/** Version and build id of a container in development. */
export const underDevelopment = { version: '0.0.0', buildId: 'dev' };

export const developmentEntry = 'remoteEntry.js';

const refreshShim = join(import.meta.dirname, 'refresh-runtime.cjs');
const announceUpdates = join(import.meta.dirname, 'dev-server/announce-updates.js');

/** Texts change on the screen without new evaluation of what shows them. */
const changedTextsRule: RuleSetRule = {
  test: /\.ts$/,
  exclude: /node_modules/,
  enforce: 'post',
  use: { loader: join(import.meta.dirname, 'dev-server/changed-texts-loader.ts') },
};

/** The refresh plugin writes the runtime's full path into every module; the alias gives all of them the page's runtime. */
function refreshAlias(): Record<string, string> {
  const runtime = resolveFromHere('react-refresh/runtime');
  return {
    [`${runtime}$`]: refreshShim,
    'react-refresh/runtime$': refreshShim,
    'shop-refresh-runtime$': join(dirname(runtime), 'cjs/react-refresh-runtime.development.js'),
  };
}

/** The app built in memory with hot replacement; React keeps its state. */
export function development(of: App): Configuration {
  const { app } = of;
  const container = releaseName(app, underDevelopment.version, underDevelopment.buildId);
  const shared = base(of, 'development', true);
  return {
    ...shared,
    module: { rules: [...(shared.module?.rules ?? []), changedTextsRule] },
    devtool: 'eval-cheap-module-source-map',
    cache: { type: 'memory' },
    infrastructureLogging: { level: 'warn' },
    resolve: {
      extensions,
      alias: refreshAlias(),
    },
    output: {
      publicPath: `${getOrigin(app)}/`,
      uniqueName: container,
      chunkLoadingGlobal: `chunks_${container}`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
    },
    optimization: { moduleIds: 'named', chunkIds: 'named', runtimeChunk: false },
    plugins: [
      ...createFederation(of, { container, entry: developmentEntry, more: developmentEntries }),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, refreshShim, announceUpdates] }),
      // Without a name it is part of every entry, as the development server's own client is.
      new webpack.EntryPlugin(of.dir, announceUpdates, { name: undefined }),
    ],
  };
}
