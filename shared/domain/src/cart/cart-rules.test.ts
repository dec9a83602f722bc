import type { CartLine, Choice, Item, ShopConfig } from '../entities';
import { checkoutTarget } from './checkout-target';
import { freeDeliveryProgress } from './free-delivery';
import { mergeCarts } from './merge';
import { isOtherStore } from './other-store';
import { quantityLimit, quantityProblem } from './quantity';
import { isSameDish, isSameLine, sameChoice } from './same-line';

const noChoice: Choice = { variation: null, options: [], addOns: [] };
const stocked = (more: Partial<Item> = {}) => ({
  stock: null,
  maximumCartQuantity: null,
  variations: [],
  ...more,
});
const red = (stock: number | null) => [{ type: 'Red', price: 100, stock }];
const chosenRed = { variation: 'Red' };

describe('quantity', () => {
  it.each([
    ['nothing', {}, noChoice, { max: null, because: 'stock' }],
    ['the stock', { stock: 5 }, noChoice, { max: 5, because: 'stock' }],
    ['the limit', { maximumCartQuantity: 3 }, noChoice, { max: 3, because: 'limit' }],
    ['the smaller limit', { stock: 5, maximumCartQuantity: 3 }, noChoice, { max: 3, because: 'limit' }],
    ['the smaller stock', { stock: 2, maximumCartQuantity: 3 }, noChoice, { max: 2, because: 'stock' }],
    ['the stock of the variation', { stock: 9, variations: red(4) }, chosenRed, { max: 4, because: 'stock' }],
    [
      'the item when the variation is not counted',
      { stock: 9, variations: red(null) },
      chosenRed,
      { max: 9, because: 'stock' },
    ],
    ['0 for a stock below 0', { stock: -1 }, noChoice, { max: 0, because: 'stock' }],
  ])('is bounded by %s [VALID-01]', (_case, item, choice, limit) => {
    expect(quantityLimit(stocked(item), choice)).toEqual(limit);
  });

  it.each([
    ['allows up to the stock [VALID-01]', { stock: 5 }, noChoice, 5, null],
    ['allows any number if stock is not counted [VALID-01]', {}, noChoice, 500, null],
    ['stops above the stock [VALID-01]', { stock: 5 }, noChoice, 6, 'out-of-stock'],
    ['stops above the limit [VALID-01]', { maximumCartQuantity: 3 }, noChoice, 4, 'out-of-limits'],
    ['stops below 1 [VALID-02]', {}, noChoice, 0, 'minimum'],
    ['stops at a fraction [VALID-02]', {}, noChoice, 1.5, 'minimum'],
    [
      'names a sold-out variation [VALID-03]',
      { stock: 9, variations: red(0) },
      chosenRed,
      1,
      'variation-out-of-stock',
    ],
  ])('%s', (_case, item, choice, quantity, problem) => {
    expect(quantityProblem(stocked(item), choice, quantity)).toBe(problem);
  });
});

describe('same line', () => {
  const choice: Choice = {
    variation: 'Small-Red',
    options: [
      { group: 'Crust', labels: ['Thin', 'Cheesy'] },
      { group: 'Size', labels: ['Large'] },
    ],
    addOns: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
  };

  it('ignores order, empty groups and unchecked add-ons [D-13]', () => {
    const same: Choice = {
      variation: 'Small-Red',
      options: [
        { group: 'Size', labels: ['Large'] },
        { group: 'Sauce', labels: [] },
        { group: 'Crust', labels: ['Cheesy', 'Thin', 'Thin'] },
      ],
      addOns: [
        { id: 2, quantity: 1 },
        { id: 3, quantity: 0 },
        { id: 1, quantity: 2 },
      ],
    };
    expect(sameChoice(choice, same)).toBe(true);
  });

  it.each([
    ['another variation', { variation: null }],
    ['another option', { options: [{ group: 'Size', labels: ['Small'] }] }],
    ['the same label in another group', { options: [{ group: 'Cup', labels: ['Large'] }] }],
    ['another add-on', { addOns: [{ id: 9, quantity: 2 }] }],
    [
      'another quantity of an add-on',
      {
        addOns: [
          { id: 1, quantity: 3 },
          { id: 2, quantity: 1 },
        ],
      },
    ],
  ])('differs by %s [D-13]', (_case, other) => {
    expect(sameChoice(choice, { ...choice, ...other })).toBe(false);
  });

  it('treats an add-on that is listed twice as two entries [D-13]', () => {
    const twice = { ...noChoice, addOns: [choice.addOns[1]!, choice.addOns[1]!] }; // both exist above
    expect(sameChoice(twice, twice)).toBe(true);
    expect(sameChoice(twice, { ...noChoice, addOns: twice.addOns.slice(1) })).toBe(false);
  });

  it('is the same item with the same choice [STATE-08, D-13]', () => {
    const line = { ...choice, item: { id: 7 } };
    expect(isSameLine(line, 7, choice)).toBe(true);
    expect(isSameLine(line, 8, choice)).toBe(false);
    expect(isSameLine(line, 7, noChoice)).toBe(false);
  });
});

it.each([
  ['an empty cart', [], false],
  ['the same store', [{ storeId: 1, moduleId: 1 }], false],
  ['another store', [{ storeId: 2, moduleId: 1 }], true],
  ['another store of another module', [{ storeId: 2, moduleId: 2 }], false],
])('asks before mixing stores: %s [STATE-14]', (_case, origins, asks) => {
  const lines = origins.map((item) => ({ item }));
  expect(isOtherStore(lines, { storeId: 1, moduleId: 1 })).toBe(asks);
});

