/** Each rule removes the article or makes a singular. */
const rules: readonly [RegExp, string][] = [
  [/^[وبکفل]?ال(?=...)/u, ''],
  [/^لل(?=...)/u, ''],
  [/^([a-z]{3,}[^s])s$/u, '$1'],
  [/^([a-z]{2,}(?:o|s|x|ch|sh))es$/u, '$1'],
  [/^([a-z]{2,})ies$/u, '$1y'],
];

/**
 * A folded word in its forms: as it is, without its article, in the singular. The database's `search_forms` has the same.
 *
 */
export const getWordForms = (word: string): string[] => [
  ...new Set([word, ...rules.map(([pattern, instead]) => word.replace(pattern, instead))]),
];

/** The shortest form of a folded word: two words with the same one are the same but for number and article. */
export const getStem = (word: string): string =>
  getWordForms(word).reduce((shortest, form) => (form.length < shortest.length ? form : shortest));
