import type { Direction } from './direction';

/** Right-to-left letters, and characters that change the direction of what follows. */
const directional = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Wraps data inside a sentence in Unicode isolates, so that its direction does not affect the sentence; unchanged
 * when both run left to right.
 */
export const isolate = (text: string, direction: Direction): string =>
  direction === 'ltr' && !directional.test(text) ? text : `\u2068${text}\u2069`;
