import { ImportError } from '../import-error';
import type { Source, SourceRow } from './source';
import { elementOffsets } from './json-positions';

/**
 * The array of a JSON text at a path (`data.products`); without one, the text itself or its only array. A path such as
 * `categories[].items` collects the records of every group; they keep the groups' names.
 */
export function jsonRows(text: string, path?: string, groupName?: string): Source {
  const safe = withWholeNumbers(text);
  const parsed = parse(safe);
  const keys = path === undefined || path === '' ? onlyArray(parsed) : toKeys(path);
  const list = recordsAt(parsed, keys, groupName);
  const where = keys.length > 0 ? `at “${path || keys.join('.')}”` : 'at its top';
  if (list === null) throw new ImportError(`The file has no array ${where}${hint(parsed)}.`);
  if (list.length === 0) throw new ImportError(`The array ${where} is empty.`);
  const lines = findLines(safe, keys);
  const rows = list.map(({ content, groups }, index): SourceRow => ({
    line: lines[index] ?? index + 1,
    number: index + 1,
    content,
    ...(groups.length > 0 ? { groups } : {}),
    ...(isRecord(content) ? {} : { problem: 'is not an object' }),
  }));
  const notes = path === undefined && keys.length > 0 ? [`Records were taken from “${keys.join('.')}”.`] : [];
  return { columns: null, width: null, rows, notes };
}

const toKeys = (path: string) => path.replaceAll('[]', '.*').split('.').filter(Boolean);

interface Grouped {
  content: unknown;
  groups: string[];
}

/** The elements of the array at a path; null when there is no such array, in none of the groups. */
function recordsAt(
  value: unknown,
  [key, ...rest]: string[],
  groupName: string | undefined,
  groups: string[] = [],
): Grouped[] | null {
  if (key === undefined)
    return Array.isArray(value) ? value.map((content: unknown) => ({ content, groups })) : null;
  if (key !== '*') return recordsAt(own(value, key), rest, groupName, groups);
  if (!Array.isArray(value)) return null;
  const found = value.map((group: unknown) => {
    const name = nameOfGroup(group, groupName);
    return recordsAt(group, rest, groupName, name === '' ? groups : [...groups, name]);
  });
  return found.some((list) => list !== null) ? found.flatMap((list) => list ?? []) : null;
}

const groupNames = ['name', 'title', 'label', 'category'];

function nameOfGroup(group: unknown, path: string | undefined): string {
  const names = path ? [toKeys(path)] : groupNames.map((name) => [name]);
  const found = names
    .map((keys) => keys.reduce(own, group))
    .find((name) => typeof name === 'string' || typeof name === 'number');
  return found === undefined ? '' : String(found).trim();
}

/** One JSON value on each line; a broken line is rejected, the others are read. */
export function jsonLineRows(text: string): Source {
  const rows: SourceRow[] = [];
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (line.trim() === '') return;
    rows.push({ line: index + 1, number: rows.length + 1, ...lineContent(line) });
  });
  if (rows.every((row) => row.problem)) throw new ImportError('No line of the file is a JSON object.');
  return { columns: null, width: null, rows, notes: [] };
}

function lineContent(line: string): { content: unknown; problem?: string } {
  try {
    const content: unknown = JSON.parse(withWholeNumbers(line));
    return isRecord(content) ? { content } : { content, problem: 'is not an object' };
  } catch (error) {
    return { content: line, problem: `is not JSON (${(error as Error).message})` }; // JSON.parse throws SyntaxError
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message; // JSON.parse throws SyntaxError
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? NaN);
    const isCut = Number.isNaN(position) || position >= text.trimEnd().length;
    const line = text.slice(0, isCut ? text.length : position).split('\n').length;
    throw new ImportError(
      isCut
        ? `The file is cut off: its JSON does not end (line ${line}).`
        : `The file is not JSON: line ${line}, ${message}.`,
    );
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

function findArrays(parsed: unknown): string[] {
  return isRecord(parsed) ? Object.keys(parsed).filter((key) => Array.isArray(parsed[key])) : [];
}

function onlyArray(parsed: unknown): string[] {
  if (Array.isArray(parsed)) return [];
  const found = findArrays(parsed);
  return found.length === 1 ? found : [];
}

function hint(parsed: unknown): string {
  const found = isRecord(parsed) ? Object.keys(parsed).slice(0, 8) : [];
  return found.length > 0 ? `; name one in the mapping's "items" (it has: ${found.join(', ')})` : '';
}

/** Whole numbers beyond 2^53 (long barcodes) become text, so that no digit is lost. */
function withWholeNumbers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(/"(?:[^"\\]+|\\.)*"|-?\b\d{16,}\b(?![.eE])/g, (found, at: number) =>
    found.startsWith('"') || text[at - 1] === '.' ? found : `"${found}"`,
  );
}

function findLines(text: string, keys: string[]): number[] {
  let line = 1;
  let from = 0;
  return elementOffsets(text, keys).map((offset) => {
    for (let at = text.indexOf('\n', from); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
      line += 1;
      from = at + 1;
    }
    return line;
  });
}
