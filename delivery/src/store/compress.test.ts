import { compressedCopies, compressionFrom } from './compress';

const text = Buffer.from(
  Array.from({ length: 4_000 }, (_, index) => `export const part${index} = ${index * index};`).join('\n'),
);
const getSize = async (compression?: 'best' | 'quick') =>
  (await compressedCopies('entry.js', text, compression)).reduce(
    (sum, { content }) => sum + content.length,
    0,
  );

it('makes the smallest copies unless set to quick', async () => {
  expect(await getSize()).toBe(await getSize('best'));
  expect(await getSize('quick')).toBeGreaterThan(await getSize('best'));
  expect(await getSize('quick')).toBeLessThan(text.length / 2);
});

it('accepts both names, and refuses a mistyped one', () => {
  expect([undefined, '', 'best', 'quick'].map(compressionFrom)).toEqual(['best', 'best', 'best', 'quick']);
  expect(() => compressionFrom('fast')).toThrow('RELEASE_COMPRESSION must be best or quick, not "fast"');
});
