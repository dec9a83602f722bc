import { toAsciiDigits } from '../text/digits';

/** People write spaces, dashes, dots and brackets into numbers; bidi marks come with pasted ones. */
export const withoutSeparators = (phone: string): string =>
  phone.replace(/[\s\-.()\u200e\u200f\u202a-\u202e]/g, '');

/** A phone number as it is stored and sent: '+' and digits; '' when it holds none. BIZ-39. */
export function normalisePhone(phone: string): string {
  const digits = withoutSeparators(toAsciiDigits(phone)).replace(/^00/, '').replace(/\D/g, '');
  return digits && `+${digits}`;
}
