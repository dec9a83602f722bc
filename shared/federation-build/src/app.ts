import type { Configuration } from 'webpack';
import { readDeclarations, type Declarations } from './declarations';
import { readPackage } from './paths';
import { assetRule, swcRule, textRule } from './module-rules';

/** One app as its builds see it. */
export interface App {
  /** `host`, `mfe-cart`. */
  app: string;
  dir: string;
  isHost: boolean;
  version: string;
  declarations: Declarations;
}

/** `APP_VERSION` names the release; without it the app's own package does. */
export async function readApp(app: string, dir: string): Promise<App> {
  return {
    app,
    dir,
    isHost: app === 'host',
    version: process.env.APP_VERSION ?? readPackage(dir).version,
    declarations: await readDeclarations(dir),
  };
}

/**
 * `RELEASE_MODE=development` makes releases with the libraries' own warnings in them: what the check of hydration looks
 * at.
 */
export const getMode = () => (process.env.RELEASE_MODE === 'development' ? 'development' : 'production');

/** What releases and development servers have in common. */
export const base = (
  { app, dir, isHost }: App,
  mode: 'production' | 'development',
  withRefresh = false,
): Configuration => ({
  name: app,
  mode,
  context: dir,
  target: ['web', 'es2022'],
  entry: isHost ? { main: './src/index.ts' } : {},
  module: {
    rules: [swcRule(app, { isDevelopment: mode === 'development', withRefresh }), assetRule, textRule],
  },
  performance: false,
  stats: 'errors-warnings',
});

export const extensions = ['.ts', '.tsx', '.js', '.mjs', '.json'];
