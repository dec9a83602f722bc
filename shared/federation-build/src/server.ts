import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { extensions, getMode, type App } from './app';
import { serverAssetRule, swcRule, textRule } from './module-rules';
import { cacheFolder } from './paths';
import { getSingletons } from './singletons';

/** File name of a release's server build. */
export const serverFile = 'server.cjs';

/** Folder of a server build until its release includes it. */
export const serverFolder = (name: string) => join(cacheFolder('server'), getMode(), name);

interface ServerBuild {
  /** Name of its folder; by default the app's. */
  name?: string;
  /** Source of its entry; by default the app's exposed modules. */
  entry?: string;
}

/** Shared modules are the host's; the loader passes them in. */
const fromHost = (dir: string) =>
  Object.fromEntries(Object.keys(getSingletons(dir)).map((name) => [name, `commonjs ${name}`]));

/**
 * The app's server build: one CommonJS file with the exposed modules that can be rendered (of the host: the renderer),
 * without lazy chunks. Names of styles and files are those of the browser's build.
 */
export const serverBuild = (
  of: App,
  { name = of.app, entry = createEntry(of) }: ServerBuild = {},
): Configuration => ({
  name: `${name} server`,
  mode: getMode(),
  context: of.dir,
  target: 'node20',
  cache: false,
  devtool: false,
  entry: generated(name, entry),
  output: {
    path: serverFolder(name),
    filename: serverFile,
    library: { type: 'commonjs2' },
    chunkFormat: 'commonjs',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  externals: of.isHost ? {} : fromHost(of.dir),
  module: {
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [swcRule(of.app, { isDevelopment: getMode() === 'development' }), serverAssetRule, textRule],
  },
  resolve: { extensions },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-warnings',
});

const createEntry = ({ dir, isHost }: App) =>
  isHost
    ? `export * from ${JSON.stringify(join(dir, 'src/server'))};`
    : ['routes', 'slots']
        .map(
          (exposedModule) =>
            `export { ${exposedModule} } from ${JSON.stringify(join(dir, `src/${exposedModule}`))};`,
        )
        .join('\n');

/** Sets the address of the release's files first, because names of fonts and pictures contain it. */
function generated(name: string, source: string): string {
  mkdirSync(serverFolder(name), { recursive: true });
  const file = join(serverFolder(name), 'entry.ts');
  const base = JSON.stringify(join(import.meta.dirname, 'server-base.js'));
  writeFileSync(file, `import ${base};\n${source}\n`);
  return file;
}
