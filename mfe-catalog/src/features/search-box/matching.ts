import { toAsciiDigits } from '@shop/domain';

/** Letters that are interchangeable in Arabic and Urdu spelling. */
const alike: Record<string, string> = { ی: 'ي', ى: 'ي', ک: 'ك', ہ: 'ه', ۃ: 'ه', ة: 'ه', ھ: 'ه' };

/** A letter without case, accents and vowel marks; '' for a mark alone. */
const normaliseLetter = (letter: string) =>
  toAsciiDigits(letter.normalize('NFKD'))
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/./gu, (one) => alike[one] ?? one);

/** The normalised text, and the position of each of its letters in the original. */
function plain(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const simple = normaliseLetter(letter);
    letters += simple;
    from.push(...simple.split('').map(() => at));
    at += letter.length;
  }
  return { letters, from: [...from, at] };
}

const getWords = (typed: string) =>
  plain(typed)
    .letters.split(/\s+/)
    .filter((word) => word !== '');

/** Where a word is found: preferably at the start of a word, else anywhere; -1 if not found. */
function getPosition(word: string, letters: string): number {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) return at;
  }
  return letters.indexOf(word);
}

/** Whether the name contains every typed word. */
export function isMatch(name: string, typed: string): boolean {
  const { letters } = plain(name);
  return getWords(typed).every((word) => letters.includes(word));
}

export interface TextPart {
  text: string;
  isTyped: boolean;
}

/** Splits a name into matching and other parts, in any equivalent spelling. */
export function splitByMatch(name: string, typed: string): TextPart[] {
  const { letters, from } = plain(name);
  const isTyped = new Array<boolean>(name.length).fill(false);
  for (const word of getWords(typed)) {
    const at = getPosition(word, letters);
    if (at >= 0) isTyped.fill(true, from[at], from[at + word.length]);
  }
  const textParts: TextPart[] = [];
  for (const [at, letter] of name.split('').entries()) {
    const last = textParts.at(-1);
    const isTypedLetter = isTyped[at] ?? false;
    if (last?.isTyped === isTypedLetter) last.text += letter;
    else textParts.push({ text: letter, isTyped: isTypedLetter });
  }
  return textParts;
}
