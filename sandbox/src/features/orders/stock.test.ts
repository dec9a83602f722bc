import { stockAfter } from './stock';

const small = { type: 'Small', price: 500, stock: 3 };
const large = { type: 'Large', price: 900, stock: null };

it.each([
  [
    'the item where nothing else is counted',
    { stock: 5, variations: [] },
    null,
    { stock: 3, variations: [] },
  ],
  [
    'the variation where it has a stock of its own',
    { stock: 9, variations: [small, large] },
    'Small',
    { stock: 9, variations: [{ ...small, stock: 1 }, large] },
  ],
  [
    'the item for a variation without one',
    { stock: 9, variations: [small, large] },
    'Large',
    { stock: 7, variations: [small, large] },
  ],
  [
    'both where the item holds the sum',
    { stock: 3, variations: [small] },
    'Small',
    { stock: 1, variations: [{ ...small, stock: 1 }] },
  ],
  [
    'nothing where nothing is counted',
    { stock: null, variations: [] },
    null,
    { stock: null, variations: [] },
  ],
])('takes units from %s', (_case, item, variation, after) => {
  expect(stockAfter(item, [{ variation, quantity: 2 }])).toEqual(after);
});
