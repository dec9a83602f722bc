import { decode } from './decode';
import { delimitedRows, type DelimitedOptions } from './delimited';
import { getFormat, type Format } from './file-kind';
import { jsonLineRows, jsonRows } from './json';
import type { Source } from './source';
import { xmlRows } from './xml';

export interface SourceOptions extends DelimitedOptions {
  format?: Format;
  encoding?: string;
  /** Path to the records inside a JSON or XML file; `categories[].items` are those of every group. */
  items?: string;
  /** Path to the name of such a group. */
  groupName?: string;
}

/** The records of a file. Throws ImportError when the file as a whole cannot be read. */
export function readSource(bytes: Buffer, fileName: string, options: SourceOptions): Source {
  const { text, notes } = decode(bytes, options.encoding);
  const source = readRows(text, getFormat(fileName, text, options.format), options);
  return { ...source, notes: [...notes, ...source.notes] };
}

function readRows(text: string, format: Format, options: SourceOptions): Source {
  if (format === 'json') return jsonRows(text, options.items, options.groupName);
  if (format === 'jsonl') return jsonLineRows(text);
  if (format === 'xml') return xmlRows(text, options.items);
  return delimitedRows(text, options, format === 'tsv');
}
