import fc from 'fast-check';
import type { CartLine, Item } from '../entities';
import { cartProblems } from './line-problem';
import { mergeCarts } from './merge';
import { stockKey, getStock } from './quantity';
import { choiceKey } from './same-line';

const count = fc.option(fc.integer({ min: 0, max: 12 }));

/** Three items with their stock; lines of one item share it. */
const shelf = fc.array(
  fc.record({ stock: count, limit: count.map((most) => most || null), store: fc.constantFrom(1, 1, 2) }),
  {
    minLength: 3,
    maxLength: 3,
  },
);
const picks = fc.uniqueArray(
  fc.record({ item: fc.nat(2), cheese: fc.nat(2), quantity: fc.integer({ min: 1, max: 9 }) }),
  { selector: ({ item, cheese }) => `${item} ${cheese}`, maxLength: 6 },
);

type Shelf = typeof shelf extends fc.Arbitrary<infer Value> ? Value : never;
type Picks = typeof picks extends fc.Arbitrary<infer Value> ? Value : never;

const toLines = (goods: Shelf, chosen: Picks, from: number): CartLine[] =>
  chosen.map(({ item, cheese, quantity }, index) => ({
    id: from + index,
    // The rules read only these fields of an item.
    item: {
      id: item,
      storeId: goods[item]?.store,
      moduleId: 1,
      price: 100,
      discount: null,
      stock: goods[item]?.stock ?? null,
      maximumCartQuantity: goods[item]?.limit ?? null,
      variations: [],
      foodVariations: [],
      addOns: [{ id: 1, storeId: 1, name: 'Cheese', price: 10 }],
      availableFrom: null,
      availableTo: null,
      campaign: false,
    } as unknown as Item,
    quantity,
    priceSeen: null,
    variation: null,
    options: [],
    addOns: cheese > 0 ? [{ id: 1, quantity: cheese }] : [],
  }));

const toKey = (line: CartLine) => `${line.item.id} ${choiceKey(line)}`;
const quantities = (lines: readonly CartLine[]) => new Map(lines.map((line) => [toKey(line), line.quantity]));
const carts = fc.tuple(shelf, picks, picks).map(([goods, account, guest]) => ({
  account: toLines(goods, account, 1).filter(({ item }) => item.storeId === 1),
  guest: toLines(goods, guest, 101),
}));

describe('merged carts', () => {
  it('lose nothing silently: each unit is in the cart, offered, or reported as cut [D-17]', () => {
    fc.assert(
      fc.property(carts, ({ account, guest }) => {
        const { lines, conflict, cut } = mergeCarts(account, guest);
        const merged = quantities(lines);
        for (const line of guest) {
          if (conflict.includes(line)) continue;
          const wanted = line.quantity + (quantities(account).get(toKey(line)) ?? 0);
          const cutLine = cut.find(
            ({ id }) => id === lines.find((other) => toKey(other) === toKey(line))?.id,
          );
          expect(cutLine ? cutLine.wanted : merged.get(toKey(line))).toBe(wanted);
          if (cutLine) expect(merged.get(toKey(line))).toBe(cutLine.quantity);
        }
      }),
    );
  });

  it('take nothing from the account, and contain no equal lines [D-13, D-17]', () => {
    fc.assert(
      fc.property(carts, ({ account, guest }) => {
        const { lines } = mergeCarts(account, guest);
        expect(new Set(lines.map(toKey)).size).toBe(lines.length);
        for (const line of account)
          expect(quantities(lines).get(toKey(line))).toBeGreaterThanOrEqual(line.quantity);
      }),
    );
  });

  it('add nothing the second time [D-17]', () => {
    fc.assert(
      fc.property(carts, ({ account, guest }) => {
        const { lines } = mergeCarts(account, guest);
        expect(mergeCarts(lines, []).lines).toEqual(lines);
      }),
    );
  });
});

it('lines without problems can be sold together, in any cart [F-25, X-05]', () => {
  fc.assert(
    fc.property(carts, ({ guest }) => {
      const problems = cartProblems(guest, { now: new Date(0), timeZone: 'UTC' });
      const sold = guest.filter(({ id }) => !problems.has(id));
      const wanted = new Map<string, number>();
      for (const line of sold) wanted.set(stockKey(line), (wanted.get(stockKey(line)) ?? 0) + line.quantity);
      for (const line of sold) {
        const left = getStock(line.item, line);
        if (left !== null) expect(wanted.get(stockKey(line))).toBeLessThanOrEqual(left);
        const most = line.item.maximumCartQuantity;
        if (most !== null) expect(line.quantity).toBeLessThanOrEqual(most);
      }
    }),
  );
});
