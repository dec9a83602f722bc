import { aLine, anItem } from '@shop/testing';
import { isSameContent } from './same-content';

it.each([
  ['equal lines', aLine(), aLine(), true],
  ['another quantity', aLine(), aLine({ quantity: 2 }), false],
  ['another stock', aLine(), aLine({ item: anItem({ stock: 3 }) }), false],
  ['a list with more in it', { tags: ['a'] }, { tags: ['a', 'b'] }, false],
  ['a list and what is none', { tags: [] }, { tags: null }, false],
  ['a field more', {}, { gone: true }, false],
  ['nothing', null, null, true],
])('compares contents, not identities: %s', (_case, a, b, isSame) => {
  expect(isSameContent(a, b)).toBe(isSame);
  expect(isSameContent(b, a)).toBe(isSame);
});
