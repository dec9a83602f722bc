import fc from 'fast-check';
import { foldLetter, foldText } from './fold-text';
import { getStem, getWordForms } from './word-forms';

it.each([
  ['  Crème  BRÛLÉE! ', 'creme brulee'],
  ['Straße Ølgaard Æbler', 'strasse olgaard aebler'],
  ["Chef's «Knife»", 'chefs knife'],
  ['قَهْوَة عَرَبِيَّة', 'قهوه عربیه'],
  ['بـرغر', 'برغر'],
  ['چکن کڑاہی', 'جکن کراهی'],
  ['كاري', 'کاری'],
  ['أُولى إلى آلو', 'اولی الی الو'],
  ['٥٠٠ ۲۵۰', '500 250'],
  ['🍕piza', 'piza'],
  ['!?', ''],
])('folds %s to %s [X-23]', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

const letters = fc.oneof(
  fc.constantFrom(..."aàÀßæŒøZz09 -«»'’٠۹ءآأةكکیىيےہھچگپڑٹںئؤ\u064b\u0640\u200d\u00a0🍕"),
  fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)),
);
const anyText = fc.array(letters, { maxLength: 30 }).map((all) => all.join(''));

it('changes nothing the second time, and leaves no mark, case or blank around [X-23]', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(folded).toBe(folded.toLowerCase());
      expect(folded).not.toMatch(/^ | $| {2}/);
    }),
  );
});

it('folds letter by letter, so that a place in the folded text is one in the text [X-23]', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const fold = (text: string) => Array.from(text, foldLetter).join('');
      expect(fold(one + other)).toBe(fold(one) + fold(other));
    }),
  );
});

it.each([
  ['burgers', 'burger'],
  ['tomatoes', 'tomato'],
  ['berries', 'berry'],
  ['glass', 'glass'],
  ['البرغر', 'برغر'],
  ['وبرغر', 'وبرغر'],
])('knows that %s is %s [X-23]', (word, stem) => {
  expect(getStem(word)).toBe(stem);
  expect(getWordForms(word)[0]).toBe(word);
});
