import { createTranslator, type Messages } from './translate';

const texts: Messages = {
  hi: 'Hi {{name}}, {{ name }} of {{place}}',
  plain: 'As it is',
  stores_one: '{{count}} store',
  stores_other: '{{count}} stores',
  stores_food_one: '{{count}} restaurant',
  stores_food_other: '{{count}} restaurants',
  left_zero: 'None left',
  left_one: 'The last one',
  left_other: '{{count}} left',
  title: 'Stores',
  title_food: 'Restaurants',
  group: { inner: 'Deep' },
};
const t = createTranslator('en');

it.each([
  ['plain', undefined, 'As it is'],
  ['group.inner', undefined, 'Deep'],
  ['hi', { name: 'A & B', place: '$& $1 {{name}}' }, 'Hi A & B, A & B of $& $1 {{name}}'],
  ['hi', { name: 'Ali' }, 'Hi Ali, Ali of '],
  ['stores', { count: 1 }, '1 store'],
  ['stores', { count: 1_200 }, '1,200 stores'],
  ['stores', { count: 2, context: 'food' }, '2 restaurants'],
  ['stores', { count: 2, context: 'grocery' }, '2 stores'],
  ['left', { count: 0 }, 'None left'],
  ['left', { count: 5 }, '5 left'],
  ['title', { context: 'food' }, 'Restaurants'],
  ['title', { context: 'grocery' }, 'Stores'],
  ['title', { context: '' }, 'Stores'],
  ['plain', { count: 3 }, 'As it is'],
])('says %s of %j', (key, values, said) => {
  expect(t(texts, key, values)).toBe(said);
});

it.each(['missing.addToCart', 'group', 'plain.more', '__proto__.addToCart', 'toString'])(
  'never shows the raw key of what is no text: %s [D-30]',
  (key) => {
    expect(t(texts, key)).not.toMatch(/[._]|function|object/);
    expect(t(texts, key)).toMatch(/^[A-Z]/);
  },
);

it('counts as English does in a language that nobody knows', () => {
  expect(createTranslator('xx-invalid-language')(texts, 'stores', { count: 1 })).toBe('1 store');
});
