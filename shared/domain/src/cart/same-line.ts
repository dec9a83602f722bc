import type { CartLine, Choice } from '../entities';

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The note as it is compared: case and spaces at its ends make no other line. */
const noteKey = ({ note = '' }: Choice): string[] => {
  const text = note.replace(/\s+/g, ' ').trim().toLowerCase();
  return text === '' ? [] : [text];
};

/**
 * A key that is the same for equal choices: order and empty entries are ignored; quantities of add-ons count (D-13), and so
 * does the note, because one dish without onions and one with them are two.
 */
export function choiceKey(choice: Choice): string {
  const options = choice.options
    .filter(({ labels }) => labels.length > 0)
    .map(({ group, labels }) => [group, ...[...new Set(labels)].sort(byText)])
    .sort((a, b) => byText(JSON.stringify(a), JSON.stringify(b)));
  const addOns = choice.addOns
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => [id, quantity])
    .sort((a, b) => byText(String(a), String(b)));
  return JSON.stringify([choice.variation?.replace(/\s+/g, '') ?? '', options, addOns, ...noteKey(choice)]);
}

/** Whether two choices are equal. D-13, STATE-08. */
export const sameChoice = (a: Choice, b: Choice): boolean => choiceKey(a) === choiceKey(b);

/** Whether a cart line has this item and choice: then adding raises its quantity. D-13. */
export const isSameLine = (
  line: Choice & { item: Pick<CartLine['item'], 'id'> },
  itemId: number,
  choice: Choice,
): boolean => line.item.id === itemId && sameChoice(line, choice);

/** A key of an item with its variation and options, without add-ons and note. */
export const dishKey = (itemId: number, { variation, options }: Omit<Choice, 'addOns'>): string =>
  `${itemId} ${choiceKey({ variation, options, addOns: [] })}`;

/**
 * Whether a line has this item, variation and options, with any add-ons and note: some backends allow only one such line.
 */
export const isSameDish = (
  line: Choice & { item: Pick<CartLine['item'], 'id'> },
  itemId: number,
  choice: Choice,
): boolean => line.item.id === itemId && dishKey(itemId, line) === dishKey(itemId, choice);
