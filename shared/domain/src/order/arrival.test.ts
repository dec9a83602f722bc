import type { Order } from '../entities/order';
import { getArrival, isSoon } from './arrival';
import { toMinuteRange } from './way';

const order = (own: Partial<Order> = {}): Parameters<typeof getArrival>[0] => ({
  status: 'pending',
  orderType: 'delivery',
  placedAt: '2026-01-05T12:00:00.000Z',
  scheduledAt: null,
  history: [],
  deliveryMinutes: { from: 25, to: 35 },
  processingMinutes: null,
  ...own,
});
const confirmed = { status: 'confirmed', at: '2026-01-05T12:04:00.000Z' } as const;
const processing = { status: 'processing', at: '2026-01-05T12:06:00.000Z' } as const;
const at = (time: string) => `2026-01-05T${time}:00.000Z`;
const range = (own: Partial<Order>, now: string) => {
  const arrival = getArrival(order(own), new Date(at(now)));
  return arrival && [arrival.from.slice(11, 16), arrival.to.slice(11, 16), arrival.isLate];
};

it.each<[string, Partial<Order>, string, [string, string, boolean] | null]>([
  ['counts from now while the store has not confirmed', {}, '12:20', ['12:45', '12:55', false]],
  [
    'counts from the confirmation',
    { status: 'confirmed', history: [confirmed] },
    '12:20',
    ['12:29', '12:39', false],
  ],
  [
    'counts from the order, if the confirmation has no time',
    { status: 'processing' },
    '12:10',
    ['12:25', '12:35', false],
  ],
  [
    'waits for the announced preparation',
    { status: 'processing', history: [confirmed, processing], processingMinutes: 40 },
    '12:20',
    ['12:46', '12:56', false],
  ],
  [
    'begins with now, when the earliest time is over',
    { status: 'picked_up', history: [confirmed, processing] },
    '12:35',
    ['12:35', '12:39', false],
  ],
  [
    'is late after the latest time',
    { status: 'picked_up', history: [confirmed, processing] },
    '12:50',
    ['12:39', '12:39', true],
  ],
  ['is the time of a scheduled order', { scheduledAt: at('18:30') }, '12:20', ['18:30', '18:30', false]],
  ['is unknown without minutes', { deliveryMinutes: null }, '12:20', null],
  ['is none for what has ended', { status: 'delivered', history: [confirmed] }, '12:20', null],
])('%s [D-23] [D-24]', (_case, own, now, expected) => {
  expect(range(own, now)).toEqual(expected);
});

const store = { position: { latitude: 24.86, longitude: 67.01 } };
/** About 5.4 km by road from the store. */
const address = { latitude: 24.896, longitude: 67.01 };
const handover = { status: 'handover', at: '2026-01-05T12:20:00.000Z' } as const;
const pickedUp = { status: 'picked_up', at: '2026-01-05T12:25:00.000Z' } as const;

it.each<[string, Partial<Order>, string, [string, string, boolean] | null]>([
  [
    'adds what the road beyond the neighbourhood takes',
    { status: 'confirmed', history: [confirmed] },
    '12:10',
    ['12:29', '12:49', false],
  ],
  [
    'is the way that is left, once it is on it',
    { status: 'picked_up', history: [confirmed, processing, handover, pickedUp] },
    '12:26',
    ['12:36', '12:47', false],
  ],
  [
    'says the new time of what is late and on its way',
    {
      status: 'picked_up',
      history: [confirmed, { ...pickedUp, at: '2026-01-05T12:55:00.000Z' }],
    },
    '12:56',
    ['13:06', '13:17', true],
  ],
  [
    'knows the way of a store that says no minutes',
    { status: 'picked_up', deliveryMinutes: null, history: [confirmed, pickedUp] },
    '12:26',
    ['12:36', '12:47', false],
  ],
  [
    'knows the preparation that such a store has announced',
    { status: 'processing', deliveryMinutes: null, processingMinutes: 15, history: [confirmed, processing] },
    '12:10',
    ['12:32', '12:53', false],
  ],
  [
    'of take-away is the preparation, without any way',
    {
      status: 'processing',
      orderType: 'take_away',
      deliveryMinutes: null,
      processingMinutes: 15,
      history: [confirmed, processing],
    },
    '12:10',
    ['12:21', '12:31', false],
  ],
  [
    'is over for take-away that waits to be fetched',
    { status: 'handover', orderType: 'take_away', history: [confirmed, handover] },
    '12:50',
    null,
  ],
])('%s [X-19]', (_case, own, now, expected) => {
  const arrival = getArrival({ ...order(own), store, address }, new Date(at(now)));
  expect(arrival && [arrival.from.slice(11, 16), arrival.to.slice(11, 16), arrival.isLate]).toEqual(expected);
});

it.each([
  ['25-35', { from: 25, to: 35 }],
  ['20-30 min', { from: 20, to: 30 }],
  ['45', { from: 45, to: 45 }],
  ['soon', null],
  [null, null],
])('reads %j as minutes', (text, expected) => {
  expect(toMinuteRange(text)).toEqual(expected);
});

it.each([
  ['2026-01-05T19:30:00.000Z', true], // half past midnight in the shop
  ['2026-01-05T08:00:00.000Z', true],
  ['2026-01-06T18:30:00.000Z', false],
])('says %s by the time of day alone at 11 PM: %s [X-19]', (moment, expected) => {
  expect(isSoon(moment, new Date('2026-01-05T18:00:00.000Z'))).toBe(expected);
});
