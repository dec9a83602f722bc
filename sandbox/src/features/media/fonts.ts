import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/refusal';

const weights = [400, 600] as const;

/** The shop's fonts for Urdu and Arabic, which not every machine has. */
const families = {
  ur: { name: 'Shop Urdu', files: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic' },
  ar: { name: 'Shop Arabic', files: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic' },
} as const;

const arabic = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC';

/** The font faces for a page's style; a browser fetches only those that it needs. */
export const fontFaces: string = Object.entries(families)
  .flatMap(([key, { name }]) =>
    weights.map(
      (weight) =>
        `@font-face{font-family:'${name}';font-weight:${weight};font-display:swap;src:url(/media/fonts/${key}-${weight}.woff2) format('woff2');unicode-range:${arabic}}`,
    ),
  )
  .join('\n');

const resolve = (path: string): string => createRequire(import.meta.url).resolve(path);

/** `GET /media/fonts/{ur|ar}-{400|600}.woff2`: the fonts of the pages that this backend renders itself. */
export function fontRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/media/fonts/:file', async ({ params }, reply) => {
    const [, key, weight] = /^(ur|ar)-(400|600)\.woff2$/.exec(params.file) ?? [];
    if (key !== 'ur' && key !== 'ar') throw notFound();
    const bytes = await readFile(resolve(`${families[key].files}-${weight}-normal.woff2`));
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .type('font/woff2')
      .send(bytes);
  });
}
