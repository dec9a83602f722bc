import { dishKey, ifSoldOutChoices, type CartLine, type Choice, type IfSoldOut } from '@shop/domain';
import { createSavedStore, type Session } from '@shop/session';

/** What the customer has said about a line: its note, and what to do when it is sold out. */
interface LineWords {
  note: string;
  ifSoldOut: IfSoldOut | null;
}

type SavedWords = Readonly<Record<string, LineWords>>;

const isWords = (value: unknown): value is LineWords => {
  const { note, ifSoldOut } = (value ?? {}) as Record<string, unknown>;
  const isChoice = ifSoldOut === null || ifSoldOutChoices.some((choice) => choice === ifSoldOut);
  return typeof note === 'string' && isChoice;
};

const fromText = (text: string): SavedWords =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
      (entry): entry is [string, LineWords] => isWords(entry[1]),
    ),
  );

/**
 * Words about the lines of a cart that its backend does not keep, by dish: such a backend has one line for each (decision
 * 0041). The order gets them as text.
 */
export const savedWords = createSavedStore<SavedWords>({
  name: 'cart_words',
  area: 'localStorage',
  initial: {},
  fromText,
  toText: (words) => (Object.keys(words).length > 0 ? JSON.stringify(words) : null),
});

export const forgetLineWords = () => savedWords.write({});

/** Whether the backend keeps the words itself. */
export const keepsLineWords = ({ capabilities }: Pick<Session, 'capabilities'>): boolean =>
  capabilities?.includes('line-notes') === true;

type Dish = Omit<Choice, 'addOns'>;

export const getLineWords = (itemId: number, dish: Dish): LineWords | null =>
  savedWords.read()[dishKey(itemId, dish)] ?? null;

/** Saves the words of a dish; null or empty ones are removed. */
export function saveLineWords(itemId: number, dish: Dish, words: LineWords | null): void {
  const key = dishKey(itemId, dish);
  const { [key]: before, ...others } = savedWords.read();
  const note = (words?.note ?? '').replace(/\s+/g, ' ').trim();
  if (words && (note || words.ifSoldOut)) savedWords.write({ ...others, [key]: { ...words, note } });
  else if (before) savedWords.write(others);
}

/** The lines with their saved words; the same list where there are none. */
export function withLineWords(lines: CartLine[], saved: SavedWords): CartLine[] {
  if (Object.keys(saved).length === 0) return lines;
  return lines.map((line) => {
    const words = saved[dishKey(line.item.id, line)];
    if (!words) return line;
    const { note, ifSoldOut } = words;
    return { ...line, ...(note ? { note } : {}), ...(ifSoldOut ? { ifSoldOut } : {}) };
  });
}

/** A choice without words, for a backend that knows none. */
export const withoutWords = ({ variation, options, addOns }: Choice): Choice => ({
  variation,
  options,
  addOns,
});

/**
 * The note of a line to which pieces with another note were added, where the backend allows only one line of the dish:
 * each part tells its number of pieces. X-21.
 */
export function joinNotes(
  before: { note: string; quantity: number },
  added: { note: string; quantity: number },
): string {
  if (!added.note || added.note === before.note) return before.note;
  if (before.quantity === 0) return added.note;
  const isCounted = before.note.includes(' × ');
  const first = before.note === '' || isCounted ? before.note : `${before.quantity} × ${before.note}`;
  return [first, `${added.quantity} × ${added.note}`].filter(Boolean).join('; ');
}
