import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { elements, mayImport } from './boundaries.mjs';

/** `@feature`: of the same app; `feature`: of whom it may be. */
const ruleTo = (to) =>
  to.startsWith('@')
    ? { to: { type: to.slice(1), captured: { app: '{{from.captured.app}}' } } }
    : { to: { type: to } };
const rules = Object.entries(mayImport).map(([type, allowed]) => ({
  from: { type },
  allow: allowed.map(ruleTo),
}));

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = readonly(
  'process',
  'console',
  'URL',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'fetch',
  'Buffer',
  'AbortSignal',
  'performance',
  'WebAssembly',
  'structuredClone',
);
const browserGlobals = readonly(
  'window',
  'document',
  'location',
  'localStorage',
  'MutationObserver',
  'PerformanceObserver',
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-*/**',
      'releases/**',
      // Temporary files.
      '.data/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: nodeGlobals } },
  // Measurements contain functions that run in the page.
  { files: ['scripts/measure/*.mjs'], languageOptions: { globals: browserGlobals } },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'boundaries/elements': elements,
      'boundaries/legacy-templates': false,
      'boundaries/include': ['{host,mfe-*,shared,delivery,sandbox,e2e}/**/*', 'scripts/*'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message:
            'The nonce policy blocks inline styles in server HTML: use a styled part with a transient prop.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text from outside is shown as text, or sanitised by a kept library in its one place.',
        },
        {
          selector:
            'JSXElement[openingElement.name.name="time"]:not(:has(> JSXElement[openingElement.name.name="bdi"]))',
          message: 'Put the text of a time into <bdi>: Urdu writes "3:19 PM" from left to right.',
        },
      ],
      'boundaries/dependencies': ['error', { default: 'disallow', rules }],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.tsx', '**/*.spec.ts', 'shared/testing/**'],
    rules: { 'max-lines-per-function': 'off', 'boundaries/dependencies': 'off' },
  },
  {
    ...jsxA11y.flatConfigs.recommended,
    files: ['{host,mfe-*,shared}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Only fields in a dialog or panel that a visitor has just opened use autofocus.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    ...testingLibrary.configs['flat/react'],
    files: ['{host,mfe-*,shared}/**/*.test.tsx'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Structured data, pictures and hidden elements have no role to query by.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // Our render helpers return a user, the API's calls and parts of the page, and tests name the results accordingly.
      'testing-library/render-result-naming-convention': 'off',
      'testing-library/prefer-screen-queries': 'off',
      // An empty act() lets promises settle where a test shows that nothing happens afterwards.
      'testing-library/no-unnecessary-act': 'off',
      // The rule mistakes `getBy…().closest()` for a query of an absent element.
      'testing-library/prefer-presence-queries': 'off',
    },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['e2e/**/*.ts'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // A test runs in several languages, sizes and rendering modes, and some have additional expectations.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // Tests of loading wait until the page sends no more requests: that is their subject.
      'playwright/no-networkidle': 'off',
      // The rule mistakes `delivery.and(…)`, which is ours and asynchronous, for a locator's.
      'playwright/no-useless-await': 'off',
      // The rule does not recognise a tag that is a constant (`core`).
      'playwright/valid-test-tags': 'off',
      // A test that needs more than this machine has names what is missing.
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // Tests may expect in a helper function, or wait for an address.
      'playwright/expect-expect': [
        'error',
        { assertFunctionPatterns: ['^expect', '^(waitForURL|thereAndBack|open)$'] },
      ],
    },
  },
);
