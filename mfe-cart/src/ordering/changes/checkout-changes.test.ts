import { aConfig, aCoupon, aLine, anAddress, anItem, aStore } from '@shop/testing';
import { getCheckoutChanges, toKnownOrder } from './checkout-changes';
import { blankDraft, type CheckoutDraft } from '../draft/checkout-draft';
import type { CheckoutFacts } from '../checkout-order';

const line = aLine({ item: anItem({ price: 1_000 }), quantity: 2 });
const facts: CheckoutFacts = {
  lines: [line],
  store: aStore({ tax: 10, selfDelivery: true, freeDelivery: true }),
  zone: null,
  isInZone: true,
  config: aConfig(),
  roadMetres: 1_000,
  now: new Date('2026-01-05T12:00:00Z'),
};
const draft: CheckoutDraft = { ...blankDraft, address: anAddress() };
const known = toKnownOrder(facts, 'seen');
const dearer = { ...line, item: anItem({ price: 1_200 }) };
const coupon = aCoupon({ code: 'SAVE', discount: { type: 'amount', value: 300 }, minPurchase: 0 });

const changesNow = (now: Partial<CheckoutFacts>, chosen = draft, valid = chosen.coupon) =>
  getCheckoutChanges(known, { ...facts, ...now }, chosen, valid);

it('finds nothing where nothing has changed', () => {
  expect(changesNow({})).toEqual({ changes: [], total: null });
});

it('lists a changed price, with both totals [D-16] [F-24]', () => {
  expect(changesNow({ lines: [dearer] })).toEqual({
    changes: [
      { kind: 'price', line: dearer, from: 1_000, to: 1_200 },
      { kind: 'figure', amountName: 'tax', from: 200, to: 240 },
    ],
    total: { from: 2_200, to: 2_640 },
  });
});

it('lists a changed fee, tax and discount [F-24]', () => {
  const store = aStore({ tax: 20, selfDelivery: true });
  expect(changesNow({ store })).toEqual({
    changes: [
      { kind: 'figure', amountName: 'tax', from: 200, to: 400 },
      { kind: 'figure', amountName: 'deliveryFee', from: 0, to: 100 },
    ],
    total: { from: 2_200, to: 2_500 },
  });
  const discounted = { ...line, item: anItem({ price: 1_000, discount: { type: 'percent', value: 10 } }) };
  expect(changesNow({ lines: [discounted] }).changes[0]).toEqual({
    kind: 'figure',
    amountName: 'discount',
    from: 0,
    to: 200,
  });
});

it('lists a coupon that no longer holds [F-24] [BIZ-31]', () => {
  const chosen = { ...draft, coupon };
  expect(changesNow({}, chosen)).toEqual({ changes: [], total: null });
  expect(changesNow({}, chosen, null)).toEqual({
    changes: [
      { kind: 'figure', amountName: 'coupon', from: 300, to: 0 },
      { kind: 'figure', amountName: 'tax', from: 170, to: 200 },
    ],
    total: { from: 1_870, to: 2_200 },
  });
});

it('does not list what the customer has changed', () => {
  const choice = { options: [], addOns: [{ id: 5, quantity: 1 }], variation: null };
  const item = anItem({ price: 1_000, addOns: [{ id: 5, storeId: 1, name: 'Raita', price: 100 }] });
  expect(changesNow({ lines: [{ ...line, quantity: 7 }] }).changes).toEqual([]);
  expect(changesNow({ lines: [] }).changes).toEqual([]);
  expect(changesNow({ lines: [{ ...line, ...choice, item, priceSeen: 1_100 }] }).changes).toEqual([]);
  expect(changesNow({ lines: [line, aLine({ id: 2 })] }).changes).toEqual([]);
  expect(changesNow({}, { ...draft, orderType: 'take_away' }).changes).toEqual([]);
  expect(changesNow({}, { ...draft, tip: 200 }).changes).toEqual([]);
});

it('lists a price that has changed since the item was chosen, without an old total [X-05]', () => {
  const seen = { ...line, priceSeen: 900 };
  const opened = { ...facts, lines: [seen] };
  expect(getCheckoutChanges(toKnownOrder(opened, 'seen'), opened, draft, null)).toEqual({
    changes: [{ kind: 'price', line: seen, from: 900, to: 1_000 }],
    total: null,
  });
});

it('does not list what was accepted, here or in another tab', () => {
  const now = { ...facts, lines: [dearer] };
  expect(getCheckoutChanges(toKnownOrder(now, 'now'), now, draft, null).changes).toEqual([]);
  expect(changesNow({ lines: [{ ...dearer, priceSeen: 1_200 }] }).changes).toEqual([]);
});

it('lists the line that is sold out, and not the others [F-25]', () => {
  const soldOut = aLine({ id: 2, item: anItem({ id: 2, stock: 0 }) });
  const { changes } = changesNow({ lines: [line, soldOut] });
  expect(changes).toEqual([{ kind: 'problem', line: soldOut, problem: { kind: 'sold-out' } }]);
});

it('checks the hours of the scheduled time [STATE-07]', () => {
  const breakfast = aLine({
    item: anItem({ availableFrom: '06:00:00', availableTo: '10:00:00', scheduleOrder: true }),
  });
  const at = (scheduledAt: string) => changesNow({ lines: [breakfast] }, { ...draft, scheduledAt }).changes;
  expect(at('2026-01-06T03:00:00Z')).toEqual([]);
  expect(at('2026-01-06T12:00:00Z')).toHaveLength(1);
});
