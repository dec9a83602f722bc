import type { Item } from '../entities';
import { directionMarks, toAsciiDigits } from '../text/digits';

/** Weights are in grams, volumes in millilitres; the others are counted. */
export type MeasureUnit = 'g' | 'ml' | 'piece' | 'tablet' | 'capsule';

/** What one unit of sale holds: 500 g, 1,500 ml, 20 tablets. */
export interface Measure {
  amount: number;
  unit: MeasureUnit;
}

/** Words of units in the shop's languages, with how many of the unit each is. */
const unitWords: readonly [unit: MeasureUnit, factor: number, words: string][] = [
  ['g', 1_000, 'kg kgs kilo kilos kilogram kilograms کلو کلوگرام كيلو كيلوغرام كيلوجرام كغ كغم كجم'],
  ['g', 1, 'g gm gms gr gram grams گرام غرام جرام غ غم جم'],
  ['ml', 1_000, 'l lt ltr liter liters litre litres لیٹر لتر ليتر'],
  ['ml', 1, 'ml milliliter milliliters millilitre millilitres ملی_لیٹر ملي_لتر مل مليلتر'],
  ['piece', 1, 'pc pcs piece pieces عدد قطعة قطع'],
  ['tablet', 1, 'tablet tablets گولی گولیاں قرص قرصا أقراص'],
  ['capsule', 1, 'capsule capsules کیپسول كبسولة كبسولات'],
];

const units = new Map(
  unitWords.flatMap(([unit, factor, words]) =>
    words.split(' ').map((word) => [word, { unit, factor }] as const),
  ),
);

/** Lower case, Latin digits, no marks; a millilitre of two words becomes one. */
const simplify = (text: string): string =>
  toAsciiDigits(text)
    .replace(directionMarks, '')
    .replace(/[\u064b-\u0652]/g, '') // vowel signs: قرصًا
    .replace(/\u066b/g, '.')
    .toLowerCase()
    .replace(/(ملی|ملي)\s+(?=لیٹر|لتر)/g, '$1_')
    .replace(/کلو\s+گرام/g, 'کلوگرام')
    .trim();

/** `6 x 330 ml`, `1.5 l`: the count of a multipack, the number, its unit. */
const size = '(?:(\\d+)\\s*[x×]\\s*)?(\\d+(?:[.,]\\d+)?)\\s*([\\p{L}\\p{M}_]+)';
const wholeSize = new RegExp(`^${size}\\.?$`, 'u');
/** Not a part of a range or ratio: '3–6 kg', '250 mg/5 ml'. */
const sizeInside = new RegExp(`(?:^|[^\\d.,/~<>+–-])${size}(?![\\p{L}\\p{M}\\d/+–%-])`, 'gu');

/** Whether a number can be read in two ways: 1.500 is one and a half, or fifteen hundred. */
const isAmbiguous = (number: string) => /^[1-9]\d*[.,]\d{3}$/.test(number);

function toMeasure([, count = '1', number = '', word = '']: RegExpMatchArray): Measure | null {
  const known = units.get(word);
  if (!known || isAmbiguous(number)) return null;
  // Rounded, because 0.07 × 1,000 is a little more than 70.
  const amount = Math.round(Number(count) * Number(number.replace(',', '.')) * known.factor * 1_000) / 1_000;
  return amount > 0 && Number.isSafeInteger(Math.ceil(amount)) ? { amount, unit: known.unit } : null;
}

/** A text that is a size and nothing else: '500 g', '٥٠٠ غ', '6 x 330 ml'. Null for any other, such as '3–6 kg'. */
export function readSize(text: string): Measure | null {
  const found = wholeSize.exec(simplify(text));
  return found && toMeasure(found);
}

/** The size in a name, 'Basmati Rice 5 kg'; null where the name has another number that may change its meaning. */
export function readNamedSize(name: string): Measure | null {
  const plain = simplify(name);
  const sizes = [...plain.matchAll(sizeInside)].filter(([, , , word = '']) => units.has(word));
  const [only] = sizes;
  if (!only || sizes.length > 1 || /\d/.test(plain.replace(only[0], ''))) return null;
  return toMeasure(only);
}

type Named = Pick<Item, 'unit' | 'name' | 'moduleType'>;

/**
 * What one unit of an item holds, where that is certain: its unit of sale is a size ('500 g'), or its unit is a weight or
 * a volume and its name has one size of the same kind ('Rice 5 kg', unit 'Kg'). Null where the two differ. A weight in a
 * medicine's name is a strength. X-28.
 */
export function getMeasure({ unit, name, moduleType }: Named): Measure | null {
  if (unit === null) return null;
  const sold = readSize(unit);
  const named = readNamedSize(name);
  const own = named && !(moduleType === 'pharmacy' && named.unit === 'g') ? named : null;
  if (sold) return own && own.unit === sold.unit && own.amount !== sold.amount ? null : sold;
  const kind = units.get(simplify(unit))?.unit;
  return own && own.unit === kind && (kind === 'g' || kind === 'ml') ? own : null;
}

/** The size in a variation's type, '500 ml' or '2 kg-Red'; null for ranges and where several parts have numbers. */
export function readVariationSize(type: string): Measure | null {
  const parts = type.split('-');
  const numbered = parts.filter((part) => /\d/.test(toAsciiDigits(part)));
  return numbered.length === 1 ? readSize(numbered[0] ?? '') : null;
}

/** The kind of an item's unit of sale, with or without a number: a kilogram and 500 g are both weights. */
export function getUnitKind(unit: string | null): MeasureUnit | null {
  if (unit === null) return null;
  return readSize(unit)?.unit ?? units.get(simplify(unit))?.unit ?? null;
}
