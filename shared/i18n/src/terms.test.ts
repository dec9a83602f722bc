import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from './text-keys';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const languages = [
  ['Urdu', 'ur'],
  ['Arabic', 'ar'],
] as const;

interface Term {
  english: string;
  words: string[];
  replaced: string[];
}

const toWords = (cell = '') =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The table of a language in docs/terms.md: English | the words | not | note. */
function readTerms(heading: string): Term[] {
  const section = read('docs/terms.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, english = '', words, replaced] = row.split('|');
    return { english: english.trim(), words: toWords(words), replaced: toWords(replaced) };
  });
}

/** Matches whole words; `*` in a word stands for further letters. */
function toPattern(word: string): RegExp {
  const letters = '[\\p{L}\\p{M}]*';
  const body = word.replaceAll('*', letters);
  return new RegExp(`(?<![\\p{L}\\p{M}])${body}(?![\\p{L}\\p{M}])`, 'u');
}

const toTexts = (messages: Messages): string[] =>
  Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : toTexts(value)));

const toEntries = (messages: Messages, before = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : toEntries(value, `${before}${key}.`),
  );

/** Folders of texts: `locales` of every app and of the sandbox, and the help pages. */
const sources = [
  'host/src',
  'mfe-account/src',
  'mfe-auth/src',
  'mfe-cart/src',
  'mfe-catalog/src',
  'sandbox/src',
]
  .concat('scripts/new-remote/template/src')
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?:^|\/)(?:locales|reading)$/.test(file) && existsSync(join(root, file, 'en.json')));

/** Texts that stand in code: the demo shop's pages and settings, and the labels of an installed shop. */
const inCode = [
  'sandbox/src/database/seed/settings.ts',
  'sandbox/src/database/seed/shop/city.ts',
  'sandbox/src/database/seed/shop/banners.ts',
  'delivery/src/edge/installable/manifest.ts',
];

const shopPages = (language: string) =>
  [...read(`sandbox/src/database/seed/shop-texts/${language}.ts`).matchAll(/'([^']*)'/g)].map(
    ([, text = '']) => text,
  );

const texts = (language: string) =>
  sources.flatMap((folder) => toTexts(JSON.parse(read(`${folder}/${language}.json`)) as Messages));

/** Texts of Urdu and Arabic share a line there; letters tell them apart. */
const linesInCode = (language: string) =>
  inCode
    .flatMap((file) => read(file).split(/[\n|]/))
    .filter((text) => /[ٹپچڈڑژگںھہیکے]/.test(text) === (language === 'ur'));

it('finds the texts of every app', () => {
  expect(sources).toEqual(
    expect.arrayContaining([
      'host/src/locales',
      'host/src/components/reading',
      'mfe-account/src/locales',
      'mfe-auth/src/locales',
      'mfe-cart/src/locales',
      'mfe-catalog/src/locales',
      'sandbox/src/locales',
    ]),
  );
});

describe.each(languages)('%s', (heading, language) => {
  const terms = readTerms(heading);
  const all = texts(language);

  it('has a list of terms whose words are in use', () => {
    expect(terms.length).toBeGreaterThan(15);
    const unused = terms.flatMap(({ words }) =>
      words.filter((word) => !all.some((text) => text.includes(word))),
    );
    expect(unused).toEqual([]);
  });

  it('uses no word that the list of terms replaces [D-30]', () => {
    const everything = [...all, ...shopPages(language), ...linesInCode(language)];
    const patterns = terms.flatMap(({ english, replaced }) =>
      replaced.map((word) => ({ english, word, pattern: toPattern(word) })),
    );
    const found = everything.flatMap((text) =>
      patterns
        .filter(({ pattern }) => pattern.test(text))
        .map(({ english, word }) => `${word} (${english}): ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('calls campaigns by their word, and not offers [D-30]', () => {
    const word = { ur: 'خصوصی پیشکش', ar: 'حمل' }[language];
    const pairs = sources.flatMap((folder) => {
      const [english, own] = ['en', language].map((name) =>
        toEntries(JSON.parse(read(`${folder}/${name}.json`)) as Messages),
      );
      return (english ?? []).flatMap(([key, text]) =>
        /campaign/i.test(text) ? [[key, new Map(own).get(key) ?? ''] as const] : [],
      );
    });
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(([, text]) => !text.includes(word))).toEqual([]);
  });

  it('quotes menus and buttons as they are labelled [D-30]', () => {
    const reading = toTexts(JSON.parse(read(`host/src/components/reading/${language}.json`)) as Messages);
    const quoted = [...reading, ...shopPages(language)].flatMap((text) =>
      [...text.matchAll(/[”«]([^“»]+)[“»]/g)].map(([, label]) => label),
    );
    expect(quoted).not.toEqual([]);
    expect(quoted.filter((label) => !all.includes(label ?? ''))).toEqual([]);
  });
});

it('writes two of something in Arabic as its dual, without the number [D-30]', () => {
  const entries = sources.flatMap((folder) => toEntries(JSON.parse(read(`${folder}/ar.json`)) as Messages));
  const duals = entries.filter(([key]) => key.endsWith('_two'));
  expect(duals.length).toBeGreaterThan(5);
  expect(duals.filter(([, text]) => text.includes('{{count}}'))).toEqual([]);
});
