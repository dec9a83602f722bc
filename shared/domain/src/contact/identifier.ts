import { toAsciiDigits } from '../text/digits';
import { withoutSeparators } from './phone';

/** An e-mail address has an @ and a dotted domain. VALID-16, VALID-33. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;
/** A phone number has only digits after an optional +. VALID-09, VALID-16. */
export const phonePattern = /^\+?\d{7,15}$/;

export type ContactKind = 'email' | 'phone' | 'invalid';

/** The kind of a typed contact; the sign-in field depends on it. VALID-16. */
export function contactKind(text: string): ContactKind {
  const typed = text.trim();
  if (emailPattern.test(typed)) return 'email';
  return phonePattern.test(withoutSeparators(toAsciiDigits(typed))) ? 'phone' : 'invalid';
}
