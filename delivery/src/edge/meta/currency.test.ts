import { config } from '@shop/contract';
import type { Answer } from '../fetch-answer';
import { currencyCode, majorUnits } from './currency';

const codeOf = (body: object) => {
  const answer: Answer = { status: 200, body, text: '' };
  return currencyCode(answer, config.read(body, { decimals: 2 }));
};

it.each([
  [{ currency_code: 'USD', currency_symbol: '$', country: 'AE' }, 'USD'],
  [{ currency_symbol: '€', country: 'FR' }, 'EUR'],
  [{ currency_symbol: '$', country: 'US' }, 'USD'],
  [{ currency_symbol: '$', country: 'CA' }, 'CAD'],
  [{ currency_symbol: 'SAR', country: 'SA' }, 'SAR'],
  [{ currency_symbol: '$', country: 'AE' }, null],
  [{ currency_symbol: 'points', country: 'US' }, null],
  [{ currency_code: 'nonsense', currency_symbol: '₹', country: 'IN' }, 'INR'],
])('of %j is %p [X-08]', (body, code) => {
  expect(codeOf(body)).toBe(code);
});

it.each([
  [850, 2, '8.50'],
  [5, 2, '0.05'],
  [1200, 0, '1200'],
  [1234, 3, '1.234'],
])('writes %d with %d decimals as %s', (amount, decimals, text) => {
  expect(majorUnits(amount, decimals)).toBe(text);
});
