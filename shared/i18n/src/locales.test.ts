import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from './text-keys';

const root = join(__dirname, '../../..');
const apps = readdirSync(root).filter((name) => /^(host|mfe-.+)$/.test(name));
const areas = apps
  .flatMap((area) =>
    readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(area, 'src', file),
    ),
  )
  .filter((folder) => folder.endsWith('locales'));

/** Suffixes of CLDR's plural forms; the key before them is one text. */
const form = /_(zero|one|two|few|many|other)$/;
const needed: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  ur: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const flat = (messages: Messages, before = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

const read = (area: string, language: string) => {
  const file = join(root, area, `${language}.json`);
  return existsSync(file) ? flat(JSON.parse(readFileSync(file, 'utf8')) as Messages) : [];
};

/** Texts and groups, each of which has a line of its own. */
const countLines = (messages: Messages): number =>
  Object.values(messages).reduce(
    (sum: number, value) => sum + 1 + (typeof value === 'string' ? 0 : countLines(value)),
    0,
  );

/** Keys without their plural forms. */
const texts = (entries: [string, string][]) =>
  [...new Set(entries.map(([key]) => key.replace(form, '')))].sort();

/** A key is plural if its English has the forms `one` and `other`. */
const plurals = (area: string) => {
  const keys = new Set(read(area, 'en').map(([key]) => key));
  return texts(read(area, 'en')).filter((key) => keys.has(`${key}_one`) && keys.has(`${key}_other`));
};

const getPlaceholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);

/** A key that stands twice in a file hides its first text. */
it.each([...areas, 'sandbox/src/locales'])('no key stands twice in %s', (area) => {
  for (const language of Object.keys(needed)) {
    const file = join(root, area, `${language}.json`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    expect(text.match(/^ *"/gm)?.length ?? 0).toBe(countLines(JSON.parse(text) as Messages));
  }
});

describe.each(areas)('texts of %s', (area) => {
  it.each(['ur', 'ar'])('are complete in %s [D-30]', (language) => {
    expect(texts(read(area, language))).toEqual(texts(read(area, 'en')));
    expect(read(area, language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(Object.keys(needed))('have every plural form of %s', (language) => {
    const keys = new Set(read(area, language).map(([key]) => key));
    const missing = plurals(area).flatMap((key) =>
      (needed[language] ?? []).map((name) => `${key}_${name}`).filter((name) => !keys.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(['ur', 'ar'])('use no value in %s that English does not use', (language) => {
    const english = new Map<string, Set<string | undefined>>();
    for (const [key, text] of read(area, 'en')) {
      const known = english.get(key.replace(form, '')) ?? new Set();
      getPlaceholders(text).forEach((name) => known.add(name));
      english.set(key.replace(form, ''), known);
    }
    const strange = read(area, language).filter(([key, text]) =>
      getPlaceholders(text).some(
        (name) => name !== 'count' && !english.get(key.replace(form, ''))?.has(name),
      ),
    );
    expect(strange).toEqual([]);
  });
});
