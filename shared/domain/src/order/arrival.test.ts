import type { Order } from '../entities/order';
import { getArrival, toMinuteRange } from './arrival';

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

it.each([
  ['25-35', { from: 25, to: 35 }],
  ['20-30 min', { from: 20, to: 30 }],
  ['45', { from: 45, to: 45 }],
  ['soon', null],
  [null, null],
])('reads %j as minutes', (text, expected) => {
  expect(toMinuteRange(text)).toEqual(expected);
});
