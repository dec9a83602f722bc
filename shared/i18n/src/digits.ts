const zeros = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

const toLatin = (digit: string) => {
  const zero = zeros.find((code) => digit.charCodeAt(0) >= code && digit.charCodeAt(0) <= code + 9);
  return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
};

/** ٠–٩, ۰–۹ and full-width ０–９ as 0–9, with their decimal and thousands separators; everything else is unchanged. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹０-９]/g, toLatin)
    .replace(/٫/g, '.')
    .replace(/٬/g, '');

/**
 * A typed number with '.' as its decimal mark: a single comma before one or two last digits is one, as many write it. Other
 * commas group thousands, and stay.
 */
export const withDecimalPoint = (text: string): string => text.replace(/^(\d*),(?=\d{0,2}$)/, '$1.');

/** A number typed in Latin, Arabic or Persian digits; null if it is none. Thousands separators are removed. */
export function parseDigits(text: string): number | null {
  const plain = latinDigits(text).trim().replace(/,/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
