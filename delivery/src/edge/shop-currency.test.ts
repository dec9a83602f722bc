import type { ApiResponse } from './fetch-response';
import { shopCurrency } from './shop-currency';

const getCode = (body: object) => {
  const response: ApiResponse = { status: 200, body, text: '' };
  return shopCurrency(response);
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
  expect(getCode(body)).toBe(code);
});
