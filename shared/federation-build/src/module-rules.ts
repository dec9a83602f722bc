import type { RuleSetRule } from 'webpack';
import { cacheFolder, ownModule, resolveFromHere } from './paths';

interface Manner {
  isDevelopment: boolean;
  /** Adds hot replacement of components. */
  withRefresh?: boolean;
}

/** Our packages outside of the workspace. They are compiled, but their styles have no names of this app yet. */
const ourPackages = /[\\/]@shop[\\/][\w-]+[\\/]dist[\\/].+\.js$/;

/** How TypeScript is compiled, in browser and server builds alike. */
export function swcRule(app: string, { isDevelopment, withRefresh = false }: Manner): RuleSetRule {
  return {
    test: [/\.tsx?$/, ourPackages],
    use: {
      loader: resolveFromHere('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // The development runtime is shared only with hot replacement.
          transform: { react: { runtime: 'automatic', development: withRefresh, refresh: withRefresh } },
          experimental: {
            cacheRoot: cacheFolder('swc'),
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
  use: { loader: ownModule('text-loader') },
};
