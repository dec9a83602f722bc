import { toCoordinates } from '@shop/contract';
import { toMajor } from '@shop/domain';
import { aCoupon, aConfig, aLine, anAddress, anItem, aStore } from '@shop/testing';
import { blankDraft, type CheckoutDraft } from './draft/checkout-draft';
import type { ServerCharges } from './charges/server-charges';
import {
  fitDraft,
  toPurchaseFields,
  priceCheckout,
  toPlaceBody,
  limitToShop,
  type CheckoutFacts,
} from './checkout-order';

const facts: CheckoutFacts = {
  lines: [aLine({ item: anItem({ price: 1_299 }), quantity: 2 })],
  store: aStore({ tax: 5, selfDelivery: true, minimumOrder: 500, scheduleOrder: true }),
  zone: null,
  isInZone: true,
  config: aConfig(),
  roadMetres: 4_200,
  now: new Date('2026-01-05T12:00:00Z'),
};
const draft: CheckoutDraft = { ...blankDraft, address: anAddress() };
const cash = { callback: 'https://shop.example/payment-return', walletPaid: 0 };
const coupon = aCoupon({ code: 'TEN', minPurchase: 1_000, maxDiscount: 200 });

it('computes the delivery fee by road distance, with tax added [BIZ-33] [BIZ-35] [BIZ-36]', () => {
  expect(priceCheckout(facts, draft)).toMatchObject({
    subtotal: 2_598,
    tax: 130,
    deliveryFee: 252,
    total: 2_980,
  });
});

it('uses the great circle where the road distance is unknown [BIZ-35]', () => {
  const withoutDistance = { ...facts, roadMetres: null };
  expect(priceCheckout(withoutDistance, draft).deliveryFee).toBe(100);
});

it('charges no delivery and no tip for take away [BIZ-34] [ROLE-07]', () => {
  expect(priceCheckout(facts, { ...draft, orderType: 'take_away', tip: 300 })).toMatchObject({
    deliveryFee: 0,
    tip: 0,
    total: 2_728,
  });
});

it('takes no tip where the shop accepts none', () => {
  const without = { ...facts, config: aConfig({ tips: false }) };
  expect(priceCheckout(without, { ...draft, tip: 300 }).tip).toBe(0);
});

it.each([
  ['is capped', 2_598, { ...coupon }, 200, 'TEN'],
  ['frees the delivery', 2_598, { ...coupon, type: 'free_delivery' as const }, 0, 'TEN'],
  [
    'of another store takes nothing off',
    2_598,
    { ...coupon, type: 'store_wise' as const, storeIds: [9] },
    0,
    '',
  ],
  [
    'of another zone takes nothing off',
    2_598,
    { ...coupon, type: 'zone_wise' as const, zoneIds: [9] },
    0,
    '',
  ],
  ['asks for more than is bought', 2_598, { ...coupon, minPurchase: 9_999 }, 0, ''],
])('a coupon %s [BIZ-29] [BIZ-30] [BIZ-31] [BIZ-32]', (_case, _subtotal, chosen, taken, code) => {
  const totals = priceCheckout(facts, { ...draft, coupon: chosen });
  expect(totals.coupon).toBe(taken);
  expect(totals.deliveryFee).toBe(chosen.type === 'free_delivery' ? 0 : 252);
  expect(toPlaceBody(facts, { ...draft, coupon: chosen }, totals, cash).coupon_code).toBe(code);
});

it('does not send a coupon for free delivery with take away [BIZ-30] [BIZ-34]', () => {
  const pickup = { ...draft, orderType: 'take_away' as const };
  const send = (type: 'free_delivery' | 'default') => {
    const chosen = { ...pickup, coupon: { ...coupon, type } };
    return toPlaceBody(facts, chosen, priceCheckout(facts, chosen), cash).coupon_code;
  };
  expect([send('free_delivery'), send('default')]).toEqual(['', 'TEN']);
});

const prescribed = {
  ...facts,
  lines: [aLine({ item: anItem({ price: 1_299, prescriptionRequired: true }) })],
};

