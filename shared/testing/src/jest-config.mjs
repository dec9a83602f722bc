/** How Jest compiles TypeScript, and our packages where they are installed: those are ES modules, which Jest does not load. */
export const compile = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  transform: { '\\.tsx?$': compile, '[/\\\\]@shop[/\\\\].+\\.js$': compile },
  transformIgnorePatterns: ['[/\\\\]node_modules[/\\\\](?!(?:\\.pnpm[/\\\\])?@shop[/\\\\+])'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/packages/'],
  moduleNameMapper: { '\\.(woff2?|svg|png|css)$': '@shop/testing/asset-stub' },
};

/**
 * Jest's configuration of a remote in a repository of its own: tests run in jsdom, `*.node.test.tsx` in plain Node, as a
 * server renders. `export { jestConfig as default } from '@shop/testing/jest-config'`
 */
export const jestConfig = {
  // Only a hang reaches it.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '@shop/testing/jsdom-environment',
      setupFiles: ['@shop/testing/setup-browser'],
      setupFilesAfterEnv: [
        '@shop/testing/setup-matchers',
        '@shop/testing/setup-messages',
        '@shop/testing/setup-missing-texts',
      ],
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.node\\.test\\.tsx?$'],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['@shop/testing/setup-missing-texts'],
      testMatch: ['<rootDir>/src/**/*.node.test.{ts,tsx}'],
    },
  ],
};
