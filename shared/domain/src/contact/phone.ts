import { directionMarks, toAsciiDigits } from '../text/digits';
import { isDialCode } from './dial-code';

/** Removes the 0 that is dialled only within a country: +44 (0)20 …; in Italy it is part of the number, in +88 (0)17 … of the code. */
const withoutTrunk = (phone: string): string =>
  phone.replace(/^((?:\+|00)\s*(\d{1,3})\s*)\(\s*0\s*\)/, (whole, before: string, code: string) =>
    code !== '39' && isDialCode(code) ? before : whole,
  );

/** Removes spaces, hyphens of all kinds, dots, slashes, brackets, and `tel:` of copied links. */
export const withoutSeparators = (phone: string): string =>
  withoutTrunk(
    phone
      .replace(directionMarks, '')
      .trim()
      .replace(/^tel:\s*/i, '')
      .replace(/^＋/, '+'),
  ).replace(/[\s\p{Pd}\u2212.·/()[\]]/gu, '');

/** A phone number in the stored and sent format: '+' and digits; '' without digits. BIZ-39. */
export function normalisePhone(phone: string): string {
  const digits = withoutSeparators(toAsciiDigits(phone)).replace(/^00/, '').replace(/\D/g, '');
  return digits && `+${digits}`;
}
