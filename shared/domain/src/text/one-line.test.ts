import { namesOf, oneLine, plainLine } from './one-line';

const between = { comma: ', ', and: ' and ' };

it.each([
  [[], ''],
  [['Food'], 'Food'],
  [['Food', 'Grocery'], 'Food and Grocery'],
  [['1', '2', '3', '4', '5', '6'], '1, 2, 3, 4 and 5'],
])('says %j as one line', (names, line) => {
  expect(
    namesOf(
      names.map((name) => ({ name })),
      between,
    ),
  ).toBe(line);
});

it('makes one line of bounded length of any text', () => {
  expect(plainLine('<p>Thin\n crust</p> &amp; hot')).toBe('Thin crust & hot');
  expect(oneLine('word '.repeat(100))).toMatch(/ word…$/);
  expect(oneLine('x'.repeat(1_000)).length).toBeLessThanOrEqual(300);
});
