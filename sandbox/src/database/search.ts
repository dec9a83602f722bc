const mostWords = 6;

/** A text as a LIKE pattern that holds it anywhere; its own wildcards are plain characters. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Words of what was typed; empty when nothing is left. */
export const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.slice(0, 80));

/**
 * A condition that every word occurs in a folded column, with its values from `$first` on; null when there is no word.
 * The column is a name from this code, never from outside.
 */
export function likeWords(
  column: string,
  text: string,
  first: number,
): { condition: string; values: string[] } | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const condition = words
    .map((_, index) => `${column} LIKE '%' || search_fold($${first + index}) || '%'`)
    .join(' AND ');
  return { condition: `(${condition})`, values: words.map(escapeLike) };
}
