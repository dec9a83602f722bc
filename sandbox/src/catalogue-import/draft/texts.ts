import { createHash } from 'node:crypto';
import type { Reader } from '../fields/column';
import * as read from '../fields/field-readers';
import { fieldReader, isNothing } from '../fields/field-value';
import { FieldProblem } from '../import-error';
import type { Language, Mapping } from '../mapping/mapping';
import type { Source, SourceRow } from '../source/source';
import type { Context } from './context';
import type { ItemDraft } from './draft';

type Translations = { language: Language; field: 'name' | 'description'; read: Reader }[];

export const translationReaders = (source: Source, mapping: Mapping): Translations =>
  Object.entries(mapping.translations).flatMap(([language, fields]) =>
    Object.entries(fields).map(([field, from]) => ({
      language: language as Language, // readMapping knows only such names
      field: field as 'name' | 'description',
      read: fieldReader(source, `translations.${language}.${field}`, from),
    })),
  );

/** Names and descriptions in the file's language and in further ones. */
export function textsIn(
  { mapping, value, note, attempt }: Context,
  translations: Translations,
  row: SourceRow,
) {
  const own = mapping.language;
  const name: ItemDraft['name'] = {};
  const description: ItemDraft['description'] = {};
  const readDescription = (field: string, from: unknown) =>
    attempt(() => read.readText(field, from, read.longestDescription, note, true), '');
  name[own] = attempt(() => read.readName('name', value('name'), note), '');
  description[own] = readDescription('description', value('description'));
  for (const { language, field, read: reader } of translations) {
    const from = reader(row);
    if (isNothing(from)) continue;
    if (field === 'description') description[language] = readDescription(`description (${language})`, from);
    else name[language] = attempt(() => read.readName(`name (${language})`, from, note), '');
  }
  return { name, description };
}

/** Prefix of the key of a record that has none of its own. */
export const nameKey = 'name:';

/** The mapped key, else the name's fingerprint: so a file without keys can be imported again, too. */
export function getKey(
  { note, attempt }: Context,
  from: { isMapped: boolean; value: unknown },
  name: string,
): string {
  if (!from.isMapped)
    return `${nameKey}${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 32)}`;
  return attempt(() => {
    const key = read.readText('key', from.value, 190, note);
    if (key === '') throw new FieldProblem('key', 'is missing');
    return key;
  }, '');
}

/** “Towel L” of the rows S, M and L is the “Towel”. */
export function withoutOptions(name: string, options: ItemDraft['choiceOptions']): string {
  const values = options.flatMap((option) => option.values);
  for (let left = options.length; left > 0; left -= 1) {
    const value = values.find((each) => name.toLowerCase().replace(/\)$/, '').endsWith(each.toLowerCase()));
    const start = name.replace(/\)$/, '').slice(0, -(value?.length ?? 0));
    const shorter = start.replace(/[\s\-–—/,|:(]+$/, '');
    if (value === undefined || shorter === '' || shorter === start) return name;
    name = shorter;
  }
  return name;
}
