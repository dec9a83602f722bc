/** Who may import whom. eslint reads this table; a folder that is not in it may import nothing of ours. */
const shared = [
  'domain',
  'contract',
  'session',
  'events',
  'api',
  'router',
  'i18n',
  'ui',
  'federation',
  'push',
];

export const elements = [
  { type: 'app-build', pattern: '{host,mfe-*}/webpack.config.ts', mode: 'file', capture: ['app'] },
  {
    type: 'feature',
    pattern: '{host,mfe-*}/src/features/*',
    mode: 'folder',
    capture: ['app', 'area', 'feature'],
  },
  { type: 'app', pattern: '{host,mfe-*}', mode: 'folder', capture: ['app'] },
  ...[...shared, 'federation-build', 'testing'].map((name) => ({
    type: name,
    pattern: `shared/${name}`,
    mode: 'folder',
  })),
  { type: 'delivery', pattern: 'delivery', mode: 'folder' },
  { type: 'sandbox', pattern: 'sandbox', mode: 'folder' },
  { type: 'e2e', pattern: 'e2e', mode: 'folder' },
  { type: 'scripts', pattern: 'scripts', mode: 'folder' },
];

/** type → the types it may import. `@self` is its own app, `@features` the features of its own app. */
export const mayImport = {
  domain: [],
  contract: ['domain'],
  events: ['domain'],
  session: ['domain', 'events'],
  i18n: ['domain'],
  api: ['contract', 'session', 'events'],
  ui: ['i18n'],
  federation: ['contract', 'domain', 'router'],
  'federation-build': ['federation', 'scripts'],
  push: [],
  router: [],
  app: [...shared, '@self', '@features'],
  'app-build': ['federation-build'],
  feature: [...shared, '@self'],
  delivery: ['domain', 'contract', 'federation'],
  sandbox: ['domain', 'contract'],
  testing: shared,
  e2e: ['contract', 'domain', 'sandbox', 'scripts'],
};
