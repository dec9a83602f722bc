import { getPlannedArrival } from './planned-arrival';

// Monday, 17:02 in Karachi.
const now = new Date('2026-01-05T12:02:00Z');
const allDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '00:00:00', closes: '23:59:59' }));
const store = {
  moduleType: 'food',
  deliveryTime: '25-35',
  active: true,
  scheduleOrder: false,
  openingHours: allDay,
} as const;
type Plan = Parameters<typeof getPlannedArrival>[0];

const plan = (own: Partial<Plan> = {}) =>
  getPlannedArrival({
    store: { ...store, openingHours: allDay },
    orderType: 'delivery',
    metres: 4_000,
    now,
    timeZone: 'Asia/Karachi',
    ...own,
  });
const on = (day: number, opens: string, closes: string) => [{ day, opens, closes }];

it('counts from now, with what the distance adds, and rounds clock times up to five minutes [X-19]', () => {
  expect(plan()).toEqual({
    kind: 'now',
    minutes: { from: 25, to: 40 },
    from: '2026-01-05T12:30:00.000Z',
    to: '2026-01-05T12:45:00.000Z',
  });
  expect(plan({ metres: null })).toMatchObject({ minutes: { from: 25, to: 35 } });
});

it('does not count the distance of take-away [X-19]', () => {
  expect(plan({ orderType: 'take_away', metres: 90_000 })).toMatchObject({ minutes: { from: 25, to: 35 } });
});

it.each([
  ['today', on(1, '18:00', '23:00'), { from: '2026-01-05T13:25:00.000Z', inDays: 0, day: 1 }],
  ['tomorrow', on(2, '09:00', '23:00'), { from: '2026-01-06T04:25:00.000Z', inDays: 1, day: 2 }],
  ['in a week', on(1, '09:00', '12:00'), { from: '2026-01-12T04:25:00.000Z', inDays: 7, day: 1 }],
  ['just before midnight', on(1, '23:50', '02:00'), { from: '2026-01-05T19:15:00.000Z', inDays: 1, day: 2 }],
])('counts from the opening of a closed store: %s [X-19] [D-12]', (_case, openingHours, expected) => {
  for (const scheduleOrder of [true, false])
    expect(plan({ store: { ...store, scheduleOrder, openingHours } })).toMatchObject({
      kind: 'after-opening',
      ...expected,
    });
});

it('is the chosen time [X-19]', () => {
  const scheduledAt = '2026-01-06T14:30:00.000Z';
  expect(plan({ scheduledAt })).toEqual({ kind: 'scheduled', from: scheduledAt, to: scheduledAt });
});

it.each<[string, Partial<Plan>]>([
  ['the store says no minutes', { store: { ...store, openingHours: allDay, deliveryTime: null } }],
  ['the store takes no orders', { store: { ...store, openingHours: allDay, active: false } }],
  ['nobody knows when it opens', { store: { ...store, openingHours: [], isOpenNow: false } }],
  ['it rents vehicles', { store: { ...store, openingHours: allDay, moduleType: 'rental' } }],
  ['the place is in another country', { metres: 900_000 }],
  ['the chosen time has passed', { scheduledAt: '2026-01-05T11:00:00.000Z' }],
])('is unknown where %s [X-19]', (_case, own) => {
  expect(plan(own)).toBeNull();
});
