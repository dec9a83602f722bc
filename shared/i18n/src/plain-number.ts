import { getForms } from './language-forms';

/** Same defaults as `Intl.NumberFormat`: up to three decimals. */
export interface PlainNumberOptions {
  minimumIntegerDigits?: number;
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
  /** False for a year. */
  useGrouping?: boolean;
}

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `units` of the last decimal as text: '1,299.50'. */
function formatUnits(units: number, decimals: number, options: PlainNumberOptions): string {
  const { minimumFractionDigits = 0, minimumIntegerDigits = 1, useGrouping = true } = options;
  const digits = String(units).padStart(decimals + minimumIntegerDigits, '0');
  const point = digits.length - decimals;
  let end = digits.length;
  while (end > point + minimumFractionDigits && digits[end - 1] === '0') end -= 1;
  const integer = digits.slice(0, point);
  const fraction = digits.slice(point, end);
  return (useGrouping ? grouped(integer) : integer) + (fraction && `.${fraction}`);
}

/**
 * A number in Latin digits, rounded half away from zero in its decimal form: 1.005 is 1.01 in two decimals. Null for what
 * is not written digit by digit: not a number, too large or too small.
 */
export function plainNumber(value: number, language: string, options: PlainNumberOptions): string | null {
  const decimals = options.maximumFractionDigits ?? Math.max(3, options.minimumFractionDigits ?? 0);
  // Shifts the decimal point in the text; multiplying would make 1.005 slightly smaller.
  const units = Math.round(Number(`${Math.abs(value)}e${decimals}`));
  if (!Number.isSafeInteger(units)) return null;
  const isNegative = value < 0 || Object.is(value, -0);
  return (isNegative ? getForms(language).minus : '') + formatUnits(units, decimals, options);
}
