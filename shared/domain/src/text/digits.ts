const arabicZero = 0x0660;
const persianZero = 0x06f0;
const fullWidthZero = 0xff10;

/** Arabic-Indic ٠–٩, Persian ۰–۹ and full-width ０–９ digits as 0–9; everything else is unchanged. */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero));

/** Invisible direction characters in pasted text. */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A number typed in one of the shop's languages; null if it is none. Decimal separators: '.', '٫' and a single ',';
 * thousands separators: '٬', and ',' before exactly three digits.
 */
export function parseLocalNumber(text: string): number | null {
  const plain = toAsciiDigits(text)
    .replace(directionMarks, '')
    .replace(/[\s\u066c_]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/[\u066b\u060c]/g, '.');
  const western = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)
    ? plain.replace(/,/g, '')
    : plain.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(western) ? Number(western) : null;
}
