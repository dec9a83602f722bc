import type { Choice, DeliveryCharges, Discount, Item, StoreDiscount, Zone } from '../entities';
import type { Coupon } from './coupon';
import { priceOrder, walletPart, type LineToPrice, type OrderToPrice } from './order';

const now = new Date('2026-11-21T10:00:00Z');
const noChoice: Choice = { variation: null, options: [], addOns: [] };
const perKm: DeliveryCharges = { type: 'per_km', perKm: 60, minimum: 100, maximum: 400, fixed: 0 };
const percent = (value: number): Discount => ({ type: 'percent', value });
const amount = (value: number): Discount => ({ type: 'amount', value });

function aLine(
  unit: number,
  quantity: number,
  more: Partial<Item> = {},
  choice: Partial<Choice> = {},
): LineToPrice {
  const item = {
    price: unit,
    discount: null,
    variations: [],
    foodVariations: [],
    addOns: [],
    ...more,
  };
  return { item, quantity, ...noChoice, ...choice };
}

function aCoupon(more: Partial<Coupon>): Coupon {
  return {
    code: 'SAVE',
    type: 'default',
    discount: amount(0),
    minPurchase: 0,
    maxDiscount: 0,
    storeIds: [],
    zoneIds: [],
    ...more,
  };
}

type OrderOverrides = Partial<Omit<OrderToPrice, 'delivery' | 'store'>> & {
  delivery?: Partial<OrderToPrice['delivery']>;
  store?: Partial<OrderToPrice['store']>;
};

const anOrder = ({ delivery, store, ...order }: OrderOverrides): OrderToPrice => ({
  lines: [],
  coupon: null,
  tax: { percent: 0, included: false },
  tip: 0,
  now,
  timeZone: 'UTC',
  ...order,
  store: { id: 1, zoneId: 1, discount: null, freeDelivery: false, ...store },
  delivery: {
    orderType: 'delivery',
    metres: 0,
    charges: perKm,
    freeDelivery: null,
    increase: null,
    ...delivery,
  },
});

const increase = (discount: Discount): Zone['increasedFee'] => ({ active: true, discount, message: 'Rain' });
const storeRule = (minPurchase: number): StoreDiscount => ({
  discount: percent(12.5),
  minPurchase,
  maxDiscount: 300,
  startDate: null,
  startTime: null,
  endDate: '2026-12-31',
  endTime: '23:59:59',
});

const rice = {
  foodVariations: [
    {
      name: 'Size',
      type: 'single' as const,
      required: true,
      min: 0,
      max: 0,
      values: [{ label: 'Large', price: 150 }],
    },
  ],
};
const extra = (price: number) => ({ addOns: [{ id: 9, storeId: 1, name: 'Cheese', price }] });
const withAddOn = (quantity: number) => ({ addOns: [{ id: 9, quantity }] });
const caseC = (first: Discount | null) => [
  aLine(850, 2, { ...extra(120), discount: first }, withAddOn(1)),
  aLine(333, 3),
];

