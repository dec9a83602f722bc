import { readTexts, type Note } from './field-readers';
import { asList, asText } from './field-value';

/** Categories of the shop have one parent at most. */
const deepest = 2;

/**
 * The category of an item, from the outermost. `>` makes a path, unless the mapping names another separator or none
 * (null). The innermost category of a path counts, below its outermost one. Of several categories the deepest counts,
 * or the first of these; the names of the others are `others`.
 */
export function readCategory(
  value: unknown,
  separator: string | null | undefined,
  note: Note,
): { path: string[]; others: string[] } {
  const paths = asList(value)
    .map((entry) => readTexts('category', splitPath(asText(entry), separator), note, 100, 20))
    .filter((path) => path.length > 0);
  const length = Math.max(0, ...paths.map((path) => path.length));
  const chosen = paths.find((path) => path.length === length) ?? [];
  const others = paths
    .flatMap((path) => (path === chosen ? [] : path.slice(-1)))
    .filter((name) => !chosen.includes(name));
  if (others.length > 0)
    note({ field: 'category', reason: 'is one of several; the others became tags', value: others });
  if (chosen.length <= deepest) return { path: chosen, others };
  note({
    field: 'category',
    reason: 'has more than two levels; the outermost and the innermost count',
    value: chosen,
  });
  return { path: [chosen[0] ?? '', chosen.at(-1) ?? ''], others };
}

/** Without a separator in the mapping a `>` between spaces is one: “Ages > 3” is rarer than “Home > Bath”. */
function splitPath(text: string, separator: string | null | undefined): string[] {
  if (separator === null) return [text];
  return text.split(separator ?? /\s>\s/);
}
