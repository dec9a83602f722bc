import fc from 'fast-check';
import { cutText, descriptionLimit } from './read-more';

it('keeps 70 characters, and reports that the text was cut [BIZ-07]', () => {
  expect(cutText('a'.repeat(70))).toEqual({ text: 'a'.repeat(70), cut: false });
  expect(cutText('a'.repeat(71))).toEqual({ text: 'a'.repeat(70), cut: true });
  expect(cutText('a'.repeat(131), descriptionLimit).text).toHaveLength(130);
});

it.each([
  ['counts an emoji of two units once', '😀😀', 2, '😀😀', false],
  ['does not cut within a family', 'ab👩‍👩‍👧', 4, 'ab', true],
  ['does not separate a letter from its diacritic', 'abe\u0301f', 3, 'ab', true],
  ['leaves no blank at the end', 'ab cd', 3, 'ab', true],
  ['keeps Arabic diacritics', 'مُحَمَّد', 4, 'مُحَ', true],
])('%s [BIZ-07]', (_case, whole, limit, text, cut) => {
  expect(cutText(whole, limit)).toEqual({ text, cut });
});

/** Letters of all kinds; some of them combine with their neighbours. */
const letters = 'a Ö . 7 ٣ م ڑ € \n \r \u0301 \u200d \u0600 👩 🇵 한'.split(' ');

it('cuts where a segmenter would, whether it needs one or not [BIZ-07]', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(' ', ...letters), maxLength: 30 }),
      fc.integer({ min: 1, max: 12 }),
      (text, limit) => {
        const beginnings = Array.from(segmenter.segment(text), ({ index }) => text.slice(0, index));
        const fitting = [...beginnings, text].filter((beginning) => [...beginning].length <= limit);
        const longest = fitting.at(-1) ?? '';
        expect(cutText(text, limit)).toEqual(
          longest === text ? { text, cut: false } : { text: longest.trimEnd(), cut: true },
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
