/** The first bytes of each type, in hexadecimal. */
const beginnings: readonly [type: string, beginning: RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
  // A box `ftyp` with a brand of AVIF.
  ['image/avif', /^.{8}66747970(?:61766966|61766973|6d696631)/],
];

/** The type of a picture by its content, whatever its name and its server say; null: none that is served. */
export function detectType(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 24).toString('hex');
  const known = beginnings.find(([, beginning]) => beginning.test(start))?.[0];
  return known ?? (isSvg(bytes) ? 'image/svg+xml' : null);
}

/** A document whose first element is `svg`, after comments and declarations. */
const isSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i.test(
    bytes.subarray(0, 2_048).toString('utf8'),
  );

/** What a browser gets, the best that it accepts. Every browser takes a JPEG; a PNG is made of what is transparent. */
export type PictureFormat = 'avif' | 'webp' | 'plain';

/** The format by the request's `Accept`. A format with quality 0 is refused by the browser. */
export function getFormat(accept: string | undefined): PictureFormat {
  const accepted = (type: string) =>
    new RegExp(`(?:^|,)\\s*${type}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`, 'i').test(accept ?? '');
  if (accepted('image/avif')) return 'avif';
  return accepted('image/webp') ? 'webp' : 'plain';
}
