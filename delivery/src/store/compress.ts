import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.map', '.webmanifest']);
/** Below this a compressed copy saves nothing that matters. Bytes. */
const smallest = 512;

/** Compressed copies by the suffix of their file. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** A compressed copy of a file, to lie beside it under its name and this suffix. */
export interface CompressedCopy {
  suffix: string;
  content: Buffer;
}

/** Whether a file of this name may have compressed copies. */
export const isText = (name: string): boolean => texts.has(extname(name));

/**
 * Copies of a text file. The compressor works outside the main thread, so several at once use all cores. A copy that is
 * not smaller is not made.
 */
export async function compressedCopies(name: string, content: Buffer): Promise<CompressedCopy[]> {
  if (!isText(name) || content.length < smallest) return [];
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  const copies = [
    { suffix: encodings.br, content: br },
    { suffix: encodings.gzip, content: gz },
  ];
  return copies.filter((copy) => copy.content.length < content.length);
}
