/**
 * The packages that `npm run pack` builds. Each is a folder of the workspace; its entries are what its package.json exports
 * and the programs in `bin`.
 *
 * - `modules`: source files that are loaded by their path instead of being imported;
 * - `copies`: files that are not TypeScript, from `src/` or beside it;
 * - `tools`: dependencies that only the compiled package needs, with the version of the workspace's own package.json;
 * - `peers`: our packages that it looks for where it is installed;
 * - `optional`: what only entries for the host import;
 * - `isPart`: only what the entries reach is packed, with the dependencies of that.
 */
const kits = ['session', 'events', 'api', 'router', 'i18n', 'ui'].map((name) => `@shop/${name}`);

export const packages = [
  { folder: 'shared/domain' },
  { folder: 'shared/contract' },
  { folder: 'shared/router' },
  { folder: 'shared/i18n' },
  { folder: 'shared/events' },
  { folder: 'shared/session' },
  { folder: 'shared/api' },
  { folder: 'shared/ui' },
  { folder: 'shared/federation', optional: ['@module-federation/enhanced'] },
  {
    folder: 'shared/federation-build',
    bin: { 'shop-remote': './src/remote/main.ts' },
    modules: ['./src/text-loader.ts'],
    copies: ['src/refresh-runtime.cjs', 'src/server-base.js'],
    tools: ['tsx'],
    peers: kits,
  },
  { folder: 'shared/testing', copies: ['src/jest-config.mjs', 'src/jsdom-environment.mjs'] },
  {
    folder: 'delivery',
    bin: { release: './src/cli/bin.ts' },
    copies: ['size-budgets.json'],
    isPart: true,
  },
];
