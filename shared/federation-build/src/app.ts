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

/** Version of the release: `APP_VERSION`, else that of the app's package. */
export async function readApp(app: string, dir: string): Promise<App> {
  return {
    app,
    dir,
    isHost: app === 'host',
    version: process.env.APP_VERSION ?? readPackage(dir).version,
    declarations: await readDeclarations(dir),
  };
}

/** `RELEASE_MODE=development` builds releases with the libraries' warnings, for the hydration check. */
export const getMode = () => (process.env.RELEASE_MODE === 'development' ? 'development' : 'production');

/** Configuration that releases and development servers share. */
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
