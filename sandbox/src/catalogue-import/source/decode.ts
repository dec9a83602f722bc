import iconv from 'iconv-lite';
import { ImportError } from '../import-error';

interface Decoded {
  text: string;
  encoding: string;
  notes: string[];
}

const byteOrderMarks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const knownFiles: [what: string, bytes: number[]][] = [
  ['a ZIP archive or an .xlsx workbook; save it as CSV (UTF-8) first', [0x50, 0x4b, 0x03, 0x04]],
  ['an .xls workbook; save it as CSV (UTF-8) first', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a compressed file (gzip); unpack it first', [0x1f, 0x8b]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];

const startsWith = (bytes: Buffer, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Bytes of a file as text. A byte order mark wins over the stated encoding; without both an XML file's own
 * declaration counts, else the file is UTF-8, or UTF-16
 * when every second byte is empty. Bytes outside the encoding become U+FFFD, and fields with them are rejected one by
 * one. A file that is mostly such bytes is not text.
 */
export function decode(bytes: Buffer, stated?: string): Decoded {
  if (bytes.length === 0) throw new ImportError('The file is empty.');
  const known = knownFiles.find(([, start]) => startsWith(bytes, start));
  if (known) throw new ImportError(`The file is ${known[0]}.`);
  const mark = byteOrderMarks.find(([, start]) => startsWith(bytes, start));
  const encoding = mark?.[0] ?? stated ?? declaredByXml(bytes) ?? withoutByteOrderMark(bytes);
  if (!iconv.encodingExists(encoding)) throw new ImportError(`Unknown encoding “${encoding}”.`);
  const text = iconv.decode(bytes, encoding);
  if (text.trim() === '') throw new ImportError('The file is empty.');
  return { text, encoding, notes: getNotes(text, encoding, stated, mark?.[0]) };
}

/** The encoding in an XML declaration. */
const declaredByXml = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]{1,100}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(bytes.toString('latin1', 0, 200))?.[1];

function withoutByteOrderMark(bytes: Buffer): string {
  const start = bytes.subarray(0, 4096);
  const empty = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  });
  const half = start.length / 2;
  const [even = 0, odd = 0] = empty;
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.1) return 'utf-16be';
  return 'utf-8';
}

function getNotes(text: string, encoding: string, stated?: string, mark?: string): string[] {
  const start = text.slice(0, 65_536);
  const strange = start.match(/(?![\t-\r\x7f-\x9f])\p{Cc}|\ufffd/gu)?.length ?? 0;
  if (strange > 20 && strange > start.length * 0.05)
    throw new ImportError(
      `The file is no text in ${encoding}: it is a binary file, or its encoding is another one and must be named in the mapping ("encoding": "windows-1252", "utf-16le" …).`,
    );
  const notes: string[] = [];
  if (stated && mark && iconv.encodingExists(stated) && !sameFamily(stated, mark))
    notes.push(`The mapping says ${stated}, the file's byte order mark says ${mark}; read as ${mark}.`);
  if (text.includes('\ufffd'))
    notes.push(`Some bytes are not ${encoding}. If there are many, name the right encoding in the mapping.`);
  return notes;
}

const sameFamily = (stated: string, mark: string) => {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(mark).startsWith(plain(stated));
};
