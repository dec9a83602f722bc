import type { Choice, Discount, Item } from '../entities';
import { cardPrice, priceLine, unitPrice, findVariation } from './item-price';

const noChoice: Choice = { variation: null, options: [], addOns: [] };
const percent = (value: number): Discount => ({ type: 'percent', value });
const amount = (value: number): Discount => ({ type: 'amount', value });

const pizza = (more: Partial<Item> = {}) => ({
  price: 1000,
  discount: null,
  storeDiscountPercent: 0,
  variations: [
    { type: 'Small-Red', price: 800, stock: 3 },
    { type: 'ExtraLarge-Red', price: 1600, stock: null },
  ],
  foodVariations: [
    {
      name: 'Crust',
      type: 'multi' as const,
      required: false,
      min: 0,
      max: 2,
      values: [
        { label: 'Thin', price: 0 },
        { label: 'Cheesy', price: 200 },
      ],
    },
  ],
  addOns: [{ id: 4, storeId: 1, name: 'Olives', price: 50 }],
  ...more,
});

it.each([
  ['the item itself when nothing is chosen', null, 1000],
  ['the chosen variation', 'Small-Red', 800],
  ['a variation written without spaces by the backend', 'Extra Large-Red', 1600],
  ['the item itself when the variation is unknown', 'Huge', 1000],
])('uses the price of %s [STATE-19, D-33]', (_case, variation, price) => {
  expect(unitPrice(pizza(), { ...noChoice, variation })).toBe(price);
});

it('finds no variation without a type [ENT-21]', () => {
  expect(findVariation(pizza(), null)).toBeNull();
});

it('adds options once and add-ons by their quantity, times the quantity of the line [BIZ-26]', () => {
  const choice: Choice = {
    variation: 'Small-Red',
    options: [{ group: 'Crust', labels: ['Cheesy', 'Cheesy', 'Thin'] }],
    addOns: [{ id: 4, quantity: 2 }],
  };
  expect(priceLine(pizza(), choice, 3)).toEqual({
    unit: 800,
    options: 200,
    addOns: 100,
    gross: 3300,
    discount: 0,
    net: 3300,
  });
});

it('charges add-ons once per line if the backend does, without discount [BIZ-26] [BIZ-27]', () => {
  const choice: Choice = {
    variation: 'Small-Red',
    options: [{ group: 'Crust', labels: ['Cheesy'] }],
    addOns: [{ id: 4, quantity: 2 }],
  };
  const once = pizza({ addOnsOncePerLine: true, discount: percent(10) });
  expect(priceLine(once, choice, 3)).toMatchObject({ addOns: 100, gross: 3100, discount: 300, net: 2800 });
  expect(priceLine(once, choice, 1).gross).toBe(priceLine(pizza(), choice, 1).gross);
});

it('charges nothing for options and add-ons that the item does not have [D-16]', () => {
  const choice: Choice = {
    variation: null,
    options: [
      { group: 'Crust', labels: ['Golden'] },
      { group: 'Sauce', labels: ['Hot'] },
    ],
    addOns: [{ id: 99, quantity: 2 }],
  };
  expect(priceLine(pizza(), choice, 1).gross).toBe(1000);
});

it.each([
  ['a percent of unit and options, never of add-ons', percent(10), 120],
  ['an amount for each unit', amount(70), 70],
  ['never more than unit and options', amount(5000), 1200],
  ['never more than unit and options, for a percent above 100', percent(150), 1200],
  ['nothing without a discount', null, 0],
])('discounts %s [BIZ-25, BIZ-27, D-14]', (_case, discount, each) => {
  const choice: Choice = {
    variation: null,
    options: [{ group: 'Crust', labels: ['Cheesy'] }],
    addOns: [{ id: 4, quantity: 1 }],
  };
  const line = priceLine(pizza({ discount }), choice, 2);
  expect(line).toMatchObject({ gross: 2500, discount: each * 2, net: 2500 - each * 2 });
});

it.each([
  ['its price alone without a discount', {}, { price: 1000, original: null, percent: 0 }],
  ['the item percent', { discount: percent(15) }, { price: 850, original: 1000, percent: 15 }],
  ['the item amount', { discount: amount(300) }, { price: 700, original: 1000, percent: 0 }],
  [
    'its price alone where a discount of the store depends on the order',
    { discount: amount(300), storeDiscountPercent: 12.5 },
    { price: 1000, original: null, percent: 0 },
  ],
  [
    'nothing struck through when the discount rounds to 0',
    { price: 1, discount: percent(1) },
    { price: 1, original: null, percent: 0 },
  ],
])('shows on a card %s [BIZ-25, D-14]', (_case, more, shown) => {
  expect(cardPrice(pizza(more))).toEqual(shown);
});
