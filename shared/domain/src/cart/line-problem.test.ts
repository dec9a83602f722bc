import type { CartLine, Item } from '../entities';
import { cartProblems, linePrice, lineProblem, type LineProblem } from './line-problem';

const now = new Date('2026-11-21T08:00:00Z'); // noon in Dubai
const timeZone = 'Asia/Dubai';

const item = (overrides: Partial<Item> = {}): Item =>
  // The rules read only these fields of an item.
  ({
    id: 7,
    price: 1000,
    discount: null,
    stock: null,
    maximumCartQuantity: null,
    variations: [],
    choiceOptions: [],
    foodVariations: [],
    addOns: [{ id: 3, storeId: 1, name: 'Cheese', price: 120 }],
    availableFrom: null,
    availableTo: null,
    scheduleOrder: false,
    campaign: false,
    campaignEndsOn: null,
    ...overrides,
  }) as unknown as Item;

const line = (overrides: Partial<Item> = {}, rest: Partial<CartLine> = {}): CartLine => ({
  id: 1,
  item: item(overrides),
  quantity: 2,
  priceSeen: null,
  variation: null,
  options: [],
  addOns: [],
  ...rest,
});

const red = (stock: number | null) => ({ variations: [{ type: 'Red', price: 1200, stock }] });
const inRed = { variation: 'Red' };
const evenings = { availableFrom: '18:00:00', availableTo: '23:00:00' };

const cases: [string, CartLine, LineProblem | null][] = [
  ['nothing is wrong', line(), null],
  ['it is no longer offered', line({ stock: 0 }, { gone: true }), { kind: 'gone' }],
  ['its campaign is over', line({ campaign: true, campaignEndsOn: '2026-11-20' }), { kind: 'gone' }],
  ['its campaign ends today', line({ campaign: true, campaignEndsOn: '2026-11-21' }), null],
  ['a campaign without an end', line({ campaign: true }), null],
  ['a variation is gone', line({}, { variation: 'Blue' }), { kind: 'choice' }],
  ['a variation must be chosen now', line(red(5)), { kind: 'choice' }],
  ['an add-on is gone', line({}, { addOns: [{ id: 9, quantity: 1 }] }), { kind: 'choice' }],
  ['nothing is left', line({ stock: 0 }), { kind: 'sold-out' }],
  ['nothing is left of the variation', line(red(0), inRed), { kind: 'sold-out' }],
  [
    'nothing is left of one of two variations',
    line({ variations: [...red(0).variations, { type: 'Blue', price: 1, stock: 4 }] }, inRed),
    { kind: 'sold-out' },
  ],
  ['less is left', line({ stock: 1 }), { kind: 'short', left: 1 }],
  ['less is left of the variation', line({ stock: 9, ...red(1) }, inRed), { kind: 'short', left: 1 }],
  ['just enough is left', line({ stock: 2 }), null],
  ['it is over its limit', line({ maximumCartQuantity: 1 }), { kind: 'over-limit', most: 1 }],
  ['it is at its limit', line({ maximumCartQuantity: 2 }), null],
  ['it is out of its hours', line(evenings), { kind: 'not-available', from: '18:00:00', to: '23:00:00' }],
  ['it is out of its hours and ordered ahead', line({ ...evenings, scheduleOrder: true }), null],
  ['its price rose', line({}, { priceSeen: 900 }), { kind: 'price-changed', seen: 900, price: 1000 }],
  [
    'the price of an add-on fell',
    line({}, { addOns: [{ id: 3, quantity: 2 }], priceSeen: 1300 }),
    { kind: 'price-changed', seen: 1300, price: 1240 },
  ],
  ['its price is as it was', line(red(null), { ...inRed, priceSeen: 1200 }), null],
];

it.each(cases)('reports the problem of a line: %s [X-05, D-16]', (_case, cartLine, problem) => {
  expect(lineProblem(cartLine, now, timeZone)).toEqual(problem);
});

it('reports the most serious first [X-05]', () => {
  const all = { stock: 0, ...evenings, price: 5 };
  expect(lineProblem(line(all, { priceSeen: 9 }), now, timeZone)).toEqual({ kind: 'sold-out' });
  expect(lineProblem(line(all, { priceSeen: 9, variation: 'X' }), now, timeZone)).toEqual({ kind: 'choice' });
});

it('prices one unit with its options and add-ons [D-33]', () => {
  expect(linePrice(line(red(1), { ...inRed, addOns: [{ id: 3, quantity: 1 }] }))).toBe(1320);
});

describe('of a whole cart', () => {
  const problems = (lines: CartLine[], wantedAt?: Date) => [
    ...cartProblems(lines, { now, timeZone, ...(wantedAt ? { wantedAt } : {}) }),
  ];
  const cheesy = { addOns: [{ id: 3, quantity: 1 }] };

  it('counts lines of one stock together, and no others [F-25, X-05]', () => {
    const lines = [
      line({ stock: 3 }, { id: 1 }),
      line({ stock: 3 }, { id: 2, ...cheesy }),
      line({ id: 8, stock: 3 }, { id: 3 }),
    ];
    expect(problems(lines)).toEqual([[2, { kind: 'short', left: 1 }]]);
    const fewer = lines.map((entry) => ({ ...entry, item: { ...entry.item, stock: 2 } }));
    expect(problems(fewer)).toEqual([[2, { kind: 'sold-out' }]]);
  });

  it('counts a variation with its own stock separately [F-25]', () => {
    const variations = [
      { type: 'Red', price: 1, stock: 2 },
      { type: 'Blue', price: 1, stock: null },
    ];
    const lines = ['Red', 'Blue'].map((variation, index) =>
      line({ stock: 2, variations }, { id: index, variation }),
    );
    expect(problems(lines)).toEqual([]);
  });

  it('checks the time that the order is scheduled for [D-12, D-16]', () => {
    const evening = new Date('2026-11-21T15:00:00Z'); // 19:00
    const ahead = line({ ...evenings, scheduleOrder: true });
    expect(problems([ahead], evening)).toEqual([]);
    expect(problems([ahead], new Date('2026-11-21T12:00:00Z'))).toEqual([
      [1, { kind: 'not-available', from: '18:00:00', to: '23:00:00' }],
    ]);
    const campaign = line({ campaign: true, campaignEndsOn: '2026-11-21' });
    expect(problems([campaign], new Date('2026-11-22T08:00:00Z'))).toEqual([[1, { kind: 'gone' }]]);
  });
});
