const deepest = 32;

/** A text that the database can keep: no NUL, no half of a surrogate pair. */
export const tidyText = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');

/**
 * Tidies every text of something parsed from JSON, in place and without recursion. Answers false when it is nested
 * deeper than any honest request.
 */
export function tidyDeep(root: unknown): boolean {
  const waiting: { holder: Record<string, unknown>; depth: number }[] = [];
  const visit = (value: unknown, depth: number) => {
    // Arrays are records of their indices here.
    if (typeof value === 'object' && value !== null)
      waiting.push({ holder: value as Record<string, unknown>, depth });
  };
  visit(root, 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.depth > deepest) return false;
    for (const [key, value] of Object.entries(next.holder)) {
      if (typeof value === 'string') next.holder[key] = tidyText(value);
      else visit(value, next.depth + 1);
    }
  }
  return true;
}
