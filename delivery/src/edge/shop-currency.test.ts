import type { Answer } from './fetch-answer';
import { shopCurrency } from './shop-currency';

const codeOf = (body: object) => {
  const answer: Answer = { status: 200, body, text: '' };
  return shopCurrency(answer);
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
