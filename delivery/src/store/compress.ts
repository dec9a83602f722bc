import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ReleaseError } from './release-error';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.map', '.webmanifest']);
/** Bytes below which a compressed copy saves too little. */
const smallest = 512;

/** `best` makes the smallest copies, in seconds for an app; `quick` almost as small ones in a twentieth of that. */
export type Compression = 'best' | 'quick';
const levels = { best: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 6 } } as const;

/** From a setting; default `best`. Throws for any other value (`invalid`). */
export function compressionFrom(setting: string | undefined): Compression {
  const named = setting || 'best';
  if (named === 'best' || named === 'quick') return named;
  throw new ReleaseError('invalid', `RELEASE_COMPRESSION must be best or quick, not "${named}"`);
}

/** Compressed copies by the suffix of their file. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** A compressed copy of a file, stored beside it with this suffix. */
export interface CompressedCopy {
  suffix: string;
  content: Buffer;
}

/** Whether a file of this name may have compressed copies. */
export const isText = (name: string): boolean => texts.has(extname(name));

/**
 * Compressed copies of a text file. The compressor runs outside of the main thread, so parallel calls use all cores. Copies
 * that are not smaller are left out.
 */
export async function compressedCopies(
  name: string,
  content: Buffer,
  compression: Compression = 'best',
): Promise<CompressedCopy[]> {
  if (!isText(name) || content.length < smallest) return [];
  const level = levels[compression];
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: level.gzip }),
  ]);
  const copies = [
    { suffix: encodings.br, content: br },
    { suffix: encodings.gzip, content: gz },
  ];
  return copies.filter((copy) => copy.content.length < content.length);
}
