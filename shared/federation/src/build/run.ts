import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { workspace } from './paths';

/** Builds one app's release: `node --import tsx shared/federation/src/build/run.ts mfe-cart`. */
const app = process.argv[2] ?? '';
const file = resolve(workspace, app, 'webpack.config.ts');
const configuration = (await import(pathToFileURL(file).href)) as {
  default: Promise<Configuration> | Configuration;
};

const compiler = webpack(await configuration.default);
compiler.run((error, stats) => {
  if (error) console.error(error);
  else if (stats && (stats.hasErrors() || stats.hasWarnings())) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  }
  if (error || stats?.hasErrors()) process.exitCode = 1;
  compiler.close(() => undefined);
});
