import { join } from 'node:path';
import { StatsPlugin } from '@module-federation/manifest';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { base, extensions, readApp } from './app';
import { MinifyPlugin } from './minify-plugin';
import { federationVersion, workspace } from './paths';
import { getSingletons } from './singletons';

/** Of the page; a second React would share no state with the first. */
const fromPage = ['react', 'react-dom'];

const container = 'shop_embed';

/**
 * The configuration of a container for pages that are not the shop's: it exposes what renders a remote's slot, and provides
 * what remotes share with the host, except React, which it takes from the page.
 */
export async function embed(dir: string): Promise<Configuration> {
  const host = await readApp('host', join(workspace, 'host'));
  const options = {
    name: container,
    library: { type: 'var', name: container },
    filename: 'remoteEntry.js',
    exposes: { './shop': { import: join(host.dir, 'src/embed/shop.tsx'), name: 'shop' } },
    shared: getShared(host.dir),
  };
  const manifest = new StatsPlugin(options, { pluginVersion: federationVersion(), bundler: 'webpack' });
  return {
    ...base({ ...host, isHost: false }, 'production'),
    name: 'embed',
    cache: false,
    devtool: false,
    infrastructureLogging: { level: 'error' },
    resolve: { extensions },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: container,
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: { minimizer: [new MinifyPlugin()] },
    plugins: [
      new webpack.container.ModuleFederationPlugin(options),
      manifest as unknown as WebpackPluginInstance, // typed against its own copy of webpack's compiler
    ],
  };
}

const getShared = (dir: string) =>
  Object.fromEntries(
    Object.entries(getSingletons(dir)).map(([request, { version, range }]) => [
      request,
      {
        singleton: true,
        requiredVersion: range,
        ...(fromPage.includes(request) ? { import: false as const } : { version }),
      },
    ]),
  );
