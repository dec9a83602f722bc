import { ImportError } from '../import-error';
import type { Source, SourceRow } from '../source/source';

/** Reads one column, or one path, of any record; undefined when the record has nothing there. */
export type Reader = (row: SourceRow) => unknown;

/**
 * A column by its name, by its number from 1, or by a path: `dimensions.width`, `images[0]`, `reviews[].comment`.
 * A path also reads JSON inside a cell. Throws when the file has no such column or path.
 */
export function columnReader(source: Source, column: string | number, field: string): Reader {
  const reader = typeof column === 'number' ? byNumber(source, column, field) : byName(source, column, field);
  if (source.width === null && !source.rows.some((row) => !row.problem && reader(row) !== undefined))
    throw new ImportError(
      `Field “${field}”: no record has “${column}”. Records have: ${getNames(source).join(', ')}.`,
    );
  return reader;
}

function byNumber(source: Source, column: number, field: string): Reader {
  if (source.width === null)
    throw new ImportError(`Field “${field}”: column numbers are for CSV and TSV; JSON needs a name or path.`);
  if (!Number.isInteger(column) || column < 1 || column > source.width)
    throw new ImportError(`Field “${field}”: the file has no column ${column}; it has ${source.width}.`);
  return (row) => (row.content as unknown[])[column - 1]; // delimited records are lists of cells
}

function byName(source: Source, column: string, field: string): Reader {
  if (source.width === null) return pathReader(toPath(column), column);
  if (!source.columns)
    throw new ImportError(
      `Field “${field}”: the file has no header, so “${column}” must be a column number.`,
    );
  const at = getPosition(source.columns, column, field);
  if (at !== -1) return (row) => (row.content as unknown[])[at]; // delimited records are lists of cells
  const [first = '', ...rest] = toPath(column);
  const outer = rest.length > 0 ? getPosition(source.columns, first, field) : -1;
  if (outer === -1)
    throw new ImportError(
      `Field “${field}”: the file has no column “${column}”. Its columns: ${source.columns.join(', ')}.`,
    );
  return (row) => walk(parsed((row.content as unknown[])[outer]), rest); // delimited records are lists of cells
}

function getPosition(columns: string[], name: string, field: string): number {
  for (const same of [(own: string) => own === name, (own: string) => folded(own) === folded(name)]) {
    const found = columns.flatMap((own, index) => (same(own) ? [index] : []));
    if (found.length > 1)
      throw new ImportError(
        `Field “${field}”: the header has “${name}” more than once (columns ${found.map((at) => at + 1).join(', ')}); use the number.`,
      );
    if (found[0] !== undefined) return found[0];
  }
  return -1;
}

const folded = (name: string) =>
  name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

const toPath = (path: string) =>
  path
    .replace(/\[(\d*)\]/g, (_found, index: string) => `.${index || '*'}`)
    .split('.')
    .filter(Boolean);

const pathReader =
  (path: string[], whole: string): Reader =>
  ({ content }) =>
    member(content, whole) ?? walk(content, path);

/** Own members only: `__proto__` and `constructor` are ordinary names. */
function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key]; // an object, checked above
}

function walk(value: unknown, path: string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === '*') return Array.isArray(value) ? value.map((entry) => walk(entry, rest)) : undefined;
  return walk(member(value, key), rest);
}

/** What stands at a path within an object. */
export const walkPath = (value: object, path: string): unknown =>
  member(value, path) ?? walk(value, toPath(path));

export function parsed(cell: unknown): unknown {
  if (typeof cell !== 'string' || !/^\s*[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

function getNames(source: Source): string[] {
  const names = new Set<string>();
  for (const row of source.rows.slice(0, 200))
    if (typeof row.content === 'object' && row.content !== null)
      for (const name of Object.keys(row.content)) names.add(name);
  return [...names].slice(0, 40);
}
