import { readFile, writeFile } from 'node:fs/promises';
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

/**
 * Writes `<file>.br` and `<file>.gz` beside a text file. The compressor works outside the main thread, so several at
 * once use all cores. A copy that is not smaller is not kept.
 */
export async function precompress(file: string): Promise<void> {
  if (!texts.has(extname(file))) return;
  const content = await readFile(file);
  if (content.length < smallest) return;
  const packed = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  const names = [encodings.br, encodings.gzip];
  await Promise.all(
    packed.map((bytes, at) =>
      bytes.length < content.length ? writeFile(`${file}${names[at] ?? ''}`, bytes) : undefined,
    ),
  );
}
