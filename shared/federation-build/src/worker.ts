import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { extensions, getMode, type App } from './app';
import { MinifyPlugin } from './minify-plugin';
import { swcRule } from './module-rules';
import { serverFolder } from './server';

/** File name of the release's service worker; the edge serves it as `/sw.js`. */
const workerFile = 'worker.js';

const pageScript = 'page.js';
const getFolder = ({ app }: App) => serverFolder(`${app}-worker`);

/** A build of one self-contained script. */
const script = (of: App, filename: string, entry: string): Configuration => ({
  name: `${of.app} ${filename}`,
  mode: getMode(),
  context: of.dir,
  target: ['webworker', 'es2022'],
  cache: false,
  devtool: false,
  entry,
  output: { path: getFolder(of), filename, clean: false },
  module: { rules: [swcRule(of.app, { isDevelopment: false })] },
  resolve: { extensions },
  optimization: { splitChunks: false, minimize: true, minimizer: [new MinifyPlugin()] },
  performance: false,
  stats: 'errors-warnings',
});

/** The worker's offline page contains its script inline. */
const withPage = (of: App) =>
  new webpack.DefinePlugin({
    OFFLINE_SCRIPT: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(readFileSync(join(getFolder(of), pageScript), 'utf8')),
      true,
    ),
  });

/** Builds of the host's service worker, before the release that includes it. */
export function workerBuilds(of: App): Configuration[] {
  const page = script(of, pageScript, './src/features/offline/page/main.ts');
  const worker = script(of, workerFile, './src/features/offline/worker/main.ts');
  return [page, { ...worker, plugins: [withPage(of)], dependencies: [page.name ?? ''] }];
}

/** Adds the worker to the release: its content is part of the build id, its integrity hash of the manifest. */
export class WorkerFilePlugin {
  constructor(private readonly of: App) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('WorkerFilePlugin', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'WorkerFilePlugin', stage }, () => {
        const content = readFileSync(join(getFolder(this.of), workerFile));
        compilation.emitAsset(workerFile, new webpack.sources.RawSource(content));
      });
    });
  }
}
