import { ImportError } from '../import-error';
import { formats } from '../source/file-kind';
import type { SourceOptions } from '../source/read-source';

/** Languages that texts of the shop exist in. */
const languages = ['en', 'ur', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Where a field's value comes from. See `sandbox/mappings/README.md`. */
export interface FieldSource {
  /** Name, number from 1, or path. */
  column?: string | number;
  /** The first of these that has a value. */
  first?: (string | number)[];
  /** These, one after the other; empty ones are left out. */
  join?: (string | number)[];
  with?: string;
  /** `{make} {model} ({year})` */
  template?: string;
  /** One value for every record. */
  value?: unknown;
  /** Used when the record has no value. */
  default?: unknown;
  /** Value → its meaning; `*` for every other value. */
  map?: Record<string, unknown>;
  /** Splits a text into a list. */
  split?: string;
}

const fieldNames = [
  'key', 'name', 'description', 'price', 'salePrice', 'discount', 'discountType', 'category', 'stock',
  'maxQuantity', 'unit', 'weight', 'images', 'icon', 'tags', 'veg', 'organic', 'halal', 'recommended',
  'prescription', 'genericNames', 'nutritions', 'allergies', 'availableFrom', 'availableTo',
] as const; // prettier-ignore
export type FieldName = (typeof fieldNames)[number];

export interface VariationSource {
  /** Path to the list, or the column of a text like `Small:4.50|Large:6`. */
  each: string | number;
  title: string;
  type: string;
  price: string;
  stock?: string;
}

export interface Mapping extends SourceOptions {
  language: Language;
  decimalMark: '.' | ',' | 'auto';
  groupMark?: string;
  categorySeparator?: string;
  fields: Partial<Record<FieldName, FieldSource>>;
  /** Name and description in further languages. */
  translations: Partial<Record<Language, Partial<Record<'name' | 'description', FieldSource>>>>;
  variations?: VariationSource;
}

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fail = (message: string): never => {
  throw new ImportError(`The mapping ${message}.`);
};

const settings = [
  'format', 'encoding', 'items', 'groupName', 'delimiter', 'quote', 'header', 'skipLines', 'shortRows', 'language',
  'decimalMark', 'groupMark', 'categorySeparator', 'fields', 'defaults', 'translations', 'variations', 'about',
]; // prettier-ignore

/** Reads the text of a mapping file. Every unknown name is an error. */
export function readMapping(text: string): Mapping {
  const json = parse(text);
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
    categorySeparator: text_(json, 'categorySeparator'),
    fields: readSources(fields),
    translations: readTranslations(json.translations),
    variations: readVariations(json.variations),
  };
  applyDefaults(mapping, json.defaults);
  if (!mapping.fields.name) fail('needs the field "name"');
  return mapping;
}

function parse(text: string): Json {
  try {
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(json) ? json : fail('is not a JSON object');
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return fail(`is not JSON: ${(error as Error).message}`); // JSON.parse throws SyntaxError
  }
}

function knownNames(json: Json, known: readonly string[], what: string) {
  for (const name of Object.keys(json))
    if (!known.includes(name)) fail(`${what} “${name}”; there are: ${known.join(', ')}`);
}

function choice<Option extends string>(
  json: Json,
  name: string,
  options: readonly Option[],
): Option | undefined {
  const value = json[name];
  if (value === undefined) return undefined;
  return (
    options.find((option) => option === value) ??
    fail(`has “${name}”: ${JSON.stringify(value)}; possible: ${options.join(' ')}`)
  );
}

function text_(json: Json, name: string): string | undefined {
  const value = json[name];
  if (value === undefined || typeof value === 'string') return value || undefined;
  return fail(`needs a text for “${name}”`);
}

function oneSign(json: Json, name: string): string | undefined {
  const value = text_(json, name);
  return value === undefined || value.length === 1 ? value : fail(`needs one character for “${name}”`);
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

function flag(json: Json, name: string): boolean | undefined {
  const value = json[name];
  return value === undefined || typeof value === 'boolean'
    ? value
    : fail(`needs true or false for “${name}”`);
}

function wholeNumber(json: Json, name: string): number | undefined {
  const value = json[name];
  if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0))
    return value;
  return fail(`needs a whole number for “${name}”`);
}

function readSources<Name extends string>(json: Json): Partial<Record<Name, FieldSource>> {
  const entries = Object.entries(json).map(([name, source]) => [name, readSource(name, source)]);
  return Object.fromEntries(entries) as Partial<Record<Name, FieldSource>>; // the names were checked before
}

const sourceNames = ['column', 'first', 'join', 'with', 'template', 'value', 'default', 'map', 'split'];

function readSource(field: string, source: unknown): FieldSource {
  if (typeof source === 'string' || typeof source === 'number') return { column: source };
  if (!isRecord(source)) return fail(`needs a column for “${field}”`);
  knownNames(source, sourceNames, `(field “${field}”) has no`);
  const kinds = ['column', 'first', 'join', 'template', 'value'].filter((kind) => kind in source);
  if (kinds.length > 1) fail(`gives “${field}” two sources: ${kinds.join(' and ')}`);
  if (kinds.length === 0 && !('default' in source)) fail(`gives “${field}” no source`);
  for (const list of ['first', 'join'])
    if (list in source && !(Array.isArray(source[list]) && source[list].length > 0))
      fail(`needs a list of columns for “${field}”.${list}`);
  if ('map' in source && !isRecord(source.map)) fail(`needs an object for “${field}”.map`);
  return source;
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

function readVariations(json: unknown): VariationSource | undefined {
  if (json === undefined) return undefined;
  if (!isRecord(json)) return fail('needs an object for “variations”');
  knownNames(json, ['each', 'title', 'type', 'price', 'stock'], '(variations) has no');
  if (typeof json.each !== 'string' && typeof json.each !== 'number') return fail('needs “variations”.each');
  return {
    each: json.each,
    title: text_(json, 'title') ?? 'Option',
    type: text_(json, 'type') ?? 'type',
    price: text_(json, 'price') ?? 'price',
    stock: text_(json, 'stock'),
  };
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
