import { CsvError, parse, type Options } from 'csv-parse/sync';
import { ImportError } from '../import-error';
import type { Source, SourceRow } from './source';

export interface DelimitedOptions {
  delimiter?: string;
  /** null: quotes are ordinary characters. */
  quote?: string | null;
  header?: boolean;
  skipLines?: number;
  /** What to do with a record that has fewer cells than the header. */
  shortRows?: 'refuse' | 'fill';
}

interface Read {
  records: { record: string[]; end: number }[];
  quoted: boolean;
}

/** The first line by which spreadsheets state the delimiter: `sep=;`. */
const separatorLine = /^\ufeff?"?sep=([^\r\n])"?[^\S\r\n]*(?=\r|\n)/i;

/** Records of a CSV or TSV text; a quoted cell may hold line breaks. Line ends may be LF, CRLF or CR. */
export function delimitedRows(text: string, options: DelimitedOptions, isTabbed: boolean): Source {
  const stated = separatorLine.exec(text);
  const skipped = (options.skipLines ?? 0) + (stated ? 1 : 0);
  const body = afterLines(text, skipped);
  const delimiter = options.delimiter ?? stated?.[1] ?? (isTabbed ? '\t' : likelyDelimiter(body));
  const notes = options.delimiter || isTabbed ? [] : [`Cells are separated by ${shown(delimiter)}.`];
  const { records, quoted } = read(body, delimiter, options.quote, isTabbed);
  if (!quoted && options.quote === undefined)
    notes.push('Quotation marks are not paired; they were read as ordinary characters.');
  const rows = records.map(({ record, end }, index): SourceRow => {
    const inner = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return { line: skipped + end - inner, number: index + 1, content: record };
  });
  if (rows.length === 0) throw new ImportError('The file has no records.');
  const columns = options.header === false ? null : getHeader(rows);
  const width = columns?.length ?? commonWidth(rows);
  return { columns, width, rows: rows.map((row) => checked(row, width, options.shortRows)), notes };
}

const cells = (row: SourceRow) => row.content as string[]; // delimitedRows put it there

function getHeader(rows: SourceRow[]): string[] {
  const header = rows.shift();
  if (!header || rows.length === 0) throw new ImportError('The file has a header and no records.');
  rows.forEach((row) => (row.number -= 1));
  return cells(header).map((name) => name.replace(/^\ufeff/, '').trim());
}

function commonWidth(rows: SourceRow[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(cells(row).length, (counts.get(cells(row).length) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

function checked(row: SourceRow, width: number, shortRows: 'refuse' | 'fill' = 'refuse'): SourceRow {
  const found = cells(row);
  const tail = found.slice(width);
  if (found.length > width && tail.every((cell) => cell.trim() === '')) row.content = found.slice(0, width);
  else if (found.length > width || (found.length < width && shortRows === 'refuse'))
    row.problem = `has ${found.length} cells where ${width} belong`;
  return row;
}

function read(text: string, delimiter: string, quote: string | null | undefined, isTabbed: boolean): Read {
  if (quote === null || !text.includes(quote ?? '"'))
    return { records: records(text, delimiter, null), quoted: true };
  if (quote !== undefined || !isTabbed)
    return { records: records(text, delimiter, quote ?? '"'), quoted: true };
  try {
    return { records: records(text, delimiter, '"', true), quoted: true };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { records: records(text, delimiter, null), quoted: false }; // tab-separated files seldom quote
  }
}

function records(text: string, delimiter: string, quote: string | null, strict = false): Read['records'] {
  let end = 0;
  const options: Options = {
    delimiter,
    quote: quote ?? false,
    record_delimiter: text.includes('\n') ? ['\r\n', '\n'] : ['\r'],
    relax_column_count: true,
    relax_quotes: !strict,
    skip_empty_lines: true,
    info: true,
    on_record: (record, context) => {
      end = context.lines;
      return record;
    },
  };
  try {
    // with `info` each entry is an object, which the library's types do not say
    const entries = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return entries.map(({ record, info }) => ({ record, end: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const what =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `a quotation mark opens on line ${end + 1} or later and never closes`
        : error.message;
    throw new ImportError(`The file cannot be read as cells: ${what}.`);
  }
}

function afterLines(text: string, count: number): string {
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    const found = /\r\n|\n|\r/.exec(text.slice(at, at + 1_000_000));
    if (!found) throw new ImportError(`The file has no ${count} lines to skip.`);
    at += found.index + found[0].length;
  }
  return text.slice(at);
}

/** The delimiter that splits the first lines into the most cells, and into equally many. */
function likelyDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 10);
  const scores = [',', ';', '\t', '|'].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const first = counts[0] ?? 0;
    const alike = counts.filter((count) => count === first).length;
    return { sign, score: first === 0 ? 0 : first + alike * 10 };
  });
  return scores.reduce((best, entry) => (entry.score > best.score ? entry : best)).sign;
}

const shown = (delimiter: string) => (delimiter === '\t' ? 'a tab' : `“${delimiter}”`);
