import type { FieldSource } from '../mapping/mapping';
import type { Source, SourceRow } from '../source/source';
import { columnReader, parsed, type Reader } from './column';

/** The value of a field in a record, read as its mapping says. Columns are looked up once for the whole file. */
export function fieldReader(source: Source, field: string, from: FieldSource): Reader {
  const read = rawReader(source, field, from);
  return (row) => {
    const value = translated(read(row), from.map);
    if (isNothing(value)) return from.default;
    return from.split !== undefined ? splitBy(value, from.split) : value;
  };
}

function rawReader(source: Source, field: string, from: FieldSource): Reader {
  const column = (name: string | number) => columnReader(source, name, field);
  if (from.column !== undefined) return column(from.column);
  if (from.first) return createFirstReader(from.first.map(column));
  if (from.join) return joined(from.join.map(column), from.with ?? ' ');
  if (from.template !== undefined) return filled(from.template, column);
  return () => from.value;
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

function translated(value: unknown, map: Record<string, unknown> | undefined): unknown {
  if (!map) return value;
  const word = asText(value).trim();
  if (Object.hasOwn(map, word)) return map[word];
  const other = Object.keys(map).find((key) => key.toLowerCase() === word.toLowerCase());
  if (other !== undefined) return map[other];
  return Object.hasOwn(map, '*') && word !== '' ? map['*'] : value;
}

const splitBy = (value: unknown, sign: string): unknown =>
  typeof value === 'string' && !Array.isArray(parsed(value))
    ? value
        .split(sign)
        .map((part) => part.trim())
        .filter(Boolean)
    : value;
