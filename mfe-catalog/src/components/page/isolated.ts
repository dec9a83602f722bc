/** Right-to-left letters, and marks that turn the direction of what follows. */
const turning = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Data inside a sentence keeps its own direction and leaves the sentence's alone (Unicode isolates); nothing is added
 * where both run left to right.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'ltr' && !turning.test(text) ? text : `\u2068${text}\u2069`;
