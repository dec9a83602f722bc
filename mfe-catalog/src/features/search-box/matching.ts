import { foldLetter } from '@shop/domain';

/** The folded text, and the position of each of its letters in the original. */
function plain(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const simple = foldLetter(letter);
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

export interface TextSegment {
  text: string;
  isTyped: boolean;
}

/** Splits a name into matching and other parts, in any equivalent spelling. */
export function splitByMatch(name: string, typed: string): TextSegment[] {
  const { letters, from } = plain(name);
  const isTyped = new Array<boolean>(name.length).fill(false);
  for (const word of getWords(typed)) {
    const at = getPosition(word, letters);
    if (at >= 0) isTyped.fill(true, from[at], from[at + word.length]);
  }
  const segments: TextSegment[] = [];
  for (const [at, letter] of name.split('').entries()) {
    const last = segments.at(-1);
    const isTypedLetter = isTyped[at] ?? false;
    if (last?.isTyped === isTypedLetter) last.text += letter;
    else segments.push({ text: letter, isTyped: isTypedLetter });
  }
  return segments;
}
