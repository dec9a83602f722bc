import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { extensions, getMode, type App } from './app';
import { serverAssetRule, swcRule, textRule } from './module-rules';
import { workspace } from './paths';
import { getSingletons } from './singletons';

/** Name of a release's server build. */
export const serverFile = 'server.cjs';

const cache = join(workspace, 'node_modules/.cache/server');

/** Folder that holds a server build until its release takes it in. */
export const serverFolder = (name: string) => join(cache, getMode(), name);

interface ServerBuild {
  /** Name of its folder; the app's own without it. */
  name?: string;
  /** Source of its entry; the app's exposed modules without it. */
  entry?: string;
}

/** Everything shared is the host's; the loader hands it in. */
const fromHost = () =>
  Object.fromEntries(Object.keys(getSingletons()).map((name) => [name, `commonjs ${name}`]));

/**
 * The same app for the edge: one CommonJS file with the exposed modules that can be rendered (of the host: what renders them), in
 * which every part is there at once. Names of styles and files are those of the browser's build.
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
  externals: of.isHost ? {} : fromHost(),
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

/** Where the release's files are is known first of all: fonts and pictures are named by it. */
function generated(name: string, source: string): string {
  mkdirSync(serverFolder(name), { recursive: true });
  const file = join(serverFolder(name), 'entry.ts');
  const base = JSON.stringify(join(import.meta.dirname, 'server-base.js'));
  writeFileSync(file, `import ${base};\n${source}\n`);
  return file;
}
