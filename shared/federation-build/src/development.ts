import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { releaseName } from '@shop/federation';
import { base, extensions, type App } from './app';
import { createFederation } from './federation';
import { resolveFromHere } from './paths';
import { developmentEntries } from './singletons';

/** Version and build id of a container in development. */
export const underDevelopment = { version: '0.0.0', buildId: 'dev' };

/** Environment variable with the address of the released shop in which a remote is developed. */
export const RELEASED_HOST = 'SHOP_HOST';

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

const hotPlugins = ({ dir }: App) => [
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, refreshShim, announceUpdates] }),
  // Without a name it is part of every entry, as the development server's own client is.
  new webpack.EntryPlugin(dir, announceUpdates, { name: undefined }),
];

/**
 * The app built in memory. `isHot`: components are replaced and keep their state, which only a host under development can;
 * otherwise the page is loaded again. Whoever serves it sets the address of its files.
 */
export function development(of: App, { isHot }: { isHot: boolean }): Configuration {
  const { app } = of;
  const container = releaseName(app, underDevelopment.version, underDevelopment.buildId);
  const shared = base(of, 'development', isHot);
  return {
    ...shared,
    module: { rules: [...(shared.module?.rules ?? []), ...(isHot ? [changedTextsRule] : [])] },
    devtool: 'eval-cheap-module-source-map',
    cache: { type: 'memory' },
    infrastructureLogging: { level: 'warn' },
    resolve: { extensions, ...(isHot ? { alias: refreshAlias() } : {}) },
    output: {
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
      ...createFederation(of, { container, entry: developmentEntry, more: isHot ? developmentEntries : [] }),
      ...(isHot ? hotPlugins(of) : []),
    ],
  };
}
