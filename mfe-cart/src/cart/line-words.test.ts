import { aChoice, aLine, anItem } from '@shop/testing';
import {
  forgetLineWords,
  getLineWords,
  joinNotes,
  savedWords,
  saveLineWords,
  withLineWords,
} from './line-words';

afterEach(forgetLineWords);

const large = aChoice({ options: [{ group: 'Size', labels: ['Large'] }] });

it('are those of the dish, whatever its add-ons, and survive a reload [X-21]', () => {
  saveLineWords(1, large, { note: 'No onions', ifSoldOut: 'remove' });
  expect(localStorage.getItem('cart_words')).toContain('No onions');
  expect(getLineWords(1, { ...large, note: 'other' })).toEqual({ note: 'No onions', ifSoldOut: 'remove' });
  expect(getLineWords(1, aChoice())).toBeNull();
  const lines = [
    aLine({ id: 1, item: anItem({ id: 1 }), ...large, addOns: [{ id: 7, quantity: 1 }] }),
    aLine({ id: 2, item: anItem({ id: 2 }), ...large }),
  ];
  const shown = withLineWords(lines, savedWords.read());
  expect(shown[0]).toMatchObject({ note: 'No onions', ifSoldOut: 'remove' });
  expect(shown[1]).toBe(lines[1]);
});

it('are removed when nothing is left of them', () => {
  saveLineWords(1, large, { note: 'No onions', ifSoldOut: null });
  saveLineWords(1, large, { note: '', ifSoldOut: null });
  expect(savedWords.read()).toEqual({});
});

it('ignores what cannot be read [F-32]', () => {
  localStorage.setItem('cart_words', JSON.stringify({ a: 5, b: { note: 'x', ifSoldOut: 'burn' } }));
  expect(savedWords.read()).toEqual({});
});

it.each([
  ['a first note', { note: '', quantity: 0 }, { note: 'Hot', quantity: 2 }, 'Hot'],
  ['the same', { note: 'Hot', quantity: 1 }, { note: 'Hot', quantity: 1 }, 'Hot'],
  ['none besides one', { note: 'Hot', quantity: 1 }, { note: '', quantity: 1 }, 'Hot'],
  ['one besides none', { note: '', quantity: 1 }, { note: 'Hot', quantity: 1 }, '1 × Hot'],
  ['two notes', { note: 'Hot', quantity: 2 }, { note: 'Mild', quantity: 1 }, '2 × Hot; 1 × Mild'],
  ['a third', { note: '2 × Hot; 1 × Mild', quantity: 3 }, { note: 'Dry', quantity: 1 }, '2 × Hot; 1 × Mild; 1 × Dry'],
])('one line tells its pieces apart: %s [X-21]', (_case, before, added, note) => {
  expect(joinNotes(before, added)).toBe(note);
}); // oxfmt-ignore
