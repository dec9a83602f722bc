import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { resolveFromHere, workspace } from './paths';

interface Manner {
  isDevelopment: boolean;
  /** Adds hot replacement of components. */
  withRefresh?: boolean;
}

/** How TypeScript is compiled, in browser and server builds alike. */
export function swcRule(app: string, { isDevelopment, withRefresh = false }: Manner): RuleSetRule {
  return {
    test: /\.tsx?$/,
    use: {
      loader: resolveFromHere('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // The development runtime is shared only with hot replacement.
          transform: { react: { runtime: 'automatic', development: withRefresh, refresh: withRefresh } },
          experimental: {
            cacheRoot: join(workspace, 'node_modules/.cache/swc'),
            plugins: [
              [resolveFromHere('@swc/plugin-styled-components'), styledComponents(app, isDevelopment)],
            ],
          },
        },
      },
    },
  };
}

/** The same ids in the browser's and the server's build, and different ones in every app. */
const styledComponents = (app: string, isDevelopment: boolean) => ({
  ssr: true,
  displayName: isDevelopment,
  fileName: false,
  pure: true,
  namespace: app,
});

/** Fonts and pictures become files with their hash in the name. */
export const assetRule: RuleSetRule = {
  test: /\.(woff2?|svg|png|jpe?g|webp|avif|gif)$/,
  type: 'asset/resource',
};

/** The same names without writing files; the browser's build writes them. */
export const serverAssetRule: RuleSetRule = { ...assetRule, generator: { emit: false } };

/** Texts of every language except English. */
export const textRule: RuleSetRule = {
  test: /[\\/]locales[\\/](?!en\.)\w+\.json$/,
  type: 'json',
  use: { loader: join(import.meta.dirname, 'text-loader.ts') },
};
