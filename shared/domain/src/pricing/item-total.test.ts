import * as fc from 'fast-check';
import type { Choice, Discount, StoreDiscount } from '../entities';
import { priceLine } from '@shop/domain/core';
import { getItemTotal, type TotalContext } from './item-total';
import { storeDiscount } from './store-discount';

const noChoice: Choice = { variation: null, options: [], addOns: [] };
const now = new Date('2026-03-02T12:00:00Z');
const rule: StoreDiscount = {
  discount: { type: 'percent', value: 20 },
  minPurchase: 2000,
  maxDiscount: 800,
  startDate: null,
  startTime: null,
  endDate: '2026-12-31',
  endTime: '23:59:59',
};

const burger = (
  more: { discount?: Discount; storeDiscount?: StoreDiscount | null; price?: number } = {},
) => ({
  price: 915,
  discount: null,
  storeDiscountPercent: 20,
  variations: [{ type: 'Small', price: 800, stock: null }],
  foodVariations: [],
  addOns: [{ id: 4, storeId: 1, name: 'Olives', price: 50 }],
  ...more,
});
const line = (price: number, quantity: number) => ({
  ...priceLine(burger({ price }), noChoice, quantity),
  quantity,
});
const beside = (...others: TotalContext['others']): TotalContext => ({ others, now, timeZone: 'UTC' });

it('is the choice with its add-ons, less the discount of the item [ITEM-14, BIZ-26, D-33]', () => {
  const choice: Choice = { variation: 'Small', options: [], addOns: [{ id: 4, quantity: 2 }] };
  const item = { ...burger({ discount: { type: 'percent', value: 25 } }), storeDiscountPercent: 0 };
  expect(getItemTotal(item, choice, 2, beside())).toEqual({
    price: 1400,
    original: 1800,
    percent: 25,
    missing: 0,
  });
  expect(getItemTotal({ ...item, discount: null }, choice, 1, beside())).toMatchObject({
    price: 900,
    original: null,
  });
});

it.each([
  ['below the least order', 1, [], 915, null, 1085],
  ['from the least order on', 3, [], 2196, 2745, 0],
  ['up to its cap', 44, [], 39460, 40260, 0],
  ['because of what is in the cart', 1, [line(1100, 1)], 732, 915, 0],
  ['less what the cart has used of the cap', 1, [line(3500, 1)], 815, 915, 0],
  ['none where the cart has used it up', 1, [line(9000, 1)], 915, null, 0],
])(
  'takes the discount of the store off, %s [BIZ-28, D-14]',
  (_case, quantity, others, price, original, missing) => {
    const item = burger({ storeDiscount: rule });
    expect(getItemTotal(item, noChoice, quantity, beside(...others))).toMatchObject({
      price,
      original,
      missing,
    });
  },
);

it('keeps the discount of the item until that of the store is reached [D-14]', () => {
  const item = burger({ storeDiscount: rule, discount: { type: 'amount', value: 15 } });
  expect(getItemTotal(item, noChoice, 1, beside())).toMatchObject({ price: 900, original: 915 });
});

it.each([
  ['its conditions are not known', {}, now],
  ['the moment is not known', { storeDiscount: rule }, null],
  ['it is over', { storeDiscount: { ...rule, endDate: '2026-03-01' } }, now],
])('takes nothing off where %s [BIZ-28]', (_case, more, at) => {
  const total = getItemTotal(burger(more), noChoice, 5, { ...beside(), now: at });
  expect(total).toEqual({ price: 4575, original: null, percent: 0, missing: 0 });
});

it('adds up to what the cart charges where the store takes something off [BIZ-28]', () => {
  const prices = fc.integer({ min: 1, max: 5_000 });
  const amounts = fc.integer({ min: 1, max: 30 });
  const rules = fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    cap: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(
      prices,
      amounts,
      prices,
      amounts,
      rules,
      (price, quantity, other, count, { percent, cap }) => {
        const own = {
          ...rule,
          discount: { type: 'percent' as const, value: percent },
          minPurchase: 0,
          maxDiscount: cap,
        };
        const others = [line(other, count)];
        const item = burger({ price, storeDiscount: own });
        const { price: shown } = getItemTotal(item, noChoice, quantity, beside(...others));
        const inCart = [...others, line(price, quantity)];
        const charged = (lines: typeof inCart) =>
          lines.reduce((sum, { gross }) => sum + gross, 0) - storeDiscount(own, lines, now, 'UTC').discount;
        expect(shown).toBe(charged(inCart) - charged(others));
      },
    ),
  );
});
