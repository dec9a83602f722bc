import { parseLocalNumber, toAsciiDigits } from './digits';

it('reads the digits of Arabic and Urdu [BIZ-22]', () => {
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 12a')).toBe('0123456789 0123456789 12a');
});

it.each([
  ['12.5', 12.5],
  ['١٢٫٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['١٢،٥', 12.5],
  ['12,5', 12.5],
  ['1,234', 1234],
  ['1,234,567.8', 1234567.8],
  [' 1 234 ', 1234],
  ['\u061c-٣', -3],
  ['\u22123', -3],
  ['\u2068\u200e12.5\u2069', 12.5],
  ['\u202a1,234\u202c', 1234],
  ['.5', 0.5],
  ['5.', 5],
  ['', null],
  ['.', null],
  ['abc', null],
  ['1.2.3', null],
  ['1e5', null],
])('reads %p as %p [BIZ-22, VALID-13]', (text, value) => {
  expect(parseLocalNumber(text)).toBe(value);
});
