const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may stand inside a script element: nothing in it can end the element or a line (F-36). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/[<\u2028\u2029]/g, (letter) => unsafe[letter] ?? letter);
