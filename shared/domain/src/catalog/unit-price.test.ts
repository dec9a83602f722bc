import { getMeasure, readNamedSize, readSize } from './measure';
import { getCardUnitPrice, getUnitPrice } from './unit-price';
import type { Item, Variation } from '../entities';

const variation = (type: string, price: number): Variation => ({ type, price, stock: null });
const goods = (given: Partial<Item> = {}) => ({
  name: 'Basmati Rice',
  unit: null as string | null,
  moduleType: 'grocery' as Item['moduleType'],
  variations: [] as Variation[],
  price: 1_000,
  ...given,
});

it.each([
  ['500 g', { amount: 500, unit: 'g' }],
  ['500g', { amount: 500, unit: 'g' }],
  ['1.5 L', { amount: 1_500, unit: 'ml' }],
  ['1,5 l', { amount: 1_500, unit: 'ml' }],
  ['6 x 330 ml', { amount: 1_980, unit: 'ml' }],
  ['6×330ml', { amount: 1_980, unit: 'ml' }],
  ['0.07 kg', { amount: 70, unit: 'g' }],
  ['0.500 kg', { amount: 500, unit: 'g' }],
  ['1500 ml', { amount: 1_500, unit: 'ml' }],
  ['20 tablets', { amount: 20, unit: 'tablet' }],
  ['12 pcs', { amount: 12, unit: 'piece' }],
  ['٥٠٠ غ', { amount: 500, unit: 'g' }],
  ['۱٫۵ لیٹر', { amount: 1_500, unit: 'ml' }],
  ['250 ملی لیٹر', { amount: 250, unit: 'ml' }],
  ['5 کلو گرام', { amount: 5_000, unit: 'g' }],
  ['30 قرصًا', { amount: 30, unit: 'tablet' }],
])('reads the size %s [X-28]', (text, measure) => {
  expect(readSize(text)).toEqual(measure);
});

it.each([
  ['1.500 kg', 'one and a half, or fifteen hundred'],
  ['1,500 g', 'the same'],
  ['3–6 kg', 'a range'],
  ['3-6 kg', 'a range'],
  ['kg', 'no number'],
  ['500', 'no unit'],
  ['500 mg', 'a strength'],
  ['128 GB', 'no weight'],
  ['0 g', 'nothing'],
  ['bunch', 'a word'],
  ['500 g net', 'more than a size'],
  ['', 'nothing'],
])('does not read %j: %s [X-28]', (text) => {
  expect(readSize(text)).toBeNull();
});

it.each([
  ['Basmati Rice 5 kg', { amount: 5_000, unit: 'g' }],
  ['Cola 6 x 330 ml', { amount: 1_980, unit: 'ml' }],
  ['أرز بسمتي 5 كغ', { amount: 5_000, unit: 'g' }],
  ['7 Herbs Tea 200 g', null],
  ['Milk 3% 1 l', null],
  ['Rice 5 kg + 1 kg free', null],
  ['Nappies 6-10 kg', null],
  ['Syrup 250 mg/5 ml', null],
  ['Flour 500g-1kg', null],
  ['Rice', null],
])('reads the only size of the name %s [X-28]', (name, measure) => {
  expect(readNamedSize(name)).toEqual(measure);
});

it.each<[string, Partial<Item>, ReturnType<typeof getMeasure>]>([
  ['the unit of sale', { unit: '500 g' }, { amount: 500, unit: 'g' }],
  ['unit and name that agree', { unit: '5 kg', name: 'Rice 5 kg' }, { amount: 5_000, unit: 'g' }],
  ['unit and name that differ', { unit: '1 kg', name: 'Rice 5 kg' }, null],
  ['a weight in the name', { unit: 'Kg', name: 'Rice 5 kg' }, { amount: 5_000, unit: 'g' }],
  ['a volume in the name', { unit: 'Ltr', name: 'Juice 1.5 l' }, { amount: 1_500, unit: 'ml' }],
  ['a volume of something sold by the piece', { unit: 'pc', name: 'Bucket 10 l' }, null],
  ['a name without a unit of sale', { unit: null, name: 'Rice 5 kg' }, null],
  ['a count in the name', { unit: 'Tablet', name: 'Panadol 24 tablets' }, null],
  ['a strength', { unit: 'g', name: 'Amoxicillin 1 g', moduleType: 'pharmacy' }, null],
  ['a bare unit', { unit: 'Kg', name: 'Apples' }, null],
])('knows what is sold by %s [X-28]', (_case, given, measure) => {
  expect(getMeasure(goods(given))).toEqual(measure);
});

