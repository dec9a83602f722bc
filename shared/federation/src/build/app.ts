import type { Configuration } from 'webpack';
import { readDeclarations, type Declarations } from './declarations';
import { federationRuntime, readPackage } from './paths';
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

/** What release and development builds have in common. */
export const base = ({ app, dir, isHost }: App, isDevelopment: boolean): Configuration => ({
  name: app,
  mode: isDevelopment ? 'development' : 'production',
  context: dir,
  target: ['web', 'es2022'],
  entry: isHost ? { main: './src/index.ts' } : {},
  module: { rules: [swcRule(app, isDevelopment), assetRule, textRule] },
  performance: false,
  stats: 'errors-warnings',
});

export const extensions = ['.ts', '.tsx', '.js', '.mjs', '.json'];

export const coreOf = ({ isHost }: App): Record<string, string> => (isHost ? federationRuntime() : {});