type ExpectedTotals = [number, number, number, number, number, number, number];
const cases: [string, OrderOverrides, ExpectedTotals][] = [
  [
    'A: options, add-ons, item percent, tax added, per km',
    {
      lines: [
        aLine(
          1299,
          3,
          { ...rice, ...extra(75), discount: percent(10) },
          { options: [{ group: 'Size', labels: ['Large'] }], ...withAddOn(2) },
        ),
      ],
      tax: { percent: 5, included: false },
      delivery: { metres: 4200 },
    },
    [4797, 435, 0, 218, 252, 0, 4832],
  ],
  [
    'B: item amount, capped coupon, tax included, minimum fee',
    {
      lines: [aLine(1999, 2, { discount: amount(250) })],
      coupon: aCoupon({ discount: percent(15), maxDiscount: 500 }),
      tax: { percent: 7.5, included: true },
      delivery: { metres: 900 },
    },
    [3998, 500, 500, 209, 100, 0, 3098],
  ],
  [
    'C: store discount reached and capped, maximum fee raised by percent',
    {
      lines: caseC(null),
      store: { discount: storeRule(2000) },
      tax: { percent: 10, included: false },
      delivery: { metres: 25_000, increase: increase(percent(25)) },
    },
    [2939, 300, 0, 264, 500, 0, 3403],
  ],
  [
    'D: store discount not reached, fixed fee raised by amount, tip',
    {
      lines: caseC(percent(5)),
      store: { discount: storeRule(5000) },
      tax: { percent: 10, included: false },
      delivery: {
        metres: 25_000,
        charges: { ...perKm, type: 'fixed', fixed: 350 },
        increase: increase(amount(45)),
      },
      tip: 100,
    },
    [2939, 86, 0, 285, 395, 100, 3633],
  ],
  [
    'E: half a unit rounds up, take away',
    { lines: [aLine(5, 1, { discount: percent(50) })], delivery: { orderType: 'take_away' } },
    [5, 3, 0, 0, 0, 0, 2],
  ],
  [
    'F: a price never falls below 0, the store delivers freely',
    {
      lines: [aLine(200, 1, { discount: amount(500) })],
      tax: { percent: 5, included: false },
      store: { freeDelivery: true },
    },
    [200, 200, 0, 0, 0, 0, 0],
  ],
  [
    'G: large amounts, coupon amount, tax included, no upper bound of the fee',
    {
      lines: [aLine(100_005, 7, { discount: percent(33.33) })],
      coupon: aCoupon({ discount: amount(100_000), minPurchase: 400_000 }),
      tax: { percent: 17, included: true },
      delivery: { metres: 12_345, charges: { ...perKm, perKm: 85, maximum: 0 } },
    },
    [700_035, 233_324, 100_000, 53_283, 1049, 0, 367_760],
  ],
  [
    'H: a coupon for free delivery, tip',
    {
      lines: [aLine(1050, 1)],
      coupon: aCoupon({ type: 'free_delivery' }),
      tax: { percent: 5, included: false },
      delivery: { metres: 4200 },
      tip: 200,
    },
    [1050, 0, 0, 53, 0, 200, 1303],
  ],
];

it.each(cases)('%s [BIZ-25..BIZ-38, D-14, D-15]', (_name, overrides, expected) => {
  const [subtotal, discount, coupon, tax, deliveryFee, tip, total] = expected;
  expect(priceOrder(anOrder(overrides))).toMatchObject({
    subtotal,
    discount,
    coupon,
    tax,
    deliveryFee,
    tip,
    total,
  });
});

it('returns how much is missing for the store discount, and whether it applies [BIZ-28, D-14]', () => {
  const at = (minPurchase: number) =>
    priceOrder(anOrder({ lines: caseC(percent(5)), store: { discount: storeRule(minPurchase) } }));
  expect(at(5000)).toMatchObject({ storeDiscountApplies: false, missingForStoreDiscount: 2061 });
  expect(at(2939)).toMatchObject({ storeDiscountApplies: true, missingForStoreDiscount: 0, discount: 300 });
});

it('returns the part of the fee that an increase added, and its reason [BIZ-38]', () => {
  const delivery = { metres: 25_000, increase: increase(percent(25)) };
  expect(priceOrder(anOrder({ delivery }))).toMatchObject({ extraFee: 100, extraFeeReason: 'Rain' });
});

it('compares the admin threshold with the amount after discount and coupon [BIZ-37]', () => {
  const order = (over: number) =>
    anOrder({
      lines: [aLine(1000, 1, { discount: amount(100) })],
      coupon: aCoupon({ discount: amount(50) }),
      delivery: { freeDelivery: { status: true, type: 'free_delivery_over', over } },
    });
  expect(priceOrder(order(850)).deliveryFee).toBe(0);
  expect(priceOrder(order(851)).deliveryFee).toBe(100);
});

it.each([
  ['pays all of a smaller total', 1000, 400, 400],
  ['pays its balance of a larger total', 300, 400, 300],
  ['pays nothing when overdrawn', -5, 400, 0],
])('the wallet %s [D-20]', (_case, balance, total, part) => {
  expect(walletPart(balance, total)).toBe(part);
});
