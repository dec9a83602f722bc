import { aConfig, aLine, anAddress, anItem, aStore } from '@shop/testing';
import {
  checkoutGap,
  priceCheckout,
  toPlaceBody,
  type CheckoutDraft,
  type CheckoutFacts,
} from './checkout-order';

const facts: CheckoutFacts = {
  lines: [aLine({ item: anItem({ price: 1_299 }), quantity: 2 })],
  store: aStore({ tax: 5, selfDelivery: true, minimumOrder: 500 }),
  zone: null,
  reaches: true,
  config: aConfig(),
  roadMetres: 4_200,
  now: new Date('2026-01-05T12:00:00Z'),
};
const draft: CheckoutDraft = {
  orderType: 'delivery',
  address: anAddress(),
  payment: 'cash_on_delivery',
  note: '',
};

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

it('charges no delivery for take away [BIZ-34] [ROLE-07]', () => {
  expect(priceCheckout(facts, { ...draft, orderType: 'take_away' })).toMatchObject({
    deliveryFee: 0,
    total: 2_728,
  });
});

it.each([
  ['an address', { ...draft, address: null }, facts, 'address'],
  ['contact for take away', { ...draft, orderType: 'take_away' as const, address: null }, facts, 'contact'],
  ['an address in words', { ...draft, address: anAddress({ address: '' }) }, facts, 'address'],
  ['a place that the store serves', draft, { ...facts, reaches: false }, 'place'],
  ['the store’s minimum', draft, { ...facts, store: aStore({ minimumOrder: 9_999 }) }, 'minimum'],
  ['nothing', draft, facts, null],
])('says that %s is missing', (_case, given, known, gap) => {
  expect(checkoutGap(known, given, 2_598)).toBe(gap);
});

it('sends major units, and no address for take away', () => {
  expect(toPlaceBody(facts, draft, 2_980)).toMatchObject({
    order_amount: 29.8,
    order_type: 'delivery',
    address: '5 Garden Street',
    distance: 4_200,
  });
  expect(toPlaceBody(facts, { ...draft, orderType: 'take_away' }, 2_728)).not.toHaveProperty('address');
});
