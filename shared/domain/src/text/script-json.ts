const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON for a script element: its content cannot end the element or a line (F-36). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/[<\u2028\u2029]/g, (letter) => unsafe[letter] ?? letter);
