import fc from 'fast-check';
import { readNamedSize, readSize } from './measure';
import { getUnitPrice } from './unit-price';

const price = fc.integer({ min: 1, max: 10_000_000 });
const amount = fc.integer({ min: 1, max: 999 });
const unit = fc.constantFrom('g', 'kg', 'ml', 'l', 'pcs', 'tablets');
const holds = <Values extends [unknown, ...unknown[]]>(
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  predicate: (...values: Values) => boolean,
) => fc.assert(fc.property(...values, predicate), { numRuns: 500 });

const sold = (text: string): Parameters<typeof getUnitPrice>[0] => ({
  name: 'Goods',
  unit: text,
  moduleType: 'grocery',
  variations: [],
});
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

it('is at most half a minor unit from the exact price of the reference [X-28]', () => {
  holds([price, amount, unit], (cost, count, name) => {
    const measure = readSize(`${count} ${name}`);
    const shown = getUnitPrice(sold(`${count} ${name}`), null, cost);
    if (!measure || !shown) return measure !== null;
    const size = shown.per === 'kg' || shown.per === 'l' ? 1_000 : 1;
    return Math.abs(shown.amount - (cost * size) / measure.amount) <= 0.5 + 1e-6;
  });
});

it('is the same for twice as much at twice the price [X-28]', () => {
  holds([price, amount], (cost, count) => {
    const [one, two] = [`${count} ml`, `${count * 2} ml`].map((text) => sold(text));
    const [single, double] = [getUnitPrice(one!, null, cost), getUnitPrice(two!, null, cost * 2)];
    return single === null || double === null || single.amount === double.amount;
  });
});

it('reads Arabic and Persian digits as Latin ones [X-28]', () => {
  holds([amount, unit], (count, name) => {
    const texts = [0x0660, 0x06f0].map((zero) => inDigits(`${count} ${name}`, zero));
    const latin = JSON.stringify(readSize(`${count} ${name}`));
    return texts.every((text) => JSON.stringify(readSize(text)) === latin);
  });
});

it('reads no size of a name with another number [X-28]', () => {
  const join = fc.constantFrom(' ', '-', '/', ' x ', ' + ', '%', ' – ');
  holds([amount, amount, join, unit], (one, other, between, name) => {
    const read = readNamedSize(`Goods ${one}${between}${other} ${name}`);
    // '6 x 330 ml' is one size.
    return between === ' x ' ? read !== null : read === null;
  });
});

it('reads any text without failing [X-28] [F-44]', () => {
  holds([fc.string({ unit: 'grapheme', maxLength: 300 })], (text) => {
    const found = [readSize(text), readNamedSize(text)];
    return found.every((measure) => measure === null || measure.amount > 0);
  });
});
