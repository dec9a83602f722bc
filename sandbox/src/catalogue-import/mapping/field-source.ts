import { fail, isRecord, knownNames, type Json } from './mapping-json';

/** Where a field's value comes from. See `sandbox/mappings/README.md`. */
export interface FieldSource {
  /** Name, number from 1, or path. */
  column?: string | number;
  /** The first of these that has a value. */
  first?: FieldSource[];
  /** These, one after the other; empty ones are left out. */
  join?: FieldSource[];
  with?: string;
  /** The values of all of these, as one list. */
  all?: FieldSource[];
  /** `{make} {model} ({year})` */
  template?: string;
  /** One value for every record. */
  value?: unknown;
  /** Used when the record has no value. */
  default?: unknown;
  /** Value → its meaning; `*` for every other value. Of a list it is the meaning of each part. */
  map?: Record<string, unknown>;
  /** Splits a text into a list. */
  split?: string;
  /** Only this part of the list, from 1. */
  part?: number;
  /** The record has no value where one of these columns has one of these texts. */
  unless?: { column: string | number; is: string[] }[];
  /** The file may lack the column. */
  optional?: boolean;
}

const kinds = ['column', 'first', 'join', 'all', 'template', 'value'] as const;
const names = [...kinds, 'with', 'default', 'map', 'split', 'part', 'unless', 'optional'];

/** Reads the sources of several fields. The names must have been checked. */
export function readSources<Name extends string>(json: Json): Partial<Record<Name, FieldSource>> {
  const entries = Object.entries(json).map(([name, source]) => [name, readFieldSource(name, source)]);
  return Object.fromEntries(entries) as Partial<Record<Name, FieldSource>>; // the names were checked before
}

/** Reads a source. A column alone is short for `{ "column": … }`, a list of sources for `{ "all": … }`. */
export function readFieldSource(field: string, source: unknown): FieldSource {
  if (typeof source === 'string' || typeof source === 'number') return { column: source };
  if (Array.isArray(source)) return { all: readList(field, 'all', source) };
  if (!isRecord(source)) return fail(`needs a column for “${field}”`);
  knownNames(source, names, `(field “${field}”) has no`);
  const own = kinds.filter((kind) => kind in source);
  if (own.length > 1) fail(`gives “${field}” two sources: ${own.join(' and ')}`);
  if (own.length === 0 && !('default' in source)) fail(`gives “${field}” no source`);
  if ('map' in source && !isRecord(source.map)) fail(`needs an object for “${field}”.map`);
  if ('part' in source && !(Number.isInteger(source.part) && Number(source.part) > 0))
    fail(`needs a whole number from 1 for “${field}”.part`);
  const read: FieldSource = { ...source };
  for (const kind of ['first', 'join', 'all'] as const)
    if (kind in source) read[kind] = readList(field, kind, source[kind]);
  if ('unless' in source) read.unless = readConditions(field, source.unless);
  return read;
}

function readList(field: string, kind: string, list: unknown): FieldSource[] {
  if (!Array.isArray(list) || list.length === 0)
    return fail(`needs a list of columns for “${field}”${kind === 'all' ? '' : `.${kind}`}`);
  return list.map((source) => readFieldSource(field, source));
}

function readConditions(field: string, conditions: unknown): FieldSource['unless'] {
  return (Array.isArray(conditions) ? conditions : [conditions]).map((condition: unknown) => {
    const { column, is } = isRecord(condition) ? condition : {};
    const texts: unknown[] = Array.isArray(is) ? is : [is];
    if (!(typeof column === 'string' || typeof column === 'number') || !texts.every(isText))
      return fail(`needs { "column": …, "is": a text } for “${field}”.unless`);
    return { column, is: texts.filter(isText) };
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The same source, for a file that may lack its columns. */
export const toOptional = (source: FieldSource): FieldSource => ({
  ...source,
  ...(source.first ? { first: source.first.map(toOptional) } : {}),
  ...(source.join ? { join: source.join.map(toOptional) } : {}),
  ...(source.all ? { all: source.all.map(toOptional) } : {}),
  optional: true,
});

/** Every value that the mapping itself gives: a constant, a default, a meaning. */
export const getGivenValues = (source: FieldSource): unknown[] => [
  ...(source.value === undefined ? [] : [source.value]),
  ...(source.default === undefined ? [] : [source.default]),
  ...Object.values(source.map ?? {}),
  ...[...(source.first ?? []), ...(source.join ?? []), ...(source.all ?? [])].flatMap(getGivenValues),
];
