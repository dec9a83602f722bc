import type { PictureType } from '@shop/domain';

/** First bytes of each type, in hexadecimal. A PNG's first chunk contains its size. */
const beginnings: readonly [PictureType, RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a.{8}49484452/],
  ['image/gif', /^474946383[79]61.{8}/],
];

/** The type of a file by its content, regardless of its name; null: not an accepted picture. VALID-12. */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 24)).toString('hex');
  return beginnings.find(([, beginning]) => beginning.test(start))?.[0] ?? null;
}

export const endings: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};
