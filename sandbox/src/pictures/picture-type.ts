import type { PictureType } from '@shop/domain';

/** How files of each type begin, in hexadecimal. A PNG's first chunk tells its size. */
const beginnings: readonly [PictureType, RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a.{8}49484452/],
  ['image/gif', /^474946383[79]61.{8}/],
];

/** What a file is by its content, whatever its name and sender claim; null: no picture that is taken. VALID-12. */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 24)).toString('hex');
  return beginnings.find(([, beginning]) => beginning.test(start))?.[0] ?? null;
}

export const endings: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};
