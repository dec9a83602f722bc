import { decode } from './decode';
import { delimitedRows, type DelimitedOptions } from './delimited';
import { jsonLineRows, jsonRows } from './json';
import type { Source } from './source';

export const formats = ['csv', 'tsv', 'json', 'jsonl'] as const;
type Format = (typeof formats)[number];

export interface SourceOptions extends DelimitedOptions {
  format?: Format;
  encoding?: string;
  /** Path to the array inside a JSON file. */
  items?: string;
}

/** The records of a file. Throws ImportError when the file as a whole cannot be read. */
export function readSource(bytes: Buffer, fileName: string, options: SourceOptions): Source {
  const { text, notes } = decode(bytes, options.encoding);
  const source = readRows(text, options.format ?? getFormat(fileName, text), options);
  return { ...source, notes: [...notes, ...source.notes] };
}

function readRows(text: string, format: Format, options: SourceOptions): Source {
  if (format === 'json') return jsonRows(text, options.items);
  if (format === 'jsonl') return jsonLineRows(text);
  return delimitedRows(text, options, format === 'tsv');
}

function getFormat(fileName: string, text: string): Format {
  const ending = fileName.toLowerCase().split('.').at(-1) ?? '';
  if (ending === 'tsv' || ending === 'tab') return 'tsv';
  if (ending === 'csv') return 'csv';
  if (ending === 'jsonl' || ending === 'ndjson') return 'jsonl';
  const start = text.trimStart();
  if (ending === 'json' || start.startsWith('[')) return isLines(start) ? 'jsonl' : 'json';
  return start.startsWith('{') ? (isLines(start) ? 'jsonl' : 'json') : 'csv';
}

/** Whether the first line is a complete object, followed by another one. */
function isLines(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r?\n/, 2);
  if (!first.startsWith('{') || !second.trim().startsWith('{')) return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}
