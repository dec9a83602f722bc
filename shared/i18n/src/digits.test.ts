import { latinDigits, parseDigits } from './digits';

it.each([
  ['12', 12],
  ['١٢٫٥', 12.5],
  ['۱۲۳', 123],
  ['1,250.50', 1250.5],
  ['١٬٢٥٠', 1250],
  [' -3 ', -3],
  ['.5', 0.5],
  ['', null],
  ['12a', null],
  ['1.2.3', null],
])('reads %j as %s', (text, value) => {
  expect(parseDigits(text)).toBe(value);
});

it('converts only digits and their separators', () => {
  expect(latinDigits('+٩٢ ۳۰۰ １２ abc')).toBe('+92 300 12 abc');
});
