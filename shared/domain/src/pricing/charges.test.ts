import { deliveryFee, type DeliveryToPrice } from './delivery-fee';
import { orderSubtotal, priceOrder, type OrderToPrice } from './order';

const delivery: DeliveryToPrice = {
  orderType: 'delivery',
  metres: 4_200,
  charges: { type: 'per_km', perKm: 60, minimum: 100, maximum: 400, fixed: 0 },
  freeDelivery: null,
  increase: null,
};
const rain = { active: true, discount: { type: 'percent' as const, value: 50 }, message: 'Rain' };

const order = (overrides: Partial<OrderToPrice> = {}): OrderToPrice => ({
  lines: [
    {
      item: { price: 1_000, discount: null, variations: [], foodVariations: [], addOns: [] },
      quantity: 2,
      variation: null,
      options: [],
      addOns: [],
    },
  ],
  store: { id: 1, zoneId: 1, discount: null, freeDelivery: false },
  coupon: null,
  tax: { percent: 5, included: false },
  delivery,
  tip: 50,
  now: new Date('2026-11-21T10:00:00Z'),
  timeZone: 'UTC',
  ...overrides,
});

const service = { kind: 'service', name: 'Service charge', amount: 30 } as const;
const packaging = { kind: 'packaging', name: '', amount: 20 } as const;

it('adds additional charges to the total, and lists them [BIZ-26]', () => {
  const plain = priceOrder(order());
  const charged = priceOrder(order({ charges: [service, packaging] }));
  expect(plain).toMatchObject({ tax: 100, deliveryFee: 252, total: 2_402 });
  expect(plain).not.toHaveProperty('charges');
  expect(charged).toEqual({ ...plain, charges: [service, packaging], total: 2_452 });
});

it('leaves out a charge of 0 [BIZ-26]', () => {
  expect(priceOrder(order({ charges: [{ ...service, amount: 0 }] }))).toEqual(priceOrder(order()));
});

it('does not tax the charges, and leaves them out of thresholds [BIZ-33] [BIZ-37]', () => {
  const freeDelivery = { status: true, type: 'free_delivery_over' as const, over: 2_001 };
  const input = order({ charges: [service], delivery: { ...delivery, freeDelivery } });
  expect(priceOrder(input)).toMatchObject({ tax: 100, deliveryFee: 252 });
});

it.each([
  ['a delivery that costs something', {}, 332, 80],
  ['one with an increase, without being increased itself', { increase: rain }, 458, 206],
  ['one whose fee is 0', { charges: { ...delivery.charges, perKm: 0, minimum: 0 } }, 80, 80],
  ['no take-away order', { orderType: 'take_away' as const }, 0, 0],
])('adds vehicle and surge to %s [BIZ-36] [BIZ-38]', (_case, overrides, fee, extra) => {
  expect(deliveryFee({ ...delivery, ...overrides }, 2_000, false, 80)).toMatchObject({ fee, extra });
});

it('adds neither vehicle nor surge to a free delivery [BIZ-37]', () => {
  const store = { id: 1, zoneId: 1, discount: null, freeDelivery: true };
  expect(priceOrder(order({ extraDelivery: 80, store }))).toMatchObject({ deliveryFee: 0, extraFee: 0 });
  expect(priceOrder(order({ extraDelivery: 80 }))).toMatchObject({ deliveryFee: 332, total: 2_482 });
});

it.each([
  ['added', { amount: 70, included: false }, { tax: 70, taxIncluded: false, total: 2_372 }],
  ['only shown', { amount: 70, included: true }, { tax: 70, taxIncluded: true, total: 2_302 }],
  ['none', { amount: 0, included: false }, { tax: 0, total: 2_302 }],
])('uses the backend’s tax instead of its own: %s [BIZ-33]', (_case, knownTax, totals) => {
  expect(priceOrder(order({ knownTax }))).toMatchObject(totals);
});

it('calculates the subtotal of a placed order from its lines', () => {
  expect(orderSubtotal([{ total: 1_250 }, { total: 400 }])).toBe(1_650);
  expect(orderSubtotal([])).toBe(0);
});
