/** Most pictures of a prescription. BIZ-01. */
export const mostPrescriptions = 3;

/**
 * Bytes: 2 MB, the most that a backend takes for a picture. A profile photo above it is refused (VALID-11), a photo of a
 * prescription is made smaller (BIZ-01).
 */
export const largestPicture = 2 * 1024 * 1024;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif';
export const pictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
] satisfies PictureType[];

/** Why pictures are refused; a key of the form's messages. */
export type PictureRefusal = 'tooMany' | 'format' | 'tooLarge';

/**
 * Checks chosen files before they are sent: not more than `most`, including `already` existing ones (VALID-07), jpg, png or
 * gif by type (VALID-12), 2 MB each. The server checks the content itself (F-43).
 */
export function pictureRefusal(
  files: readonly { type: string; size: number }[],
  { most, already = 0 }: { most: number; already?: number },
): PictureRefusal | null {
  if (files.length + already > most) return 'tooMany';
  if (files.some(({ type }) => !pictureTypes.includes(type))) return 'format';
  return files.some(({ size }) => size > largestPicture) ? 'tooLarge' : null;
}
