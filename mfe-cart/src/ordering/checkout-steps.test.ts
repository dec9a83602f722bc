import { aConfig, aLine, anAddress, anItem, aStore } from '@shop/testing';
import { blankDraft, type CheckoutDraft } from './draft/checkout-draft';
import type { CheckoutFacts } from './checkout-order';
import { getMissingDeliveryDetail, getReachableStep, toStep } from './checkout-steps';

const nineToFive = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '09:00:00', closes: '17:00:00' }));
// Monday, 12:00 in Karachi.
const facts: CheckoutFacts = {
  lines: [aLine()],
  store: aStore({ openingHours: nineToFive }),
  zone: null,
  isInZone: true,
  config: aConfig(),
  roadMetres: null,
  now: new Date('2026-01-05T07:00:00Z'),
};
const draft: CheckoutDraft = { ...blankDraft, address: anAddress() };
const evening = new Date('2026-01-05T18:00:00Z');
const scheduling = aStore({ openingHours: nineToFive, scheduleOrder: true });
const getPictures = (count: number) => Array.from({ length: count }, (_, id) => ({ id: id + 1, url: '' }));
const prescribed = [aLine({ item: anItem({ prescriptionRequired: true }) })];

it.each<[string, Partial<CheckoutDraft>, Partial<CheckoutFacts>, string | null]>([
  ['nothing', {}, {}, null],
  ['an address', { address: null }, {}, 'address'],
  ['an address in words', { address: anAddress({ address: '' }) }, {}, 'address'],
  ['a contact', { address: anAddress({ contactPhone: '' }) }, {}, 'address'],
  ['a contact for take away', { orderType: 'take_away', address: null }, {}, 'contact'],
  ['a place that the store serves', {}, { isInZone: false }, 'place'],
  ['no place for take away', { orderType: 'take_away' }, { isInZone: false }, null],
  ['a way that the store offers', {}, { store: aStore({ delivery: false, takeAway: false }) }, 'order-type'],
  ['an open store', {}, { now: evening }, 'closed'],
  ['an active store', {}, { store: aStore({ active: false, scheduleOrder: true }) }, 'closed'],
  ['a time while it is closed', {}, { now: evening, store: scheduling }, 'schedule'],
  ['no time while it is open', {}, { store: scheduling }, null],
  ['a time that is to come', { scheduledAt: '2026-01-05T06:00:00Z' }, { store: scheduling }, 'time'],
  ['a time by which it is prepared', { scheduledAt: '2026-01-05T07:20:00Z' }, { store: scheduling }, 'time'],
  ['a time in the opening hours', { scheduledAt: '2026-01-05T18:00:00Z' }, { store: scheduling }, 'time'],
  [
    'nothing with a good time',
    { scheduledAt: '2026-01-06T07:00:00Z' },
    { store: scheduling, now: evening },
    null,
  ],
  ['a picture of the prescription', {}, { lines: prescribed }, 'prescription'],
  ['nothing with a picture', { prescriptions: getPictures(1) }, { lines: prescribed }, null],
  ['nothing with three pictures', { prescriptions: getPictures(3) }, { lines: prescribed }, null],
  ['one picture less than four', { prescriptions: getPictures(4) }, { lines: prescribed }, 'pictures'],
  ['nothing with four pictures that no item needs', { prescriptions: getPictures(4) }, {}, null],
])('the first step lacks %s [D-20] [ROLE-07]', (_case, chosen, known, missing) => {
  expect(getMissingDeliveryDetail({ ...facts, ...known }, { ...draft, ...chosen })).toBe(missing);
});

it.each([
  ['payment', 'payment'],
  ['review', 'review'],
  ['delivery', 'delivery'],
  ['__proto__', 'delivery'],
  [null, 'delivery'],
])('reads from the address %s the step %s [X-06]', (text, step) => {
  expect(toStep(text)).toBe(step);
});

it.each([
  ['review', false, true, 'delivery'],
  ['review', true, false, 'payment'],
  ['review', true, true, 'review'],
  ['payment', false, false, 'delivery'],
  ['payment', true, false, 'payment'],
  ['delivery', true, true, 'delivery'],
] as const)(
  '%s can be reached once the steps before it are complete [X-06]',
  (wanted, delivery, payment, step) => {
    expect(getReachableStep(wanted, { delivery, payment })).toBe(step);
  },
);
