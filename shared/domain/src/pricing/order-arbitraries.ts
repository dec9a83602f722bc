import fc from 'fast-check';
import type { Discount } from '../entities';
import type { LineToPrice, OrderToPrice } from './order';

/** Minor units. */
export const money = fc.integer({ min: 0, max: 500_000 });
/** Percentages with two decimals, as an admin types them. */
export const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
export const discount: fc.Arbitrary<Discount> = fc.oneof(
  percentage.map((value) => ({ type: 'percent' as const, value })),
  money.map((value) => ({ type: 'amount' as const, value })),
);

export const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    price: money,
    option: money,
    addOn: money,
    addOns: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    discount: fc.option(discount),
    addOnsOncePerLine: fc.boolean(),
  })
  .map(({ price, option, addOn, addOns, quantity, discount: rule, addOnsOncePerLine }) => ({
    item: {
      price,
      discount: rule,
      variations: [],
      foodVariations: [
        {
          name: 'Size',
          type: 'single',
          required: false,
          min: 0,
          max: 0,
          values: [{ label: 'L', price: option }],
        },
      ],
      addOns: [{ id: 1, storeId: 1, name: 'Cheese', price: addOn }],
      addOnsOncePerLine,
    },
    quantity,
    variation: null,
    options: [{ group: 'Size', labels: ['L'] }],
    addOns: [{ id: 1, quantity: addOns }],
  }));

const charge = fc.record({
  kind: fc.constantFrom('service' as const, 'packaging' as const),
  name: fc.constant(''),
  amount: money,
});

/** Orders with every rule enabled and disabled. */
export const order: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  store: fc.record({
    id: fc.constant(1),
    zoneId: fc.constant(1),
    freeDelivery: fc.boolean(),
    discount: fc.option(
      fc.record({
        discount,
        minPurchase: money,
        maxDiscount: money,
        startDate: fc.constant(null),
        startTime: fc.constant(null),
        endDate: fc.constantFrom('2026-11-20', '2026-11-22'),
        endTime: fc.constant('12:00:00'),
      }),
    ),
  }),
  coupon: fc.option(
    fc.record({
      code: fc.constant('C'),
      type: fc.constantFrom('default', 'store_wise', 'zone_wise', 'free_delivery'),
      discount,
      minPurchase: money,
      maxDiscount: money,
      storeIds: fc.constantFrom([1], [2]),
      zoneIds: fc.constantFrom([1], [2]),
    }),
  ),
  tax: fc.record({ percent: percentage, included: fc.boolean() }),
  delivery: fc.record({
    orderType: fc.constantFrom('delivery', 'take_away'),
    metres: fc.integer({ min: 0, max: 100_000 }),
    charges: fc.record({
      type: fc.constantFrom('per_km', 'fixed'),
      perKm: money,
      minimum: money,
      maximum: money,
      fixed: money,
    }),
    freeDelivery: fc.option(
      fc.record({
        status: fc.boolean(),
        type: fc.constantFrom('free_delivery_over', 'free_delivery_to_all_store'),
        over: money,
      }),
    ),
    increase: fc.option(fc.record({ active: fc.boolean(), discount, message: fc.constant('Rain') })),
  }),
  tip: money,
  charges: fc.array(charge, { maxLength: 2 }),
  extraDelivery: money,
  knownTax: fc.option(fc.record({ amount: money, included: fc.boolean() })),
  now: fc.constant(new Date('2026-11-21T10:00:00Z')),
  timeZone: fc.constantFrom('UTC', 'Asia/Dhaka'),
});
