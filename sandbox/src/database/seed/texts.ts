/** A text of the demo data in three languages. */
export interface Texts {
  en: string;
  ur: string;
  ar: string;
}

/** `English | Urdu | Arabic` as one line of a table. */
export function texts(line: string): Texts {
  const [en, ur, ar] = line.split('|').map((part) => part.trim());
  if (!en || !ur || !ar) throw new Error(`Not three languages: ${line}`);
  return { en, ur, ar };
}

/** The same text in every language: numbers, letter sizes. */
export const sameText = (text: string): Texts => ({ en: text, ur: text, ar: text });

/** The cells of every line of a table; empty lines are left out. */
export const toRows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
