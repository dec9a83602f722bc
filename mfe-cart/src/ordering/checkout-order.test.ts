import { toMajor } from '@shop/domain';
import { aCoupon, aConfig, aLine, anAddress, anItem, aStore } from '@shop/testing';
import { blankDraft, type CheckoutDraft } from '../checkout-draft/checkout-draft';
import { fittingDraft, pastTheCart, priceCheckout, toPlaceBody, type CheckoutFacts } from './checkout-order';

const facts: CheckoutFacts = {
  lines: [aLine({ item: anItem({ price: 1_299 }), quantity: 2 })],
  store: aStore({ tax: 5, selfDelivery: true, minimumOrder: 500, scheduleOrder: true }),
  zone: null,
  reaches: true,
  config: aConfig(),
  roadMetres: 4_200,
  now: new Date('2026-01-05T12:00:00Z'),
};
const draft: CheckoutDraft = { ...blankDraft, address: anAddress() };
const cash = { callback: 'https://shop.example/payment-return', walletPaid: 0 };
const coupon = aCoupon({ code: 'TEN', minPurchase: 1_000, maxDiscount: 200 });

it('prices a delivery by road, tax added [BIZ-33] [BIZ-35] [BIZ-36]', () => {
  expect(priceCheckout(facts, draft)).toMatchObject({
    subtotal: 2_598,
    tax: 130,
    deliveryFee: 252,
    total: 2_980,
  });
});

it('takes the great circle where no road is known [BIZ-35]', () => {
  const near = { ...facts, roadMetres: null };
  expect(priceCheckout(near, draft).deliveryFee).toBe(100);
});

it('charges no delivery and no tip for take away [BIZ-34] [ROLE-07]', () => {
  expect(priceCheckout(facts, { ...draft, orderType: 'take_away', tip: 300 })).toMatchObject({
    deliveryFee: 0,
    tip: 0,
    total: 2_728,
  });
});

it('takes no tip where the shop has none', () => {
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

it('sends what was seen, in major units, and how it is paid', () => {
  const chosen: CheckoutDraft = {
    ...draft,
    coupon,
    tip: 150,
    note: 'Ring twice',
    scheduledAt: '2026-01-06T12:00:00.000Z',
    payment: { method: 'digital_payment', gateway: 'paypal', withWallet: true },
    prescriptions: [{ id: 7, url: '/p/7' }],
  };
  const totals = priceCheckout(facts, chosen);
  const body = toPlaceBody(facts, chosen, totals, {
    callback: 'https://shop.example/payment-return',
    walletPaid: 500,
  });
  expect(body).toMatchObject({
    order_amount: toMajor(totals.total, 2),
    order_type: 'delivery',
    address: '5 Garden Street',
    distance: 4_200,
    payment_method: 'digital_payment',
    gateway: 'paypal',
    callback: 'https://shop.example/payment-return',
    partial_payment: true,
    coupon_code: 'TEN',
    dm_tips: 1.5,
    order_note: 'Ring twice',
    schedule_at: '2026-01-06T12:00:00.000Z',
    prescription_ids: [7],
  });
});

it('sends no address for take away, and no gateway for cash', () => {
  const totals = priceCheckout(facts, draft);
  const body = toPlaceBody(facts, { ...draft, orderType: 'take_away' }, totals, cash);
  expect(body).not.toHaveProperty('address');
  expect(body).not.toHaveProperty('gateway');
  expect(body.partial_payment).toBe(false);
});

it('sends the one item that is bought past the cart [ROUTE-02]', () => {
  expect(pastTheCart('cart', facts)).toEqual({});
  expect(pastTheCart('purchase', facts)).toMatchObject({
    is_buy_now: true,
    cart: [{ item_id: 1, quantity: 2, price: 12.99 }],
  });
});

it('leaves no choice where the store has one way only [ROLE-07]', () => {
  expect(fittingDraft(draft, { delivery: false, takeAway: true }).orderType).toBe('take_away');
  const fetched = { ...draft, orderType: 'take_away' as const };
  expect(fittingDraft(fetched, { delivery: true, takeAway: false }).orderType).toBe('delivery');
  expect(fittingDraft(draft, { delivery: true, takeAway: true })).toBe(draft);
  expect(fittingDraft(draft, { delivery: false, takeAway: false })).toBe(draft);
});
