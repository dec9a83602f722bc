const deepest = 32;
/** Elements of one array: no list of the contract has more. */
const maxElements = 100;
/** Values of a whole body: validating one takes a tenth of a millisecond. */
const maxValues = 600;

/** A text that the database accepts: without NUL and unpaired surrogates. */
export const tidyText = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');

/**
 * Cleans every text of a parsed JSON value, in place and without recursion. Returns the field that is larger or nested
 * deeper than any honest request (`body` for all of it), before validation; else null.
 */
export function tidyDeep(root: unknown): string | null {
  const waiting: { holder: object; field: string; depth: number }[] = [];
  let count = 0;
  const visit = (value: unknown, field: string, depth: number) => {
    if (typeof value === 'object' && value !== null) waiting.push({ holder: value, field, depth });
  };
  visit(root, '', 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { holder, field, depth } = next;
    const isLong = Array.isArray(holder) && holder.length > maxElements;
    // Arrays are records of their indices here.
    count += isLong ? 0 : Object.keys(holder).length;
    if (isLong || count > maxValues || depth >= deepest) return field || 'body';
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') (holder as Record<string, unknown>)[key] = tidyText(value);
      else visit(value, depth === 0 && !Array.isArray(holder) ? key : field, depth + 1);
    }
  }
  return null;
}
