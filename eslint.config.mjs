import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { elements, mayImport } from './boundaries.mjs';

const own = { '@self': 'app', '@features': 'feature' };
const ruleTo = (to) =>
  to in own ? { to: { type: own[to], captured: { app: '{{from.captured.app}}' } } } : { to: { type: to } };
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
      '.data/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: nodeGlobals } },
  // Functions that a measurement runs in the page.
  { files: ['scripts/measure/*.mjs'], languageOptions: { globals: browserGlobals } },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['{host,mfe-*,shared,delivery,sandbox,e2e}/**/*'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: false } }],
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
      ],
      'boundaries/dependencies': ['error', { default: 'disallow', rules }],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.tsx', '**/*.spec.ts', 'shared/testing/**'],
    rules: { 'max-lines-per-function': 'off', 'boundaries/dependencies': 'off' },
  },
);
