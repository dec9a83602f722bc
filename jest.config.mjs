import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { apps } from './scripts/apps.mjs';
import { getTemporaryFolder } from './scripts/testing/temporary-folder.mjs';
import { compile } from './shared/testing/src/jest-config.mjs';

// For the workers, which inherit it. Jest's own cache stays where it is.
process.env.TMPDIR = getTemporaryFolder();

const base = {
  transform: { '^.+\\.tsx?$': compile },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '/releases/', '/.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
  moduleNameMapper: {
    '\\.(woff2?|svg|png)$': '<rootDir>/shared/testing/src/asset-stub.ts',
    '\\.css$': '<rootDir>/shared/testing/src/asset-stub.ts',
  },
};

/** The path of a module that a package depends on; several names are resolved one after the other. */
const resolveFrom = (folder, ...names) =>
  names.reduce(
    (file, name) => createRequire(file).resolve(name),
    fileURLToPath(new URL(`${folder}/package.json`, import.meta.url)),
  );

/** Renders of browsers and of servers fail on a missing text. */
const missingTexts = '<rootDir>/shared/testing/src/setup-missing-texts.ts';

/** Folders with browser code are tested in jsdom; the others, and every `*.node.test.tsx`, in plain Node. */
const browserFolders = [...apps, 'shared'];
const present = (folders) =>
  folders
    .filter((folder) => existsSync(new URL(folder, import.meta.url)))
    .map((folder) => `<rootDir>/${folder}`);

export default {
  // Jest's default, all cores but one, would leave a single worker on two cores.
  maxWorkers: availableParallelism(),
  // Only a hang reaches it. It applies to every project, because Jest ignores a project's own timeout.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      displayName: 'browser',
      moduleNameMapper: {
        ...base.moduleNameMapper,
        // Two packages of Testing Library contain a copy of 150 modules each, which every suite would load.
        '^aria-query$': resolveFrom(
          'shared/testing',
          '@testing-library/react',
          '@testing-library/dom',
          'aria-query',
        ),
      },
      testEnvironment: '<rootDir>/shared/testing/src/jsdom-environment.mjs',
      roots: present(browserFolders),
      setupFiles: ['<rootDir>/shared/testing/src/setup-browser.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/shared/testing/src/setup-matchers.ts',
        '<rootDir>/shared/testing/src/setup-messages.ts',
        missingTexts,
      ],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [
        ...base.testPathIgnorePatterns,
        '\\.node\\.test\\.tsx?$',
        '/shared/domain/',
        '/shared/contract/',
        '/shared/federation-build/',
      ],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: [missingTexts],
      roots: present([...browserFolders, 'delivery', 'scripts']),
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/scripts/new-remote/template/'],
      testMatch: [
        '**/*.node.test.ts',
        '**/*.node.test.tsx',
        '<rootDir>/{delivery,scripts}/**/*.test.ts',
        '<rootDir>/shared/{domain,contract,federation-build}/**/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'sandbox',
      testEnvironment: '<rootDir>/sandbox/src/testing/embedded-environment.mjs',
      roots: present(['sandbox']),
      testMatch: ['**/*.test.ts'],
    },
  ],
};
