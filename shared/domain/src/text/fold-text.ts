/** Accents, marks, stretches, and invisible characters; as `search_fold` in the database. */
const marks =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|[\u0640\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/gu;

/** Whatever separates words: blanks, punctuation, pictures. */
const separators =
  /[\p{Cc} -/:-@[-`{-\u00bf\u00d7\u00f7\u2010-\u2027\u2030-\u205e\u060c\u061b\u061f\u066a-\u066d\u06d4\u2190-\u2bff\u3000-\u3003\u{1f000}-\u{1faff}]+/gu;

/** `ab>c`: each letter before the arrow becomes the text after it; without text, it is dropped. */
const toMap = (...lines: string[]) =>
  new Map(
    lines.flatMap((line) => {
      const [letters = '', text = ''] = line.split('>');
      return Array.from(letters, (letter) => [letter, text] as const);
    }),
  );

/** Letters that look or sound alike, those that other keyboards lack, and digits. */
const alike = toMap(
  'ٱ>ا',
  'يىېۍێے>ی',
  'كڪگ>ک',
  'ةۃہھە>ه',
  'ں>ن',
  'ٹ>ت',
  'ڈ>د',
  'ڑ>ر',
  'ژ>ز',
  'پ>ب',
  'چ>ج',
  'ڤ>ف',
  'ۆ>و',
  ...Array.from('0123456789', (digit, at) => `${'٠١٢٣٤٥٦٧٨٩'[at]}${'۰۱۲۳۴۵۶۷۸۹'[at]}>${digit}`),
  'ł>l',
  'ø>o',
  'đð>d',
  'ı>i',
  'þ>t',
  'ß>ss',
  'æ>ae',
  'œ>oe',
  "ءٴ'’‘ʼ`>",
);

/**
 * One letter as searches compare it: without case, accents and marks, letters that look or sound alike as one. '' for a
 * mark alone. X-23.
 */
export const foldLetter = (letter: string): string =>
  Array.from(letter.normalize('NFKD').replace(marks, ''), (plain) => {
    const lower = plain.toLowerCase();
    return alike.get(lower) ?? lower;
  }).join('');

/**
 * A text as searches compare it: letters folded, words separated by single blanks. Folding it again changes nothing. The
 * database's `search_fold` does the same. X-23.
 */
export const foldText = (text: string): string =>
  Array.from(text, foldLetter).join('').replace(separators, ' ').replace(/^ | $/g, '');
