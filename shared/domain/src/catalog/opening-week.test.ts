import { openingWeek } from './opening-week';

// Sunday, 23:30 in UTC; Monday already in Karachi.
const now = new Date('2026-03-01T23:30:00Z');

it('begins with the current day in the shop’s time zone [D-12]', () => {
  const days = (zone: string) => openingWeek([], now, zone).map(({ day }) => day);
  expect(days('UTC')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(days('Asia/Karachi')).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(openingWeek([], now, 'UTC').map(({ isToday }) => isToday)).toEqual([true, ...Array(6).fill(false)]);
});

it('lists the windows of each day in order; a day without any is closed [ENT-36] [X-04]', () => {
  const hours = [
    { day: 1, opens: '18:30', closes: '23:30' },
    { day: 1, opens: '9:30:00', closes: '15:30:00' },
  ];
  const [sunday, monday] = openingWeek(hours, now, 'UTC');
  expect(sunday?.windows).toEqual([]);
  expect(monday?.windows.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual([
    '09:30:00–15:30:00',
    '18:30:00–23:30:00',
  ]);
});

it.each([
  ['within a day', '09:00:00', '22:00:00', false, false],
  ['past midnight', '16:00:00', '02:00:00', true, false],
  ['until midnight', '16:00:00', '00:00:00', false, false],
  ['the whole day', '00:00:00', '23:59:59', false, true],
  ['the whole day from one midnight to the next', '00:00:00', '00:00:00', false, true],
])('recognises a window %s [D-12]', (_case, opens, closes, passesMidnight, isWholeDay) => {
  const [window] = openingWeek([{ day: 0, opens, closes }], now, 'UTC')[0]?.windows ?? [];
  expect(window).toEqual({ opens, closes, passesMidnight, isWholeDay });
});

it.each([
  ['touch', ['10:00', '14:00'], ['14:00', '18:00'], '10:00:00–18:00:00'],
  ['touch with a minute 59 between them', ['10:00', '13:59'], ['14:00', '00:00'], '10:00:00–00:00:00'],
  ['overlap past midnight', ['10:00', '19:00'], ['18:00', '02:00'], '10:00:00–02:00:00'],
  ['contain each other', ['10:00', '20:00'], ['12:00', '18:00'], '10:00:00–20:00:00'],
  ['leave a break', ['10:00', '14:00'], ['14:01', '18:00'], '10:00:00–14:00:00 14:01:00–18:00:00'],
])('shows windows that %s correctly [D-12] [X-04]', (_case, one, other, shown) => {
  const hours = [other, one].map(([opens = '', closes = '']) => ({ day: 0, opens, closes }));
  const windows = openingWeek(hours, now, 'UTC')[0]?.windows ?? [];
  expect(windows.map(({ opens, closes }) => `${opens}–${closes}`).join(' ')).toBe(shown);
});
