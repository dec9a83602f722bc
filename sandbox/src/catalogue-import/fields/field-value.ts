import type { FieldSource } from '../mapping/field-source';
import { ImportError } from '../import-error';
import type { Source, SourceRow } from '../source/source';
import { columnReader, parsed, type Reader } from './column';

/** The value of a field in a record, read as its mapping says. Columns are looked up once for the whole file. */
export function fieldReader(source: Source, field: string, from: FieldSource): Reader {
  const read = rawReader(source, field, from);
  const hasNone = conditionReader(source, field, from);
  return (row) => {
    if (hasNone(row)) return undefined;
    const value = toMeaning(read(row), from);
    return isNothing(value) ? from.default : value;
  };
}

/** Whether the file has a column that a field comes from. A constant and a default need none. */
export function hasColumns(source: Source, field: string, from: FieldSource): boolean {
  const { first, join, all, column } = from;
  const parts = [...(first ?? []), ...(join ?? []), ...(all ?? [])];
  if (parts.length > 0) return parts.some((part) => hasColumns(source, field, part));
  return column === undefined || from.default !== undefined || findColumn(source, field, column) !== null;
}

function findColumn(source: Source, field: string, column: string | number): Reader | null {
  try {
    return columnReader(source, column, field);
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}

function rawReader(source: Source, field: string, from: FieldSource): Reader {
  const column = (name: string | number) =>
    from.optional
      ? (findColumn(source, field, name) ?? (() => undefined))
      : columnReader(source, name, field);
  const readers = (parts: FieldSource[]) => parts.map((part) => fieldReader(source, field, part));
  if (from.column !== undefined) return column(from.column);
  if (from.first) return createFirstReader(readers(from.first));
  if (from.join) return joined(readers(from.join), from.with ?? ' ');
  if (from.all) return together(readers(from.all));
  if (from.template !== undefined) return filled(from.template, column);
  return () => from.value;
}

/** `unless`; a condition on a column that the file lacks does not hold. */
function conditionReader(
  source: Source,
  field: string,
  { unless = [] }: FieldSource,
): (row: SourceRow) => boolean {
  const conditions = unless.flatMap(({ column, is }) => {
    const read = findColumn(source, field, column);
    const texts = new Set(is.map((text) => text.trim().toLowerCase()));
    return read ? [(row: SourceRow) => texts.has(asText(read(row)).trim().toLowerCase())] : [];
  });
  return (row) => conditions.some((holds) => holds(row));
}

export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const createFirstReader = (readers: Reader[]): Reader => {
  return (row) => readers.map((read) => read(row)).find((value) => !isNothing(value));
};

const joined = (readers: Reader[], sign: string): Reader => {
  return (row) =>
    readers
      .map((read) => asText(read(row)).trim())
      .filter(Boolean)
      .join(sign);
};

const together = (readers: Reader[]): Reader => {
  return (row) => readers.flatMap((read) => asList(read(row))).filter((value) => !isNothing(value));
};

function filled(template: string, column: (name: string | number) => Reader): Reader {
  const parts = template.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return () => part;
    const read = column(/^\d+$/.test(part) ? Number(part) : part);
    return (row: SourceRow) => asText(read(row)).trim();
  });
  // empty placeholders leave no brackets and double spaces
  return (row) =>
    parts
      .map((part) => part(row))
      .join('')
      .replace(/\(\s*\)|\[\s*\]/g, '')
      .replace(/\s{2,}/g, ' ')
      .trim();
}

/** Lists read as `a, b`; JSON in a cell (`["Sedan"]`) counts as a list. */
export function asText(value: unknown): string {
  const plain = parsed(value);
  if (Array.isArray(plain)) return plain.map(asText).filter(Boolean).join(', ');
  if (plain === null || plain === undefined) return '';
  if (typeof plain === 'string') return plain;
  return typeof plain === 'object' ? JSON.stringify(plain) : String(plain);
}

export function asList(value: unknown): unknown[] {
  const plain = parsed(value);
  if (Array.isArray(plain)) return plain;
  return isNothing(plain) ? [] : [plain];
}

/** Split, reduced to one part, and translated. A meaning of the whole text comes before those of its parts. */
function toMeaning(value: unknown, { map, split, part }: FieldSource): unknown {
  if (!map && split === undefined && part === undefined) return Array.isArray(value) ? value.flat(5) : value;
  const word = asText(value).trim();
  const whole = map && findMeaning(map, word);
  if (whole) return whole.meaning;
  const parts = split === undefined ? parsed(value) : splitBy(value, split);
  if (part !== undefined) return translated(asList(parts)[part - 1], map);
  if (!Array.isArray(parts)) return translated(value, map);
  const list = (parts as unknown[]).flat(5);
  return map ? list.map((entry) => translated(entry, map)).filter((entry) => !isNothing(entry)) : list;
}

function findMeaning(map: Record<string, unknown>, word: string): { meaning: unknown } | undefined {
  const name = Object.hasOwn(map, word)
    ? word
    : Object.keys(map).find((key) => key.toLowerCase() === word.toLowerCase());
  return name === undefined || name === '*' ? undefined : { meaning: map[name] };
}

function translated(value: unknown, map: Record<string, unknown> | undefined): unknown {
  if (!map) return value;
  const word = asText(value).trim();
  const found = findMeaning(map, word);
  if (found) return found.meaning;
  return Object.hasOwn(map, '*') && word !== '' ? map['*'] : value;
}

/** A sign behind a backslash does not split. */
const splitBy = (value: unknown, sign: string): unknown =>
  typeof value === 'string' && !Array.isArray(parsed(value))
    ? value
        .replaceAll(`\\${sign}`, '\0')
        .split(sign)
        .map((part) => part.replaceAll('\0', sign).trim())
        .filter(Boolean)
    : parsed(value);
