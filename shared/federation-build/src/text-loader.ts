import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';

interface Texts {
  [key: string]: string | Texts;
}

const getPluralForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The texts of `own`, and those of `english` that it lacks; a text with any plural form counts as present. */
export function fillIn(english: Texts, own: Texts): Texts {
  const known = new Set(Object.keys(own).map(getPluralForm));
  const all = { ...own };
  for (const [key, value] of Object.entries(english)) {
    const mine = own[key];
    if (typeof value === 'object') all[key] = fillIn(value, typeof mine === 'object' ? mine : {});
    else if (!known.has(getPluralForm(key))) all[key] = value;
  }
  return all;
}

/** A webpack loader for `locales/<language>.json` that fills missing texts with English (D-30). */
export default async function textLoader(this: LoaderContext<unknown>, source: string): Promise<string> {
  const file = join(this.context, 'en.json');
  this.addDependency(file);
  const english = JSON.parse(await readFile(file, 'utf8')) as Texts; // a tree of texts, as its test checks
  return JSON.stringify(fillIn(english, JSON.parse(source) as Texts));
}
