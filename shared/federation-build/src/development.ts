import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { apps } from '../../../scripts/apps.mjs';
import { releaseName } from '@shop/federation';
import { base, extensions, type App } from './app';
import { createFederation } from './federation';
import { resolveFromHere } from './paths';
import { developmentEntries } from './singletons';

/** Ports of the development servers: the host's serves the page, the remotes' follow in order of name. */
export const developmentPorts: Record<string, number> = Object.fromEntries(
  apps.map((app, at) => [app, 4200 + at]),
);

export const getOrigin = (app: string) => `http://localhost:${developmentPorts[app]}`;

/** Version and build id of a container in development. */
export const underDevelopment = { version: '0.0.0', buildId: 'dev' };

export const developmentEntry = 'remoteEntry.js';

const refreshShim = join(import.meta.dirname, 'refresh-runtime.cjs');

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
  return {
    ...base(of, 'development', true),
    devtool: 'eval-cheap-module-source-map',
    cache: { type: 'memory' },
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
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, refreshShim] }),
    ],
  };
}
