import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { DeclarationError } from './declarations';

/** The configuration of the app in a folder. */
export async function readConfiguration(dir: string): Promise<Configuration | Configuration[]> {
  const file = pathToFileURL(join(dir, 'webpack.config.ts')).href;
  return ((await import(file)) as { default: Promise<Configuration | Configuration[]> }).default;
}

const run = (compiler: webpack.MultiCompiler) =>
  new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (stats) resolve(stats);
      else reject(error ?? new Error('webpack has no result'));
    });
  });

/** Builds the release of the app in a folder into its `dist`; prints errors and warnings. Resolves to whether it succeeded. */
export async function buildRelease(dir: string): Promise<boolean> {
  const configuration = await readConfiguration(dir).catch((error: unknown) => {
    if (!(error instanceof DeclarationError)) throw error;
    console.error(error.message);
    return null;
  });
  if (configuration === null) return false;
  const stats = await run(webpack([configuration].flat()));
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  return !stats.hasErrors();
}
