import { firstNames, oneLine, plainLine } from './one-line';

it('describes a list by its first names', () => {
  const entries = ['1 ', '2', '3', '4', '5', '6'].map((name) => ({ name }));
  expect(firstNames(entries)).toEqual(['1', '2', '3', '4', '5']);
});

it('makes one line of bounded length of any text', () => {
  expect(plainLine('<p>Thin\n crust</p> &amp; hot')).toBe('Thin crust & hot');
  expect(oneLine('word '.repeat(100))).toMatch(/ word…$/);
  expect(oneLine('x'.repeat(1_000)).length).toBeLessThanOrEqual(300);
});
