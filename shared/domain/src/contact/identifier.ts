import { toAsciiDigits } from '../text/digits';
import { withoutSeparators } from './phone';

/** An e-mail has an @ and a dotted domain. VALID-16, VALID-33. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;
/** A phone has only digits behind an optional +. VALID-09, VALID-16. */
export const phonePattern = /^\+?\d{7,15}$/;

export type ContactKind = 'email' | 'phone' | 'invalid';

/** What a typed contact is; the sign-in input switches by it. VALID-16. */
export function contactKind(text: string): ContactKind {
  const typed = text.trim();
  if (emailPattern.test(typed)) return 'email';
  return phonePattern.test(withoutSeparators(toAsciiDigits(typed))) ? 'phone' : 'invalid';
}
