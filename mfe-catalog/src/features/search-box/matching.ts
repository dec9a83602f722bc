import { toAsciiDigits } from '@shop/domain';

/** Letters that people write for each other in Arabic and Urdu. */
const alike: Record<string, string> = { ی: 'ي', ى: 'ي', ک: 'ك', ہ: 'ه', ۃ: 'ه', ة: 'ه', ھ: 'ه' };

/** A letter without case, accents and vowel marks; a mark alone is nothing. */
const plainLetter = (letter: string) =>
  toAsciiDigits(letter.normalize('NFKD'))
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/./gu, (one) => alike[one] ?? one);

/** The text in plain letters, and from where in the text each of them comes. */
function plain(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const simple = plainLetter(letter);
    letters += simple;
    from.push(...simple.split('').map(() => at));
    at += letter.length;
  }
  return { letters, from: [...from, at] };
}

const wordsOf = (typed: string) =>
  plain(typed)
    .letters.split(/\s+/)
    .filter((word) => word !== '');

/** Where a word stands: at the beginning of one if there is such, else anywhere; -1: nowhere. */
function placeOf(word: string, letters: string): number {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) return at;
  }
  return letters.indexOf(word);
}

/** Whether every word that is typed stands in the name. */
export function isMatch(name: string, typed: string): boolean {
  const { letters } = plain(name);
  return wordsOf(typed).every((word) => letters.includes(word));
}

export interface Part {
  text: string;
  isTyped: boolean;
}

/** A name cut into what was typed and what was not, in any spelling that counts as the same. */
export function partsOf(name: string, typed: string): Part[] {
  const { letters, from } = plain(name);
  const isTyped = new Array<boolean>(name.length).fill(false);
  for (const word of wordsOf(typed)) {
    const at = placeOf(word, letters);
    if (at >= 0) isTyped.fill(true, from[at], from[at + word.length]);
  }
  const parts: Part[] = [];
  for (const [at, letter] of name.split('').entries()) {
    const last = parts.at(-1);
    const mark = isTyped[at] ?? false;
    if (last?.isTyped === mark) last.text += letter;
    else parts.push({ text: letter, isTyped: mark });
  }
  return parts;
}
