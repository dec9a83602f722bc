import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBrand } from './describe-brand';
import { readBrand } from './read-brand';

const brands = join(import.meta.dirname, '../../../brands');
const temporary = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

let count = 0;
/** A folder with this `brand.json` beside the example's files. */
function writeBrand(content: unknown): string {
  const folder = join(temporary, String((count += 1)));
  cpSync(join(brands, 'saffron'), folder, { recursive: true });
  writeFileSync(join(folder, 'brand.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return folder;
}

it.each(readdirSync(brands))('finds the brand %s in order, in both themes [X-33]', (name) => {
  expect(readBrand(join(brands, name)).brand.name).toBeTruthy();
  expect(describeBrand(join(brands, name))).toContain('everything is in order');
});

it('needs nothing: a brand of nothing is the kit’s [X-33]', () => {
  const { style, files } = readBrand(writeBrand({}));
  expect(style).toBe('html:root{}');
  expect([...files.keys()].filter((name) => !name.startsWith('icons/'))).toEqual([]);
});

it.each<[string, unknown, RegExp]>([
  ['a misspelt name', { colours: {} }, /unknown name: colours\. Known: name, names, logo/],
  [
    'a misspelt role',
    { colors: { light: { brnad: '#000000' } } },
    /colors\.light has an unknown name: brnad/,
  ],
  [
    'a colour by name',
    { colors: { primary: 'red' } },
    /colors\.primary must be a colour such as #0B6E4F, not "red"/,
  ],
  ['a number as a text', { radius: '8' }, /radius must be a number from 0 to 24, not "8"/],
  ['too round corners', { radius: 99 }, /radius must be a number from 0 to 24, not "99"/],
  [
    'a file elsewhere',
    { logo: '../logo.svg' },
    /logo must be the name of an svg, png or webp file beside brand\.json/,
  ],
  ['a file that is not there', { logo: 'other.svg' }, /other\.svg is named in brand\.json, and is not in/],
  ['a typeface without a name', { type: { latin: { file: 'a.woff2' } } }, /type\.latin\.family is missing/],
  [
    'style rules in a family',
    { type: { latin: { family: 'a;}*{display:none' } } },
    /type\.latin\.family must be names/,
  ],
  [
    'a text that nobody can read',
    { colors: { light: { text: '#DDDDDD' } } },
    /colors\.light: text on page has a contrast of/,
  ],
  ['broken JSON', '{ "name": ', /is no JSON/],
])('says what is wrong with %s [X-33]', (_case, content, message) => {
  expect(() => readBrand(writeBrand(content))).toThrow(message);
});

it('says everything that is wrong at once [X-33]', () => {
  expect(() => readBrand(writeBrand({ radius: -1, colors: { primary: 'red' } }))).toThrow(
    /radius[^]*colors\.primary|colors\.primary[^]*radius/,
  );
});

it('names its files anew when one has changed, so that they are cached for ever [X-33]', () => {
  const folder = writeBrand({ logo: 'logo.svg' });
  const before = readBrand(folder).base;
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(readBrand(folder).base).not.toBe(before);
});
