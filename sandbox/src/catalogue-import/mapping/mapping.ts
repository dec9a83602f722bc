import { formats } from '../source/file-kind';
import type { SourceOptions } from '../source/read-source';
import { readChoices, type ChoiceMapping } from './choice-mapping';
import { getGivenValues, readSources, toOptional, type FieldSource } from './field-source';
import {
  choice,
  fail,
  flag,
  isRecord,
  knownNames,
  oneSign,
  parseMapping,
  text_,
  wholeNumber,
  type Json,
} from './mapping-json';

/** Languages that texts of the shop exist in. */
const languages = ['en', 'ur', 'ar'] as const;
export type Language = (typeof languages)[number];

const fieldNames = [
  'key', 'name', 'description', 'price', 'compareAtPrice', 'salePrice', 'saleFrom', 'saleUntil', 'discount',
  'discountType', 'category', 'active', 'stock', 'maxQuantity', 'unit', 'weight', 'images', 'icon', 'tags', 'veg',
  'organic', 'halal', 'recommended', 'prescription', 'genericNames', 'nutritions', 'allergies', 'availableFrom',
  'availableTo',
] as const; // oxfmt-ignore
export type FieldName = (typeof fieldNames)[number];

export interface Mapping extends SourceOptions, ChoiceMapping {
  language: Language;
  decimalMark: '.' | ',' | 'auto';
  groupMark?: string;
  /** null: categories are never paths. */
  categorySeparator?: string | null;
  fields: Partial<Record<FieldName, FieldSource>>;
  /** Name and description in further languages. */
  translations: Partial<Record<Language, Partial<Record<'name' | 'description', FieldSource>>>>;
}

const settings = [
  'format', 'encoding', 'items', 'groupName', 'delimiter', 'quote', 'header', 'skipLines', 'shortRows', 'language',
  'decimalMark', 'groupMark', 'categorySeparator', 'missingColumns', 'fields', 'defaults', 'translations',
  'variations', 'optionGroups', 'addOns', 'about',
]; // oxfmt-ignore

/** Reads the text of a mapping file. Every unknown name is an error. */
export function readMapping(text: string): Mapping {
  const json = parseMapping(text);
  knownNames(json, settings, 'has no setting');
  const fields = isRecord(json.fields) ? json.fields : fail('needs "fields"');
  knownNames(fields, fieldNames, 'has no field');
  const mapping: Mapping = {
    format: choice(json, 'format', formats),
    encoding: text_(json, 'encoding'),
    items: text_(json, 'items'),
    groupName: text_(json, 'groupName'),
    delimiter: readDelimiter(json),
    quote: json.quote === null || json.quote === '' ? null : oneSign(json, 'quote'),
    header: flag(json, 'header'),
    skipLines: wholeNumber(json, 'skipLines'),
    shortRows: choice(json, 'shortRows', ['refuse', 'fill']),
    language: choice(json, 'language', languages) ?? 'en',
    decimalMark: choice(json, 'decimalMark', ['.', ',', 'auto']) ?? 'auto',
    groupMark: oneSign(json, 'groupMark'),
    categorySeparator: json.categorySeparator === null ? null : text_(json, 'categorySeparator'),
    fields: readSources(fields),
    translations: readTranslations(json.translations),
    ...readChoices(json),
  };
  applyDefaults(mapping, json.defaults);
  if (!mapping.fields.name) fail('needs the field "name"');
  refuseFreeGoods(mapping);
  separateComparedPrice(mapping);
  const isLenient = choice(json, 'missingColumns', ['refuse', 'ignore']) === 'ignore';
  return isLenient ? withOptionalColumns(mapping) : mapping;
}

const delimiterNames: Record<string, string> = {
  tab: '\t',
  '\\t': '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
};

function readDelimiter(json: Json): string | undefined {
  const value = text_(json, 'delimiter');
  return value && (delimiterNames[value] ?? value);
}

function readTranslations(json: unknown): Mapping['translations'] {
  if (json === undefined) return {};
  if (!isRecord(json)) return fail('needs an object for “translations”');
  knownNames(json, languages, 'has no language');
  const entries = Object.entries(json).map(([language, fields]) => {
    if (!isRecord(fields)) return fail(`needs an object for “translations”.${language}`);
    knownNames(fields, ['name', 'description'], `(translations of ${language}) has no field`);
    return [language, readSources(fields)];
  });
  return Object.fromEntries(entries) as Mapping['translations']; // languages were checked above
}

/** `"defaults": { "price": 1 }` is short for a default in each field. */
function applyDefaults(mapping: Mapping, defaults: unknown) {
  if (defaults === undefined) return;
  const defaultsJson = isRecord(defaults) ? defaults : fail('needs an object for “defaults”');
  knownNames(defaultsJson, fieldNames, 'has no field');
  for (const [name, value] of Object.entries(defaultsJson)) {
    const field = name as FieldName; // checked by knownNames
    mapping.fields[field] = { default: value, ...mapping.fields[field] };
  }
}

/** Only the file may say that something costs nothing, never a default or a meaning of the mapping. */
function refuseFreeGoods({ fields }: Mapping) {
  const isZero = (value: unknown) => /^[^\d-]*0+(?:[.,]0+)?\D*$/.test(String(value));
  for (const name of ['price', 'salePrice'] as const)
    if (getGivenValues(fields[name] ?? {}).some(isZero))
      fail(`makes goods free: “${name}” may not be 0 in it`);
}

/**
 * A price that is the first of several columns, one of them that of `salePrice`, means: the others are the price
 * before, and that one is charged.
 */
function separateComparedPrice({ fields }: Mapping) {
  const { price, salePrice } = fields;
  const charged = price?.first?.find(({ column }) => column !== undefined && column === salePrice?.column);
  const others = price?.first?.filter((source) => source !== charged) ?? [];
  if (!price || !charged || others.length === 0 || fields.compareAtPrice) return;
  fields.price = { ...price, first: [charged] };
  fields.compareAtPrice = { first: others };
  delete fields.salePrice;
}

/** A ready mapping fits files with fewer columns; only the name, and without variations the price, are needed. */
function withOptionalColumns(mapping: Mapping): Mapping {
  const isPriceNeeded = !mapping.variations;
  const entries = Object.entries(mapping.fields).map(([name, source]) => {
    const isNeeded = name === 'name' || (name === 'price' && isPriceNeeded);
    return [name, isNeeded ? withOptionalParts(source) : toOptional(source)];
  });
  const { variations, rowVariations: rows, optionGroups, addOns } = mapping;
  return {
    ...mapping,
    fields: Object.fromEntries(entries) as Mapping['fields'], // the same names
    ...(variations && { variations: { ...variations, optional: true } }),
    ...(rows && { rowVariations: toOptionalRows(rows) }),
    ...(optionGroups && { optionGroups: { ...optionGroups, optional: true } }),
    ...(addOns && { addOns: { ...addOns, optional: true } }),
  };
}

/** Of several names for a needed column the file needs one. */
const withOptionalParts = (source: FieldSource): FieldSource =>
  source.first ? { ...source, first: source.first.map(toOptional) } : source;

const toOptionalRows = (rows: NonNullable<Mapping['rowVariations']>): typeof rows => ({
  rows: rows.rows && toOptional(rows.rows),
  parent: rows.parent && toOptional(rows.parent),
  id: rows.id && toOptional(rows.id),
  options: rows.options.map(({ name, value }) => ({ name: toOptional(name), value: toOptional(value) })),
});
