import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalStyles } from './global-styles';

const root = join(__dirname, '../../../..');
const folders = [
  ...readdirSync(root)
    .filter((name) => /^(?:host|mfe-.+)$/.test(name))
    .map((app) => join(app, 'src')),
  join('shared', 'ui', 'src'),
];
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file)),
);

it('breaks the layout by widths that follow the size of the text [X-13]', () => {
  const inPixels = /(?:@media|matchMedia)[^{;]*(?:width)[^{;]*\d+(?:\.\d+)?px/;
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => inPixels.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  "[aria-pressed='true']",
  "[aria-current]:not([aria-current='false'])",
  "[role='tab'][aria-selected='true']",
  "[role='option'][aria-selected='true']",
  "[role='menuitem'][data-highlighted]",
  "[role='dialog']",
  "[role='alertdialog']",
  'label:has(> input:checked)',
])('draws a line for %s in forced colours [X-13]', (selector) => {
  const [, rules = ''] = /@media \(forced-colors: active\) \{([^]*?)\n\}\n/.exec(globalStyles) ?? [];
  const rule = rules.split('\n').find((line) => line.includes(selector));
  expect(rule).toMatch(/outline: [23]px (?:solid|double)/);
});
