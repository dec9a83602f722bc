import { findDecimalMark, findOtherCurrency, readNumber } from './decimal-mark';

it.each([
  ['12.50', '.', 12.5],
  ['12,50', ',', 12.5],
  ['€ 12,50', ',', 12.5],
  ['12,50 €', ',', 12.5],
  ['$1,299.00', '.', 1299],
  ['US$ 1,299.00', '.', 1299],
  ['1.299,00 EUR', ',', 1299],
  ['EUR 1.299,-', ',', 1299],
  ['Rs. 1,19,527.50', '.', 119527.5],
  ['1\u00a0299,90', ',', 1299.9],
  ["CHF 1'299.90", '.', 1299.9],
  ['1,195,27', ',', 1195.27],
  ['1,195,270', '.', 1195270],
  ['1.299.000', ',', 1299000],
  ['٣٫٥', '.', 3.5],
  ['١٬٢٩٩٫٥٠ ر.س', '.', 1299.5],
  ['۱۲', '.', 12],
  ['１２．５', '.', 12.5],
  ['.99', '.', 0.99],
  ['+5', '.', 5],
  ['-5', '.', -5],
  ['−5', '.', -5],
  ['(5.00)', '.', -5],
  ['1.5E+3', '.', 1500],
  ['\u200e7.25\u200f', '.', 7.25],
  ['£5', '.', 5],
  ['5 kr', '.', 5],
  ['￥1,200', '.', 1200],
  ['\\500', '.', 500],
] as const)('reads %s with “%s” as %d', (text, mark, value) => {
  expect(readNumber(text, mark)).toEqual({ value });
});

it('takes the last comma as the mark where the mapping says that commas group, too', () => {
  expect(readNumber('1,195,270', ',', ',')).toEqual({ value: 1195.27 });
  expect(readNumber('7,518,58', ',', ',')).toEqual({ value: 7518.58 });
});

it.each([
  ['10-20', 'is a range, not one figure'],
  ['10 – 20', 'is a range, not one figure'],
  ['from 10 to 20', 'is a range, not one figure'],
  ['ask us', 'is not a number'],
  ['10 to 20', 'is a range, not one figure'],
  ['50%', 'is not a number'],
  ['free', 'is not a number'],
  ['12 kg', 'is not a number'],
  ['1/2', 'is a fraction or several figures'],
  ['12,50', 'cannot be read with “.” as decimal mark'],
  ['1.2.3', 'cannot be read with “.” as decimal mark'],
  ['NaN', 'is not a number'],
  ['Infinity', 'is not a number'],
  ['1e999', 'is not a finite number'],
  ['0x10', 'is not a number'],
  ['', 'is missing'],
  ['   ', 'is missing'],
  ['12\ufffd50', 'holds bytes that are not of the stated encoding'],
])('refuses %j, because it %s', (text, problem) => {
  expect(readNumber(text, '.')).toEqual({ problem });
});

it.each([
  [NaN, 'is not a finite number'],
  [Infinity, 'is not a finite number'],
  [null, 'is missing'],
  [undefined, 'is missing'],
  [{ amount: 5 }, 'is not a number'],
  [true, 'is not a number'],
])('refuses the JSON value %p', (value, problem) => {
  expect(readNumber(value, '.')).toEqual({ problem });
});

it.each([
  [['9,90', '1.299,00'], ','],
  [['1,299', '12,50'], ','],
  [['1,299', '12.50'], '.'],
  [['24,34', '1,195,27'], ','],
  [['1,299', '2,500'], '.'],
  [['0,125'], ','],
  [['1.299.000'], ','],
  [['12', 'free', '', null, 7.5], '.'],
] as const)('finds the mark of %j', (values, mark) => {
  expect(findDecimalMark(values).mark).toBe(mark);
});

const dollars = { code: 'USD', symbol: '$' };
const rupees = { code: 'PKR', symbol: 'Rs' };
it.each([
  ['12.50', dollars, null],
  ['$12.50', dollars, null],
  ['US$ 12.50', dollars, null],
  ['12.50 USD', dollars, null],
  ['12.50 EUR', dollars, { mark: 'EUR', isCertain: true }],
  ['€ 12,50', dollars, { mark: '€', isCertain: true }],
  ['CA$ 12.50', dollars, { mark: 'CA', isCertain: true }],
  ['Rs. 500', dollars, { mark: 'Rs', isCertain: false }],
  ['Rs. 500', rupees, null],
  ['₨ 500', rupees, null],
  ['500 INR', rupees, { mark: 'INR', isCertain: true }],
  [500, rupees, null],
])('finds that %s is of another currency than %j: %j', (value, currency, other) => {
  expect(findOtherCurrency(value, currency)).toEqual(other);
});
