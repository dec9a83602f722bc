import { ImportError } from '../import-error';

export const formats = ['csv', 'tsv', 'json', 'jsonl', 'xml'] as const;
export type Format = (typeof formats)[number];

const supported = 'CSV, TSV, JSON, JSON Lines and XML are read';

/** Endings of files that are no catalogue as they are, and what to do. */
const unsupported: Record<string, string> = {
  html: 'a web page (HTML); export the catalogue as CSV instead',
  htm: 'a web page (HTML); export the catalogue as CSV instead',
  mhtml: 'a web page (HTML); export the catalogue as CSV instead',
  yaml: 'YAML; convert it to JSON first',
  yml: 'YAML; convert it to JSON first',
  xlsx: 'a workbook; save it as CSV (UTF-8) first',
  xlsm: 'a workbook; save it as CSV (UTF-8) first',
  xls: 'a workbook; save it as CSV (UTF-8) first',
  ods: 'a workbook; save it as CSV (UTF-8) first',
  numbers: 'a workbook; save it as CSV (UTF-8) first',
  sql: 'a database dump; export the table as CSV first',
  md: 'a text document',
  docx: 'a text document',
  pdf: 'a PDF document',
  zip: 'an archive; unpack it first',
  gz: 'a compressed file; unpack it first',
};

const endings: Record<string, Format> = {
  csv: 'csv', tsv: 'tsv', tab: 'tsv', json: 'json', jsonl: 'jsonl', ndjson: 'jsonl', xml: 'xml', rss: 'xml', atom: 'xml',
}; // oxfmt-ignore

const isHtml = (start: string) =>
  /^(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|table)\b/i.test(start);
const isSurelyXml = (start: string) => /^<(?:\?xml\s|!doctype\s|rss[\s>]|feed[\s>])/i.test(start);
const isElement = (start: string) => /^<(?:!--|[a-z][\w.:-]*[\s/>])/i.test(start);

/**
 * The format of a file: what it contains where that is certain, else what the mapping or the file's ending says.
 * Throws ImportError for what is not supported, and where name and content contradict each other.
 */
export function getFormat(fileName: string, text: string, stated?: Format): Format {
  const ending = fileName.includes('.') ? (fileName.toLowerCase().split('.').at(-1) ?? '') : '';
  const start = text
    .slice(0, 4096)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (isHtml(start)) throw new ImportError(`The file is ${unsupported.html}. ${supported}.`);
  const named = endings[ending];
  if (isSurelyXml(start)) {
    if (stated === undefined || stated === 'xml') return 'xml';
    throw new ImportError(`The file is XML, but the mapping says "format": "${stated}".`);
  }
  const shouldBeXml = (stated ?? named) === 'xml';
  if (isElement(start) && (shouldBeXml || (stated ?? named) === undefined)) return 'xml';
  if (shouldBeXml)
    throw new ImportError(
      `The file ${stated ? 'should be' : 'is named'} XML, but it does not begin with an element.`,
    );
  if (stated !== undefined) return stated;
  if (Object.hasOwn(unsupported, ending))
    throw new ImportError(`The file is ${unsupported[ending]}. ${supported}.`);
  return byContent(named, start, text.trimStart());
}

function byContent(format: Format | undefined, start: string, text: string): Format {
  if (format !== undefined && format !== 'json') return format;
  if (format === 'json' || /^[[{]/.test(start)) return isLines(text) ? 'jsonl' : 'json';
  return 'csv';
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
