import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from './i18n';

const root = join(__dirname, '../../..');
const apps = readdirSync(root).filter(
  (name) => /^(host|mfe-.+)$/.test(name) && existsSync(join(root, name, 'src/locales/en.json')),
);

/** CLDR's plural forms; the key before them is one text. */
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

const read = (app: string, language: string) => {
  const file = join(root, app, `src/locales/${language}.json`);
  return existsSync(file) ? flat(JSON.parse(readFileSync(file, 'utf8')) as Messages) : [];
};

/** Keys without their plural forms. */
const texts = (entries: [string, string][]) =>
  [...new Set(entries.map(([key]) => key.replace(form, '')))].sort();

/** A key is plural when its English has the form for one and for others. */
const plurals = (app: string) => {
  const keys = new Set(read(app, 'en').map(([key]) => key));
  return texts(read(app, 'en')).filter((key) => keys.has(`${key}_one`) && keys.has(`${key}_other`));
};

const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);

describe.each(apps)('texts of %s', (app) => {
  it.each(['ur', 'ar'])('are complete in %s [D-30]', (language) => {
    expect(texts(read(app, language))).toEqual(texts(read(app, 'en')));
    expect(read(app, language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(Object.keys(needed))('have every plural form of %s', (language) => {
    const keys = new Set(read(app, language).map(([key]) => key));
    const missing = plurals(app).flatMap((key) =>
      (needed[language] ?? []).map((name) => `${key}_${name}`).filter((name) => !keys.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(['ur', 'ar'])('put nothing into %s that English does not give', (language) => {
    const english = new Map<string, Set<string | undefined>>();
    for (const [key, text] of read(app, 'en')) {
      const known = english.get(key.replace(form, '')) ?? new Set();
      places(text).forEach((name) => known.add(name));
      english.set(key.replace(form, ''), known);
    }
    const strange = read(app, language).filter(([key, text]) =>
      places(text).some((name) => name !== 'count' && !english.get(key.replace(form, ''))?.has(name)),
    );
    expect(strange).toEqual([]);
  });
});