it('sends the displayed totals in major units, and the payment method', () => {
  const chosen: CheckoutDraft = {
    ...draft,
    coupon,
    tip: 150,
    note: 'Ring twice',
    scheduledAt: '2026-01-06T12:00:00.000Z',
    payment: { method: 'digital_payment', gateway: 'paypal', withWallet: true },
    prescriptions: [{ id: 7, url: '/p/7' }],
  };
  const totals = priceCheckout(prescribed, chosen);
  const body = toPlaceBody(prescribed, chosen, totals, {
    callback: 'https://shop.example/payment-return',
    walletPaid: 500,
  });
  expect(body).toMatchObject({
    order_amount: toMajor(totals.total, 2),
    order_type: 'delivery',
    address: '5 Garden Street',
    distance: 4.2,
    latitude: '24.87',
    longitude: '67.02',
    payment_method: 'digital_payment',
    gateway: 'paypal',
    callback: 'https://shop.example/payment-return',
    partial_payment: true,
    wallet_amount: 5,
    coupon_code: 'TEN',
    dm_tips: 1.5,
    order_note: 'Ring twice',
    schedule_at: '2026-01-06 17:00:00',
    prescription_ids: [7],
  });
});

it('sends no prescription with an order that needs none [X-30]', () => {
  const chosen = { ...draft, prescriptions: [{ id: 7, url: '/p/7' }] };
  expect(toPlaceBody(facts, chosen, priceCheckout(facts, chosen), cash).prescription_ids).toEqual([]);
});

it('sends no address for take away, and no gateway for cash', () => {
  const totals = priceCheckout(facts, draft);
  const body = toPlaceBody(facts, { ...draft, orderType: 'take_away' }, totals, cash);
  expect(body).not.toHaveProperty('address');
  expect(body).not.toHaveProperty('gateway');
  expect(body.partial_payment).toBe(false);
  expect(body).not.toHaveProperty('wallet_amount');
});

it('sends the one item that is bought without the cart [ROUTE-02]', () => {
  expect(toPurchaseFields('cart', facts)).toEqual({});
  const bought = toPurchaseFields('purchase', facts);
  expect(bought.is_buy_now).toBe(1);
  expect(JSON.parse(bought.cart ?? '')).toMatchObject([
    { item_id: 1, item_type: 'App\\Models\\Item', model: 'Item', quantity: 2, price: 12.99, store_id: 1 },
  ]);
});

it('sets the order type where the store has only one [ROLE-07]', () => {
  expect(fitDraft(draft, { delivery: false, takeAway: true }).orderType).toBe('take_away');
  const fetched = { ...draft, orderType: 'take_away' as const };
  expect(fitDraft(fetched, { delivery: true, takeAway: false }).orderType).toBe('delivery');
  expect(fitDraft(draft, { delivery: true, takeAway: true })).toBe(draft);
  expect(fitDraft(draft, { delivery: false, takeAway: false })).toBe(draft);
});

it('sends an item of a campaign as one [STATE-10]', () => {
  const lines = [aLine({ item: anItem({ id: 8, campaign: true }) })];
  const bought = toPurchaseFields('purchase', { ...facts, lines });
  expect(JSON.parse(bought.cart ?? '')).toMatchObject([
    { item_id: 8, item_type: 'App\\Models\\ItemCampaign', model: 'ItemCampaign' },
  ]);
});

it.each([
  [4_200, 4.2, 252],
  [4_233.4, 4.233, 254],
  [1, 0.001, 100],
])('charges %d metres by the kilometres that it sends, %d [BIZ-35] [BIZ-36]', (roadMetres, distance, fee) => {
  const withDistance = { ...facts, roadMetres };
  const totals = priceCheckout(withDistance, draft);
  expect(toPlaceBody(withDistance, draft, totals, cash).distance).toBe(distance);
  expect(totals.deliveryFee).toBe(fee);
});

