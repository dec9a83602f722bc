import { itemDetails } from '.';
import { endpoints, findEndpoint } from './registry';

it('finds an endpoint by its name [CALL-01]', () => {
  expect(findEndpoint('itemDetails')).toBe(itemDetails);
});

it.each(['', 'itemDetail', 'toString', '__proto__', 'minutes'])(
  'has no endpoint of the name "%s"',
  (name) => {
    expect(findEndpoint(name)).toBeNull();
  },
);

it('contains endpoints and nothing else [CALL-01]', () => {
  for (const endpoint of Object.values(endpoints)) expect(endpoint).toHaveProperty('method');
});
