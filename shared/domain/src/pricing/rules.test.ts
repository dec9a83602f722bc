import type { DeliveryCharges, StoreDiscount } from '../entities';
import { couponDiscount, couponFreesDelivery, type Coupon } from './coupon';
import { adminFreesDelivery, chargesFor, deliveryFee, type DeliveryToPrice } from './delivery-fee';
import { isStoreDiscountValid, storeDiscount } from './store-discount';
import { getTax } from './tax';

describe('store discount', () => {
  const rule = (more: Partial<StoreDiscount> = {}): StoreDiscount => ({
    discount: { type: 'percent', value: 10 },
    minPurchase: 1000,
    maxDiscount: 0,
    startDate: '2026-11-01',
    startTime: '09:00:00',
    endDate: '2026-11-21',
    endTime: '18:00:00',
    ...more,
  });

  it.each([
    ['before it begins', '2026-11-01T02:59:59Z', {}, false],
    ['from its first second', '2026-11-01T03:00:00Z', {}, true],
    ['at its last second', '2026-11-21T12:00:00Z', {}, true],
    ['after it', '2026-11-21T12:00:01Z', {}, false],
    ['all of the first day without a time', '2026-10-31T18:00:00Z', { startTime: null }, true],
    ['without a beginning', '2020-01-01T00:00:00Z', { startDate: null }, true],
    ['to the end of the last day without a time', '2026-11-21T17:59:59Z', { endTime: '' }, true],
    ['with a short time', '2026-11-21T12:00:01Z', { endTime: '18:00' }, false],
    [
      'with a whole timestamp as date',
      '2026-11-21T12:00:00Z',
      { endDate: '2026-11-21T00:00:00.000000Z' },
      true,
    ],
    ['indefinitely without an end', '2036-01-01T00:00:00Z', { endDate: '' }, true],
  ])('%s in the shop’s time zone [BIZ-28, D-12]', (_case, now, more, valid) => {
    expect(isStoreDiscountValid(rule(more), new Date(now), 'Asia/Dhaka')).toBe(valid);
  });

  const line = (unit: number, quantity: number) => ({
    unit,
    options: 0,
    addOns: 100,
    gross: (unit + 100) * quantity,
    discount: 0,
    net: 0,
    quantity,
  });
  const now = new Date('2026-11-10T00:00:00Z');
  const getStoreDiscount = (more: Partial<StoreDiscount>, lines = [line(455, 2)]) =>
    storeDiscount(rule(more), lines, now, 'UTC');

  it('discounts unit and options by its percentage, for each unit, without add-ons [BIZ-28, D-14]', () => {
    expect(getStoreDiscount({})).toEqual({ applies: true, discount: 92, missing: 0 });
  });
  it('is capped [BIZ-28]', () => {
    expect(getStoreDiscount({ maxDiscount: 50 }).discount).toBe(50);
  });
  it('discounts each unit by an amount, never more than its price [BIZ-27]', () => {
    expect(getStoreDiscount({ discount: { type: 'amount', value: 500 } }).discount).toBe(910);
  });
  it('returns the amount missing to min_purchase [BIZ-28]', () => {
    expect(getStoreDiscount({ minPurchase: 1111 })).toEqual({ applies: false, discount: 0, missing: 1 });
    expect(getStoreDiscount({ minPurchase: 1110 }).applies).toBe(true);
  });
  it('returns nothing without a rule, and after its end [BIZ-28]', () => {
    const none = { applies: false, discount: 0, missing: 0 };
    expect(storeDiscount(null, [line(455, 2)], now, 'UTC')).toEqual(none);
    expect(getStoreDiscount({ endDate: '2026-11-09', minPurchase: 9999 })).toEqual(none);
  });
});

describe('coupon', () => {
  const coupon = (more: Partial<Coupon>): Coupon => ({
    code: 'SAVE',
    type: 'default',
    discount: { type: 'percent', value: 10 },
    minPurchase: 1000,
    maxDiscount: 0,
    storeIds: [1],
    zoneIds: [2],
    ...more,
  });
  const base = (amount: number, more = {}) => ({ amount, storeId: 1, zoneId: 2, ...more });

  it.each([
    ['nothing below min_purchase [BIZ-32]', {}, base(999), 0],
    ['at min_purchase [VALID-35]', {}, base(1000), 100],
    ['a percent, rounded half up [D-15]', {}, base(1005), 101],
    ['a percent, capped [BIZ-29]', { maxDiscount: 60 }, base(1005), 60],
    ['an amount as it is', { discount: { type: 'amount', value: 300 } }, base(1000), 300],
    ['never more than its base', { discount: { type: 'amount', value: 3000 } }, base(1000), 1000],
    [
      'never more than its base, for a percent',
      { discount: { type: 'percent', value: 300 } },
      base(1000),
      1000,
    ],
    ['nothing off the goods for free delivery [BIZ-30]', { type: 'free_delivery' }, base(1000), 0],
    ['where its store is listed [BIZ-31]', { type: 'store_wise' }, base(1000), 100],
    ['nothing in another store [BIZ-31]', { type: 'store_wise' }, base(1000, { storeId: 7 }), 0],
    ['where its zone is listed [BIZ-31]', { type: 'zone_wise' }, base(1000), 100],
    ['nothing in another zone [BIZ-31]', { type: 'zone_wise' }, base(1000, { zoneId: 7 }), 0],
  ] as [string, Partial<Coupon>, ReturnType<typeof base>, number][])(
    'gives %s',
    (_case, more, on, expected) => {
      expect(couponDiscount(coupon(more), on)).toBe(expected);
    },
  );

  it('gives no discount without a coupon [BIZ-29]', () => {
    expect(couponDiscount(null, base(1000))).toBe(0);
    expect(couponFreesDelivery(null, base(1000))).toBe(false);
  });

  it('makes delivery free only from min_purchase on [BIZ-30, BIZ-32]', () => {
    expect(couponFreesDelivery(coupon({ type: 'free_delivery' }), base(999))).toBe(false);
    expect(couponFreesDelivery(coupon({ type: 'free_delivery' }), base(1000))).toBe(true);
    expect(couponFreesDelivery(coupon({}), base(1000))).toBe(false);
  });
});

