/** BIZ-01. */
export const mostPictures = 3;

/** Bytes: 2 MB, as for every picture of a customer's. */
export const largestPicture = 2 * 1024 * 1024;

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Why pictures are not taken; the key of the words under `prescription`. */
export type PictureRefusal = 'tooMany' | 'format' | 'tooLarge';

/**
 * Looks at what was chosen before anything is sent: not more than three with those that are there (VALID-07), jpg, png
 * or gif by name (VALID-12), 2 MB each. The server looks at the content itself (F-43).
 */
export function refusalOf(
  files: readonly Pick<File, 'type' | 'size'>[],
  already: number,
): PictureRefusal | null {
  if (files.length + already > mostPictures) return 'tooMany';
  if (files.some(({ type }) => !pictureTypes.includes(type))) return 'format';
  return files.some((file) => file.size > largestPicture) ? 'tooLarge' : null;
}
