import fc from 'fast-check';
import { toLocale } from './languages';
import { plainNumber, type PlainNumberOptions } from './plain-number';

const shapes: PlainNumberOptions[] = [
  {},
  { useGrouping: false },
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { minimumFractionDigits: 3 },
  { minimumIntegerDigits: 2 },
];

const asWritten = fc
  .tuple(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([digits, decimals]) => Number(`${digits}e-${decimals}`));
const numbers = fc.oneof(
  asWritten,
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.constantFrom(0, -0, 0.5, 1.005, 4.35, 999.5, -0.4, 1e-5, 999_999.9995),
);

it.each(['en', 'ur', 'ar'])('writes what Intl writes in %s [BIZ-14, BIZ-22]', (language) => {
  for (const shape of shapes) {
    const format = new Intl.NumberFormat(toLocale(language), shape);
    fc.assert(
      fc.property(numbers, (value) => {
        expect(plainNumber(value, language, shape) ?? format.format(value)).toBe(format.format(value));
      }),
    );
  }
});

it('writes the range that a shop needs, and leaves the rest to Intl', () => {
  fc.assert(fc.property(asWritten, (value) => expect(plainNumber(value, 'en', {})).not.toBeNull()));
  for (const odd of [NaN, Infinity, -Infinity, 1e21, 1e-7, Number.MAX_SAFE_INTEGER])
    expect(plainNumber(odd, 'en', {})).toBeNull();
});