it.each([
  ['added on top', 1010, 5, false, 51],
  ['contained in the price', 2998, 7.5, true, 209],
  ['none', 1000, 0, true, 0],
])('calculates the tax %s [BIZ-33]', (_case, taxable, percent, included, tax) => {
  expect(getTax(taxable, { percent, included })).toBe(tax);
});

describe('delivery fee', () => {
  const charges: DeliveryCharges = { type: 'per_km', perKm: 60, minimum: 100, maximum: 400, fixed: 350 };
  const delivery = (more: Partial<DeliveryToPrice> = {}): DeliveryToPrice => ({
    orderType: 'delivery',
    metres: 4200,
    charges,
    freeDelivery: null,
    increase: null,
    ...more,
  });
  const getFee = (more: Partial<DeliveryToPrice>, isFree = false) =>
    deliveryFee(delivery(more), 2000, isFree).fee;
  const rain = (more = {}) => ({
    active: true,
    discount: { type: 'percent' as const, value: 50 },
    message: 'Rain',
    ...more,
  });

  it.each([
    ['by distance [BIZ-35]', {}, 252],
    ['rounded half up [D-15]', { metres: 4208.34 }, 253],
    ['at least the minimum [BIZ-36]', { metres: 0 }, 100],
    ['at most the maximum [BIZ-36]', { metres: 50_000 }, 400],
    ['without upper bound [BIZ-36]', { metres: 50_000, charges: { ...charges, maximum: 0 } }, 3000],
    ['fixed [BIZ-38]', { charges: { ...charges, type: 'fixed' } }, 350],
    ['nothing for take away [BIZ-34]', { orderType: 'take_away', increase: rain() }, 0],
    ['raised by percent [BIZ-38]', { increase: rain() }, 378],
    ['raised by amount [BIZ-38]', { increase: rain({ discount: { type: 'amount', value: 45 } }) }, 297],
    ['not raised while the increase is off [BIZ-38]', { increase: rain({ active: false }) }, 252],
  ] as [string, Partial<DeliveryToPrice>, number][])('is %s', (_case, more, fee) => {
    expect(getFee(more)).toBe(fee);
  });

  it('is 0 when store, coupon or admin pay it, with an increase or not [BIZ-37]', () => {
    expect(getFee({ increase: rain() }, true)).toBe(0);
    const toAll = { status: true, type: 'free_delivery_to_all_store' as const, over: 0 };
    expect(getFee({ freeDelivery: toAll, increase: rain() })).toBe(0);
  });

  it('gives no reason without an increase [BIZ-38]', () => {
    const increase = rain({ discount: { type: 'percent', value: 0 } });
    expect(deliveryFee(delivery({ increase }), 0, false)).toEqual({ fee: 252, extra: 0, reason: '' });
  });

  it('is free at the admin’s threshold, while the rule is on [BIZ-37]', () => {
    const over = { status: true, type: 'free_delivery_over' as const, over: 2000 };
    expect(adminFreesDelivery(over, 1999)).toBe(false);
    expect(adminFreesDelivery(over, 2000)).toBe(true);
    expect(adminFreesDelivery({ ...over, status: false }, 2000)).toBe(false);
    expect(adminFreesDelivery(null, 2000)).toBe(false);
  });

  it('uses the charges of a store that delivers itself, else those of the zone [BIZ-34]', () => {
    const own = { ...charges, perKm: 1 };
    const zone = { modules: [{ moduleId: 3, charges, maximumCashOrder: null }] };
    const store = { selfDelivery: true, charges: own, moduleId: 3 };
    expect(chargesFor(store, zone)).toBe(own);
    expect(chargesFor({ ...store, selfDelivery: false }, zone)).toBe(charges);
    expect(chargesFor({ ...store, selfDelivery: false, moduleId: 4 }, zone)).toMatchObject({ perKm: 0 });
    expect(chargesFor({ ...store, selfDelivery: false }, null)).toMatchObject({ perKm: 0, fixed: 0 });
  });
});
