import { isMatch, splitByMatch } from './matching';

const showMatches = (name: string, typed: string) =>
  splitByMatch(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

it.each([
  ['Chicken Biryani', 'bir', 'Chicken [Bir]yani'],
  ['Chicken Biryani', 'BIRYANI chi', '[Chi]cken [Biryani]'],
  ['Cheeseburger', 'burger', 'Cheese[burger]'],
  ['Superb Burger', 'b', 'Superb [B]urger'],
  ['Jalapeño', 'jalapeno', '[Jalapeño]'],
  ['Cafe\u0301 Latte', 'cafe', '[Cafe\u0301] Latte'],
  ['أرز بالخلطة', 'ارز', '[أرز] بالخلطة'],
  ['قَهْوَة عربية', 'قهوه', '[قَهْوَة] عربية'],
  ['چکن کڑاہی', 'كڑاہی', 'چکن [کڑاہی]'],
  ['Cola ١٫٥', '1', 'Cola [١]٫٥'],
  ['Tea', 'coffee', 'Tea'],
  ['a+b (c)', '(c', 'a+b [(c])'],
  ['🍕 Pizza', 'piz', '🍕 [Piz]za'],
  ['', 'x', ''],
])('marks in %s what matches %s [X-02]', (name, typed, expected) => {
  expect(showMatches(name, typed)).toBe(expected);
});

it('returns the whole name in pieces, whatever is typed', () => {
  for (const name of ['ﬁne ﬂour', 'İstanbul', 'ﷺ', '👩‍🍳 Chef'])
    for (const typed of ['f', 'i', 'st', 'صلى', 'chef', '👩'])
      expect(
        splitByMatch(name, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
});

it('requires every word', () => {
  expect(isMatch('Chicken Biryani', 'bir chi')).toBe(true);
  expect(isMatch('Chicken Biryani', 'bir beef')).toBe(false);
});