it.each([
  ['the contact’s', anAddress(), { latitude: 1, longitude: 2 }, { latitude: 24.87, longitude: 67.02 }],
  [
    'the visitor’s, where the contact has none',
    anAddress({ latitude: 0, longitude: 0 }),
    { latitude: 1, longitude: 2 },
    { latitude: 1, longitude: 2 },
  ],
  ['the store’s, where nobody has one', null, null, { latitude: 24.86, longitude: 67.01 }],
])(
  'sends a position for take away, as texts: %s [ROLE-07] [CALL-24]',
  (_case, address, location, position) => {
    const chosen = { ...draft, orderType: 'take_away' as const, address };
    const known = { ...facts, location };
    const body = toPlaceBody(known, chosen, priceCheckout(known, chosen), cash);
    expect(body).toMatchObject({ ...toCoordinates(position), distance: 0 });
    expect(typeof body.latitude).toBe('string');
  },
);

it('offers nothing that the shop has switched off [ROLE-07] [STATE-07] [X-22]', () => {
  const all = aStore({ scheduleOrder: true, cutlery: true });
  expect(limitToShop(all, aConfig())).toEqual(all);
  const none = aConfig({ homeDelivery: false, takeAway: false, scheduleOrder: false });
  expect(limitToShop(all, none)).toMatchObject({ delivery: false, takeAway: false, scheduleOrder: false });
  expect(limitToShop(aStore({ takeAway: false }), aConfig()).takeAway).toBe(false);
  expect(limitToShop(all, { ...none, cutleryTypes: ['grocery'] }).cutlery).toBe(false);
});

describe('additional charges', () => {
  const createCharges = (own: Partial<ServerCharges>): ServerCharges => ({
    vehicle: null,
    surge: null,
    tax: null,
    isLoading: false,
    ...own,
  });
  const rush = (type: 'amount' | 'percent', value: number) =>
    createCharges({
      vehicle: { key: '4.2', value: 48 },
      surge: { key: 'now', value: { price: { type, value }, note: 'Rush hour' } },
    });

  it('include the shop’s service and the store’s packaging [BIZ-26]', () => {
    const charging = {
      ...facts,
      config: aConfig({ serviceCharge: { name: 'Platform fee', amount: 25 } }),
      store: { ...facts.store, packagingCharge: 15 },
    };
    const packed = { ...draft, packaging: true };
    const totals = priceCheckout(charging, packed);
    // Backends charge for packaging where the order requests it.
    expect(toPlaceBody(charging, packed, totals, cash).extra_packaging_amount).toBe(0.15);
    const unpacked = priceCheckout(charging, draft);
    expect(unpacked.total).toBe(totals.total - 15);
    expect(toPlaceBody(charging, draft, unpacked, cash).extra_packaging_amount).toBe(0);
    expect(totals).toMatchObject({
      charges: [
        { kind: 'service', name: 'Platform fee', amount: 25 },
        { kind: 'packaging', name: '', amount: 15 },
      ],
      total: 3_020,
    });
  });

  it.each([
    ['a percent of fee and vehicle', rush('percent', 10), 330, 78],
    ['an amount', rush('amount', 70), 370, 118],
  ])('include a surge of %s on top of the vehicle [BIZ-36] [BIZ-38]', (_case, charges, fee, extra) => {
    expect(priceCheckout({ ...facts, serverCharges: charges }, draft)).toMatchObject({
      deliveryFee: fee,
      extraFee: extra,
      extraFeeReason: 'Rush hour',
    });
  });

  it('include no vehicle and no surge for take away [ROLE-07]', () => {
    const fetched = { ...draft, orderType: 'take_away' as const };
    const totals = priceCheckout({ ...facts, serverCharges: rush('amount', 70) }, fetched);
    expect(totals).toMatchObject({ deliveryFee: 0, extraFee: 0, extraFeeReason: '' });
  });

  it('include the tax that the backend has computed [BIZ-33]', () => {
    const tax = { key: 'order', value: { amount: 99, included: false } };
    expect(priceCheckout({ ...facts, serverCharges: createCharges({ tax }) }, draft)).toMatchObject({
      tax: 99,
      total: 2_949,
    });
  });
});
