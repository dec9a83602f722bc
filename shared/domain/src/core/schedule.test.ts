import type { OpeningWindow } from '../entities';
import { isTimeOffered, orderTiming, scheduleDays, type ScheduleOptions } from './schedule';

const daily = (opens: string, closes: string, days = [0, 1, 2, 3, 4, 5, 6]): OpeningWindow[] =>
  days.map((day) => ({ day, opens, closes }));

// Monday, 15:10 in Karachi (UTC+5, no summer time).
const monday: Omit<ScheduleOptions, 'hours'> = {
  step: 30,
  now: new Date('2026-01-05T10:10:00Z'),
  timeZone: 'Asia/Karachi',
};
const getTimes = (hours: OpeningWindow[], overrides: Partial<ScheduleOptions> = {}) =>
  scheduleDays({ ...monday, hours, ...overrides }).map(({ date, times }) => [
    date,
    times.map(({ time }) => time.slice(0, 5)),
  ]);

it('offers times of today from one step ahead, and of six more days [D-12] [D-20]', () => {
  const days = getTimes(daily('14:00:00', '17:00:00'));
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(['2026-01-05', ['16:00', '16:30']]);
  expect(days[6]).toEqual(['2026-01-11', ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30']]);
});

it('returns each time in UTC too', () => {
  const [day] = scheduleDays({ ...monday, hours: daily('14:00:00', '17:00:00') });
  expect(day).toMatchObject({ inDays: 0, times: [{ at: '2026-01-05T11:00:00.000Z' }, {}] });
});

it('leaves out days on which the store is closed [D-12]', () => {
  const dates = getTimes(daily('09:00:00', '10:00:00', [1, 3])).map(([date]) => date);
  expect(dates).toEqual(['2026-01-07']);
});

it('offers both sides of midnight of a window that passes it [D-12]', () => {
  const [today, tomorrow] = getTimes(daily('23:00:00', '01:00:00', [1]));
  expect(today).toEqual(['2026-01-05', ['23:00', '23:30']]);
  expect(tomorrow).toEqual(['2026-01-06', ['00:00', '00:30']]);
});

it('offers the whole day if the store never closes', () => {
  const days = scheduleDays({ ...monday, hours: daily('00:00:00', '23:59:59') });
  expect(days[1]?.times).toHaveLength(48);
  expect(scheduleDays({ ...monday, hours: [] })[1]?.times).toHaveLength(48);
});

it('leaves out the hour that does not exist when clocks go forward [D-12]', () => {
  // New York, 8 March 2026: 02:00 becomes 03:00.
  const options = { now: new Date('2026-03-08T05:30:00Z'), timeZone: 'America/New_York' };
  const [day] = getTimes(daily('01:00:00', '04:00:00'), options);
  expect(day).toEqual(['2026-03-08', ['01:00', '01:30', '03:00', '03:30']]);
});

it('offers the hour that comes twice once when clocks go back [D-12]', () => {
  // New York, 1 November 2026: 02:00 becomes 01:00.
  const options = { now: new Date('2026-11-01T03:30:00Z'), timeZone: 'America/New_York' };
  const [day] = getTimes(daily('00:30:00', '03:00:00'), options);
  expect(day).toEqual(['2026-11-01', ['00:30', '01:00', '01:30', '02:00', '02:30']]);
});

it('aligns with the shop’s clock for steps that do not divide an hour', () => {
  const [day] = getTimes(daily('16:00:00', '19:00:00'), { step: 45 });
  expect(day).toEqual(['2026-01-05', ['16:30', '17:15', '18:00', '18:45']]);
});

it.each([0, -10, NaN])('handles a step of %d minutes', (step) => {
  const [day] = getTimes(daily('16:00:00', '16:20:00'), { step });
  expect(day).toEqual(['2026-01-05', ['16:00', '16:05', '16:10', '16:15']]);
});

describe('when an order is accepted', () => {
  const store = { active: true, scheduleOrder: false, openingHours: daily('09:00:00', '18:00:00') };
  const [open, closed] = [new Date('2026-01-05T10:10:00Z'), new Date('2026-01-05T20:00:00Z')];
  it.each([
    ['at-once', store, open],
    ['may-schedule', { ...store, scheduleOrder: true }, open],
    ['must-schedule', { ...store, scheduleOrder: true }, closed],
    ['closed', store, closed],
    ['closed', { ...store, active: false, scheduleOrder: true }, open],
    ['closed', { ...store, isOpenNow: false }, open],
    ['must-schedule', { ...store, isOpenNow: false, scheduleOrder: true }, open],
    ['at-once', { ...store, isOpenNow: true }, closed],
    ['closed', { ...store, isOpenNow: true, active: false }, open],
    ['closed', { ...store, isOpenNow: null }, closed],
  ])('is %s [STATE-07]', (timing, storeHours, now) => {
    expect(orderTiming(storeHours, now, 'Asia/Karachi')).toBe(timing);
  });
});

it.each([
  ['is offered while it is in the future and the store is open then', '2026-01-05T11:00:00Z', true],
  ['has passed', '2026-01-05T10:00:00Z', false],
  ['is when the store is closed', '2026-01-05T20:00:00Z', false],
  ['is the moment at which it closes', '2026-01-05T13:00:00Z', false],
  ['is more than a week ahead', '2026-01-13T11:00:00Z', false],
  ['is no time', 'soon', false],
])('a chosen time %s [D-16]', (_case, at, isOffered) => {
  const hours = daily('09:00:00', '18:00:00');
  expect(isTimeOffered(at, { ...monday, hours })).toBe(isOffered);
});

describe('the time in which a store prepares an order [X-22]', () => {
  const lunch = [...daily('11:00:00', '14:00:00'), ...daily('18:00:00', '20:00:00')];
  it('passes after opening and after each break, and before the first time of today', () => {
    // It is 15:10: nothing is prepared in the break.
    const [today, tomorrow] = getTimes(lunch, { leadMinutes: 40 });
    expect(today).toEqual(['2026-01-05', ['19:00', '19:30']]);
    expect(tomorrow).toEqual([
      '2026-01-06',
      ['12:00', '12:30', '13:00', '13:30', '19:00', '19:30'], // oxfmt-ignore
    ]);
  });
  it('delays the first time of an open store', () => {
    expect(getTimes(daily('09:00:00', '18:00:00'), { leadMinutes: 95 })[0]).toEqual([
      '2026-01-05',
      ['17:00', '17:30'],
    ]);
  });
  it('is none for a store that never closes, from tomorrow on', () => {
    const days = scheduleDays({ ...monday, hours: daily('00:00:00', '23:59:59'), leadMinutes: 45 });
    expect(days[1]?.times).toHaveLength(48);
  });
  it.each([
    ['in it', '2026-01-05T10:40:00Z', false],
    ['after it', '2026-01-05T10:50:00Z', true],
    ['soon after opening', '2026-01-06T04:30:00Z', false],
    ['later', '2026-01-06T04:40:00Z', true],
  ])('decides about a chosen time: %s', (_case, at, isOffered) => {
    const options = { ...monday, hours: daily('09:00:00', '18:00:00'), leadMinutes: 40 };
    expect(isTimeOffered(at, options)).toBe(isOffered);
  });
});

it('offers as many days as the store takes orders for [X-22]', () => {
  expect(getTimes(daily('14:00:00', '17:00:00'), { daysAhead: 14 })).toHaveLength(14);
  expect(getTimes(daily('14:00:00', '17:00:00'), { daysAhead: 1 })).toHaveLength(1);
  const hours = daily('09:00:00', '18:00:00');
  expect(isTimeOffered('2026-01-13T11:00:00Z', { ...monday, hours, daysAhead: 14 })).toBe(true);
});
