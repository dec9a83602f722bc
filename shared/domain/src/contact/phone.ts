import { directionMarks, toAsciiDigits } from '../text/digits';
import { isDialCode } from './dial-code';

/** The 0 that is dialled inside of a country only: +44 (0)20 …; of Italy's numbers it is a part, of +88 (0)17 … the code's. */
const withoutTrunk = (phone: string): string =>
  phone.replace(/^((?:\+|00)\s*(\d{1,3})\s*)\(\s*0\s*\)/, (whole, before: string, code: string) =>
    code !== '39' && isDialCode(code) ? before : whole,
  );

/** People write spaces, hyphens of all kinds, dots, slashes and brackets into numbers; copied links begin with `tel:`. */
export const withoutSeparators = (phone: string): string =>
  withoutTrunk(
    phone
      .replace(directionMarks, '')
      .trim()
      .replace(/^tel:\s*/i, '')
      .replace(/^＋/, '+'),
  ).replace(/[\s\p{Pd}\u2212.·/()[\]]/gu, '');

/** A phone number as it is stored and sent: '+' and digits; '' when it holds none. BIZ-39. */
export function normalisePhone(phone: string): string {
  const digits = withoutSeparators(toAsciiDigits(phone)).replace(/^00/, '').replace(/\D/g, '');
  return digits && `+${digits}`;
}
