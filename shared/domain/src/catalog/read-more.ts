/** Visible characters of a collapsed text (BIZ-07). */
export const readMoreLimit = 70;
/** Visible characters of an item's description in the detail view (BIZ-07, ITEM-07). */
export const descriptionLimit = 130;

export interface CutText {
  text: string;
  /** Whether the text was shortened. */
  cut: boolean;
}

/** Characters that may combine with their neighbours: diacritics, joiners, emoji, and all scripts but two. */
const joining = /[^\n\p{Script=Latin}\p{Script=Arabic}\p{Nd}\p{P}\p{Sc}\p{Zs}]|\p{M}|\p{Cf}/u;

/** Letters as readers count them. A browser's first segmenter costs 10 ms: it is used only if needed (decision 0031). */
function* takeLetters(text: string, limit: number): Iterable<string> {
  if (!joining.test(text.slice(0, 2 * limit + 2))) return yield* text;
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** The beginning of a text, at most `limit` code points long, never ending inside a letter or an emoji. BIZ-07. */
export function cutText(text: string, limit = readMoreLimit): CutText {
  if (text.length <= limit || [...text].length <= limit) return { text, cut: false };
  let [result, room] = ['', limit];
  for (const letter of takeLetters(text, limit)) {
    room -= [...letter].length;
    if (room < 0) break;
    result += letter;
  }
  return { text: result.trimEnd(), cut: true };
}
