/** Characters of a note for one line. X-21. */
export const noteLimit = 140;

/** A customer's text as a note: one line of limited length. X-21. */
export const toNote = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, noteLimit).join('').trim();
