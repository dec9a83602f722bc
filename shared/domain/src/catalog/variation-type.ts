import type { ChoiceOption } from '../entities';

/** The picked value of each choice option, in order; undefined: not picked yet. */
export type PickedOptions = readonly (string | undefined)[];

/** The variation type of the picks: joined with '-' (ENT-21); null while one is missing. */
export function toVariationType(
  choiceOptions: readonly ChoiceOption[],
  picked: PickedOptions,
): string | null {
  const parts = choiceOptions.map((_, index) => picked[index]);
  return parts.length > 0 && parts.every(Boolean) ? parts.join('-') : null;
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/**
 * The picks of a type, to display a choice again; empty if they do not match. Options may contain a '-' and types may lack
 * the options' spaces, so types are matched, not split.
 */
export function toPickedOptions(choiceOptions: readonly ChoiceOption[], type: string): string[] {
  return match(choiceOptions, withoutSpaces(type)) ?? [];
}

/**
 * A variation as people read it: 'X-Large, Red'. Where its options are not known, each '-' of the type separates two.
 */
export function toVariationText(type: string, choiceOptions: readonly ChoiceOption[] = []): string {
  const picked = toPickedOptions(choiceOptions, type);
  return picked.length > 0 ? picked.join(', ') : type.replaceAll('-', ', ');
}

function match([first, ...others]: readonly ChoiceOption[], rest: string): string[] | null {
  if (!first) return rest === '' ? [] : null;
  for (const option of first.options) {
    const start = withoutSpaces(option) + (others.length > 0 ? '-' : '');
    const following = rest.startsWith(start) ? match(others, rest.slice(start.length)) : null;
    if (following) return [option, ...following];
  }
  return null;
}
