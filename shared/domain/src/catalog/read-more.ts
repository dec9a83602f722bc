/** Characters that a read-more text shows (BIZ-07). */
export const readMoreLimit = 70;
/** Characters of an item's description in the detail view (BIZ-07, ITEM-07). */
export const descriptionLimit = 130;

export interface CutText {
  text: string;
  /** Whether something was left off. */
  cut: boolean;
}

/** The beginning of a text, at most `limit` code points long, never ending inside a letter or an emoji. BIZ-07. */
export function cutText(text: string, limit = readMoreLimit): CutText {
  if (text.length <= limit || [...text].length <= limit) return { text, cut: false };
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let [kept, room] = ['', limit];
  for (const { segment } of segmenter.segment(text)) {
    room -= [...segment].length;
    if (room < 0) break;
    kept += segment;
  }
  return { text: kept.trimEnd(), cut: true };
}