it.each<[string, Partial<Item>, number, ReturnType<typeof getUnitPrice>]>([
  ['a kilogram', { unit: '500 g' }, 199, { amount: 398, per: 'kg' }],
  ['a litre', { unit: '750 ml' }, 960, { amount: 1_280, per: 'l' }],
  ['half a minor unit', { unit: '400 g' }, 1, { amount: 3, per: 'kg' }],
  ['a tablet', { unit: '20 tablets', moduleType: 'pharmacy' }, 240, { amount: 12, per: 'tablet' }],
  ['100 g of an ointment', { unit: '60 g', moduleType: 'pharmacy' }, 560, { amount: 933, per: '100g' }],
  ['100 ml of a syrup', { unit: '120 ml', moduleType: 'pharmacy' }, 480, { amount: 400, per: '100ml' }],
  ['a piece', { unit: '12 pcs' }, 290, { amount: 24, per: 'piece' }],
  ['nothing that repeats the price', { unit: '1 l' }, 150, null],
  ['nothing below the smallest coin', { unit: '1000 pcs' }, 400, null],
  ['nothing that is free', { unit: '500 g' }, 0, null],
  ['nothing of a meal', { unit: '500 g', moduleType: 'food' }, 199, null],
])('is the price of %s [X-28]', (_case, given, price, expected) => {
  expect(getUnitPrice(goods(given), null, price)).toEqual(expected);
});

describe('variations', () => {
  const bags = goods({
    unit: '5 kg',
    variations: [variation('2 kg', 400), variation('5 kg', 900)],
    price: 400,
  });

  it('have their own size [X-28]', () => {
    expect(getUnitPrice(bags, '2 kg', 400)).toEqual({ amount: 200, per: 'kg' });
    expect(getUnitPrice(bags, '5 kg', 900)).toEqual({ amount: 180, per: 'kg' });
    expect(getUnitPrice(bags, null, 400)).toBeNull();
    expect(getCardUnitPrice(bags, 380)).toEqual({ amount: 190, per: 'kg' });
  });

  it('have no size of another kind than the item: the weight of a child is none of its nappies [X-28]', () => {
    const nappies = goods({
      unit: '64 pcs',
      variations: [variation('6 kg', 1_000), variation('9 kg', 1_000)],
    });
    expect(getUnitPrice(nappies, '6 kg', 1_000)).toBeNull();
  });

  it('without a size hold as much as the item where all cost the same [X-28]', () => {
    const gloves = goods({ unit: '50 pcs', variations: [variation('S', 1_000), variation('M', 1_000)] });
    expect(getUnitPrice(gloves, 'M', 1_000)).toEqual({ amount: 20, per: 'piece' });
    expect(getCardUnitPrice(gloves, 1_000)).toEqual({ amount: 20, per: 'piece' });
    const boxes = goods({ unit: '12 pcs', variations: [variation('Half', 500), variation('Full', 1_000)] });
    expect(getUnitPrice(boxes, 'Half', 500)).toBeNull();
    expect(getCardUnitPrice(boxes, 1_000)).toBeNull();
  });

  it('have tablets where the item has pieces [X-28]', () => {
    const pills = goods({
      unit: '60 pcs',
      moduleType: 'pharmacy',
      variations: [variation('30 tablets', 600)],
    });
    expect(getUnitPrice(pills, '30 tablets', 600)).toEqual({ amount: 20, per: 'tablet' });
  });

  it('of one price on a card show a price per unit only if they agree [X-28]', () => {
    const two = goods({ unit: '1 kg', variations: [variation('500 g', 1_000), variation('250 g', 1_000)] });
    expect(getCardUnitPrice(two, 1_000)).toBeNull();
  });
});
