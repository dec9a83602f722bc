import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { workspace } from './paths';

/** Builds one app's release: `node --import tsx shared/federation-build/src/run.ts mfe-cart`. */
const app = process.argv[2] ?? '';

async function getConfiguration(folder: string): Promise<Configuration | Configuration[]> {
  const file = pathToFileURL(resolve(workspace, folder, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: Promise<Configuration | Configuration[]> }).default;
}

const compiler = webpack([await getConfiguration(app)].flat());
compiler.run((error, stats) => {
  if (error) console.error(error);
  else if (stats && (stats.hasErrors() || stats.hasWarnings())) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  }
  if (error || stats?.hasErrors()) process.exitCode = 1;
  compiler.close(() => undefined);
});
