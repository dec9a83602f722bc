import type { Item } from '../entities';
import { getPiecesLeft, getTightLimit } from './pieces-left';
import { getFavouriteNews, toSavedFavourite } from './saved-favourite';
import { getSubstitutes } from './substitutes';

// Only the fields that these rules read.
const anItem = (given: Partial<Item>) =>
  ({
    id: 1,
    storeId: 1,
    moduleType: 'grocery',
    price: 1_000,
    discount: null,
    storeDiscountPercent: 0,
    stock: null,
    maximumCartQuantity: null,
    variations: [],
    genericNames: [],
    prescriptionRequired: false,
    campaign: false,
    ...given,
  }) as unknown as Item;

const none = { variation: null };

it.each([
  [5, 5],
  [1, 1],
  [6, null],
  [0, null],
  [null, null],
])('of a stock of %s tells %s [X-28] [X-04]', (stock, left) => {
  expect(getPiecesLeft(anItem({ stock }), none)).toBe(left);
});

it('tells what is left of the chosen variation [X-28]', () => {
  const variations = [
    { type: 'Small', price: 1, stock: 2 },
    { type: 'Large', price: 1, stock: 20 },
  ];
  const item = anItem({ stock: 22, variations });
  expect(getPiecesLeft(item, { variation: 'Small' })).toBe(2);
  expect(getPiecesLeft(item, { variation: 'Large' })).toBeNull();
});

it.each<[string, Partial<Item>, number | null]>([
  ['few for each order', { maximumCartQuantity: 2, stock: 30 }, 2],
  ['few of an uncounted stock', { maximumCartQuantity: 1 }, 1],
  ['less than the stock allows', { maximumCartQuantity: 4, stock: 3 }, null],
  ['many', { maximumCartQuantity: 12, stock: 30 }, null],
  ['any', {}, null],
])('tells a limit of %s [X-28]', (_case, given, limit) => {
  expect(getTightLimit(anItem(given), none)).toBe(limit);
});

describe('substitutes', () => {
  const ids = (item: Item, candidates: Item[]) => getSubstitutes(item, candidates).map(({ id }) => id);

  it('are of the same store first, then closest in price, without what is sold out [X-28]', () => {
    const item = anItem({ stock: 0 });
    const others = [
      anItem({ id: 2, storeId: 2 }),
      anItem({ id: 3, price: 1_500 }),
      anItem({ id: 4, price: 900 }),
      anItem({ id: 5, stock: 0 }),
      anItem({ id: 6, campaign: true }),
      anItem({ id: 7, moduleType: 'pharmacy' }),
      anItem({ id: 4, price: 900 }),
      item,
    ];
    expect(ids(item, others)).toEqual([4, 3, 2]);
  });

  it('of a medicine have the same substances, all of them [X-28]', () => {
    const medicine = (id: number, genericNames: string[], more: Partial<Item> = {}) =>
      anItem({ id, moduleType: 'pharmacy', genericNames, ...more });
    const item = medicine(1, ['Paracetamol']);
    const others = [
      medicine(2, ['paracetamol ']),
      medicine(3, ['Ibuprofen']),
      medicine(4, ['Paracetamol', 'Codeine']),
      medicine(5, []),
      medicine(6, ['Paracetamol'], { prescriptionRequired: true }),
    ];
    expect(ids(item, others)).toEqual([2]);
    expect(ids(medicine(9, []), others)).toEqual([5]);
  });
});

describe('a favourite', () => {
  it('is cheaper by the price that its card shows, discount included [X-27] [D-15]', () => {
    const saved = toSavedFavourite(anItem({ price: 1_000 }));
    expect(saved).toEqual({ price: 1_000, soldOut: false });
    const cheaper = anItem({ price: 1_000, discount: { type: 'percent', value: 12 } });
    expect(getFavouriteNews(cheaper, saved)).toEqual({ cheaperBy: 120, isBack: false });
  });

  it.each<[string, Partial<Item>]>([
    ['costs as much', {}],
    ['costs more', { price: 1_200 }],
    ['has a discount of its store, which depends on the whole order', { storeDiscountPercent: 50 }],
    ['is cheaper but sold out', { price: 500, stock: 0 }],
  ])('has no news where it %s [X-27]', (_case, given) => {
    expect(getFavouriteNews(anItem(given), { price: 1_000, soldOut: false })).toEqual({
      cheaperBy: null,
      isBack: false,
    });
  });

  it('is back in stock where it was sold out when it was saved [X-27]', () => {
    const saved = toSavedFavourite(anItem({ stock: 0 }));
    expect(getFavouriteNews(anItem({ stock: 0 }), saved).isBack).toBe(false);
    expect(getFavouriteNews(anItem({ stock: 4 }), saved).isBack).toBe(true);
    expect(getFavouriteNews(anItem({ stock: 4 }), null)).toEqual({ cheaperBy: null, isBack: false });
  });
});
