/** Import rules, read by eslint. A folder that is not in this table may import nothing of ours. */
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
  { type: 'app-build', pattern: '{host,host/embed,mfe-*}/webpack.config.ts', mode: 'file', capture: ['app'] },
  // What starts an app, or is exposed to others, puts the rest together.
  {
    type: 'entry',
    pattern: '{host,mfe-*}/src/{routes,slots,listeners,router,index,bootstrap,server}.{ts,tsx}',
    mode: 'file',
    capture: ['app'],
  },
  ...['render', 'shell'].map((name) => ({
    type: name,
    pattern: `{host,mfe-*}/src/${name}`,
    mode: 'folder',
    capture: ['app'],
  })),
  ...['page', 'feature', 'component'].map((role) => ({
    type: role,
    pattern: `{host,mfe-*}/src/${role}s/*`,
    mode: 'folder',
    capture: ['app', 'remote', 'name'],
  })),
  // Every other folder of an app: stores, controllers, queries.
  {
    type: 'app-folder',
    pattern: '{host,mfe-*}/src/*',
    mode: 'folder',
    capture: ['app', 'remote', 'name'],
  },
  // Messages and manifests, beside the entries.
  { type: 'app', pattern: '{host,mfe-*}', mode: 'folder', capture: ['app'] },
  ...[...shared, 'federation-build', 'testing'].map((name) => ({
    type: name,
    pattern: `shared/${name}`,
    mode: 'folder',
  })),
  // A package that is missing above.
  { type: 'unlisted-package', pattern: 'shared/*', mode: 'folder' },
  { type: 'delivery', pattern: 'delivery', mode: 'folder' },
  { type: 'sandbox', pattern: 'sandbox', mode: 'folder' },
  { type: 'e2e', pattern: 'e2e', mode: 'folder' },
  { type: 'scripts', pattern: 'scripts', mode: 'folder' },
];

/** What the parts of an app may import of their own app. */
const model = ['@app-folder', '@app'];
const parts = ['@feature', '@component', ...model];

/**
 * type → the types it may import. `@page` is a page of its own app, and so on. A page imports no other page, a feature no
 * other feature and no page, a component neither of them: what several features need is a component.
 */
export const mayImport = {
  domain: [],
  contract: ['domain'],
  events: ['domain'],
  session: ['domain', 'events'],
  i18n: ['domain'],
  api: ['contract', 'session', 'events'],
  ui: ['domain', 'i18n', 'router'],
  federation: ['contract', 'domain', 'router'],
  'federation-build': ['federation', 'scripts'],
  push: [],
  router: [],
  entry: [...shared, '@entry', '@render', '@shell', '@page', ...parts],
  render: [...shared, '@entry', '@shell', ...model],
  shell: [...shared, ...parts],
  page: [...shared, ...parts],
  feature: [...shared, '@component', ...model],
  component: [...shared, '@component', ...model],
  'app-folder': [...shared, ...model],
  app: [...shared, ...model],
  'app-build': ['federation-build'],
  delivery: ['domain', 'contract', 'federation'],
  sandbox: ['domain', 'contract'],
  testing: shared,
  e2e: ['contract', 'domain', 'sandbox', 'scripts'],
};