it.each([
  ['STATE-23', { lineCount: 0, signedIn: true, guestCheckout: true }, 'home'],
  ['STATE-22', { lineCount: 1, signedIn: true, guestCheckout: false }, 'checkout'],
  ['STATE-21', { lineCount: 1, signedIn: false, guestCheckout: true }, 'guest-or-login'],
  ['STATE-24', { lineCount: 1, signedIn: false, guestCheckout: false }, 'sign-in'],
])('determines where the button of the drawer leads [%s]', (_id, situation, target) => {
  expect(checkoutTarget(situation)).toBe(target);
});

describe('free delivery', () => {
  const over = (amount: number): ShopConfig['freeDelivery'] => ({
    status: true,
    type: 'free_delivery_over',
    over: amount,
  });

  it.each([
    ['starts at 0', 0, { percent: 0, missing: 2000, reached: false }],
    ['never falls below 0', -50, { percent: 0, missing: 2050, reached: false }],
    ['shows the percentage', 500, { percent: 25, missing: 1500, reached: false }],
    ['does not show 100 too early', 1999, { percent: 99, missing: 1, reached: false }],
    ['is reached at the threshold', 2000, { percent: 100, missing: 0, reached: true }],
    ['stays at 100 above it', 9000, { percent: 100, missing: 0, reached: true }],
  ])('%s [CART-04, CART-05, CART-06]', (_case, amount, progress) => {
    expect(freeDeliveryProgress(amount, over(2000))).toEqual(progress);
  });

  it('is reached by any order when all stores deliver freely [BIZ-37]', () => {
    const rule = { status: true, type: 'free_delivery_to_all_store' as const, over: 2000 };
    expect(freeDeliveryProgress(0, rule)).toMatchObject({ reached: true });
  });

  it('is reached by any order from a store that delivers freely [BIZ-37] [CART-06]', () => {
    expect(freeDeliveryProgress(0, over(2000), true)).toEqual({ percent: 100, missing: 0, reached: true });
    expect(freeDeliveryProgress(0, null, true)).toBeNull();
  });

  it('shows nothing without a rule [CART-04]', () => {
    expect(freeDeliveryProgress(0, null)).toBeNull();
    expect(freeDeliveryProgress(0, { status: false, type: 'free_delivery_over', over: 1 })).toBeNull();
  });
});

describe('merging carts', () => {
  const line = (id: number, itemId: number, quantity: number, more: Partial<Item> = {}): CartLine => ({
    ...noChoice,
    id,
    quantity,
    priceSeen: null,
    // The rules read only these fields of an item.
    item: { id: itemId, storeId: 1, moduleId: 1, ...stocked(more) } as unknown as Item,
  });

  it('adds equal lines up and appends the others [D-17]', () => {
    const { lines, conflict, cut } = mergeCarts([line(1, 7, 2)], [line(5, 7, 3), line(6, 8, 1)]);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 5],
      [6, 1],
    ]);
    expect([conflict, cut]).toEqual([[], []]);
  });

  it('limits the sum by stock and limit, and reports which line was cut [D-17]', () => {
    const [scarce, limited] = [{ stock: 4 }, { maximumCartQuantity: 5 }];
    const { lines, cut } = mergeCarts(
      [line(1, 7, 3, scarce)],
      [line(5, 7, 3, scarce), line(6, 8, 6, limited)],
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 5]);
    expect(cut).toEqual([
      { id: 1, itemId: 7, wanted: 6, quantity: 4 },
      { id: 6, itemId: 8, wanted: 6, quantity: 5 },
    ]);
  });

  it('gives a line the stock that the other lines have not taken [D-17]', () => {
    const scarce = { stock: 4 };
    const cheesy = { ...line(5, 7, 3, scarce), addOns: [{ id: 1, quantity: 1 }] };
    const { lines, cut } = mergeCarts([line(1, 7, 3, scarce)], [cheesy]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(cut).toEqual([{ id: 5, itemId: 7, wanted: 3, quantity: 1 }]);
  });

  it('never reduces the account’s lines, and keeps sold-out lines so that the cart can flag them [D-17, X-05]', () => {
    const { lines } = mergeCarts(
      [line(1, 7, 3, { stock: 0 })],
      [line(5, 7, 1, { stock: 0 }), line(6, 8, 2, { stock: 0 })],
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it('keeps the price that was shown last [D-16, D-17]', () => {
    const priced = (id: number, priceSeen: number | null) => ({ ...line(id, 7, 1), priceSeen });
    const mergedPriceSeen = (account: number | null, guest: number | null) =>
      mergeCarts([priced(1, account)], [priced(5, guest)]).lines[0]?.priceSeen;
    expect([mergedPriceSeen(900, 1000), mergedPriceSeen(900, null), mergedPriceSeen(null, null)]).toEqual([
      1000,
      900,
      null,
    ]);
  });

  it('returns lines of another store as a choice [D-17]', () => {
    const other = line(5, 9, 1, { storeId: 2 });
    const { lines, conflict } = mergeCarts([line(1, 7, 2)], [other]);
    expect(conflict).toEqual([other]);
    expect(lines).toHaveLength(1);
  });

  it('moves a whole guest cart into an empty one [D-17]', () => {
    expect(mergeCarts([], [line(5, 7, 3)]).lines).toHaveLength(1);
  });
});

it.each([
  ['other add-ons', 1, { addOns: [{ id: 2, quantity: 1 }] }, true],
  ['another variation', 1, { variation: 'Red' }, false],
  ['other options', 1, { options: [{ group: 'Size', labels: ['L'] }] }, false],
  ['another item', 2, {}, false],
])('treats %s as the same dish or not [D-13]', (_case, itemId, choice, isSame) => {
  const line = { item: { id: 1 }, ...noChoice };
  expect(isSameDish(line, itemId, { ...noChoice, ...choice })).toBe(isSame);
});
