import type { Item } from '../entities';
import { localTime, readClockTime } from './local-time';
import type { StoreHours } from '../entities';
import { itemAvailability } from './availability';
import { isWithinWindow, storeOpening } from './opening-hours';

const dhaka = 'Asia/Dhaka';
/** A time on the clocks of Dhaka, six hours ahead of UTC. 2026-11-21 is a Saturday. */
const at = (time: string, date = '2026-11-21') => new Date(`${date}T${time}+06:00`);

it('reads the clock of the shop, not of the visitor [D-12]', () => {
  expect(localTime(new Date('2026-11-21T19:30:05Z'), dhaka)).toEqual({
    date: '2026-11-22',
    time: '01:30:05',
    day: 0,
  });
  expect(localTime(new Date('2026-11-21T00:00:00Z'), 'UTC').time).toBe('00:00:00');
});

it.each([
  ['opens on the second', '09:00:00', '22:00:00', '09:00:00', true],
  ['is closed before', '09:00:00', '22:00:00', '08:59:59', false],
  ['is open to the last second', '09:00:00', '22:00:00', '22:00:00', true],
  ['is closed after', '09:00:00', '22:00:00', '22:00:01', false],
  ['includes a minute 59', '09:00:00', '13:59', '13:59:59', true],
  ['ends after a minute 59', '09:00:00', '13:59', '14:00:00', false],
  ['lasts until the end of a day', '09:00:00', '23:59:00', '23:59:30', true],
  ['passes midnight: before it', '22:00:00', '02:00:00', '23:30:00', true],
  ['passes midnight: after it', '22:00:00', '02:00:00', '01:59:59', true],
  ['passes midnight: by day', '22:00:00', '02:00:00', '12:00:00', false],
  ['passes midnight: early morning', '22:00:00', '02:00:00', '02:00:01', false],
  ['reads bare hours', '9', '22', '22:00:00', true],
  ['reads short times', '9:00', '22:00', '09:00:00', true],
  ['is always open with equal ends', '00:00:00', '00:00:00', '05:00:00', true],
  ['is always open without a beginning', null, '22:00:00', '23:00:00', true],
  ['is always open without an end', '09:00:00', null, '08:00:00', true],
])('%s [STATE-06, D-12]', (_case, from, to, time, open) => {
  expect(isWithinWindow(from, to, at(time), dhaka)).toBe(open);
});

describe('opening of a store', () => {
  const saturday = { day: 6, opens: '10:00:00', closes: '14:00:00' };
  const evening = { day: 6, opens: '18:00:00', closes: '02:00:00' };
  const monday = { day: 1, opens: '09:00:00', closes: '17:00:00' };
  const hours = [evening, saturday, monday];

  it.each([
    [
      'before the first window',
      at('09:00:00'),
      { open: false, closes: null, next: { day: 6, opens: '10:00:00', inDays: 0 } },
    ],
    ['within it', at('12:00:00'), { open: true, closes: '14:00:00', next: null }],
    [
      'in the break',
      at('15:00:00'),
      { open: false, closes: null, next: { day: 6, opens: '18:00:00', inDays: 0 } },
    ],
    ['in the evening', at('23:00:00'), { open: true, closes: '02:00:00', next: null }],
    [
      'past midnight, on the next day',
      at('01:00:00', '2026-11-22'),
      { open: true, closes: '02:00:00', next: null },
    ],
    [
      'after the night',
      at('03:00:00', '2026-11-22'),
      { open: false, closes: null, next: { day: 1, opens: '09:00:00', inDays: 1 } },
    ],
    [
      'before the evening window, at night',
      at('01:00:00'),
      { open: false, closes: null, next: { day: 6, opens: '10:00:00', inDays: 0 } },
    ],
  ])('%s [D-12, X-04]', (_case, now, opening) => {
    expect(storeOpening(hours, now, dhaka)).toEqual(opening);
  });

  it.each([
    ['touch', ['10:00', '14:00'], ['14:00', '18:00'], '12:00:00', '18:00:00'],
    ['touch with a minute 59 between them', ['10:00', '13:59'], ['14:00', '18:00'], '13:59:30', '18:00:00'],
    ['overlap', ['10:00', '16:00'], ['12:00', '18:00'], '12:30:00', '18:00:00'],
    ['contain each other', ['10:00', '20:00'], ['12:00', '18:00'], '12:30:00', '20:00:00'],
    ['are in the other order', ['14:00', '18:00'], ['10:00', '14:00'], '12:00:00', '18:00:00'],
  ])('merges windows that %s [D-12, X-04]', (_case, one, other, time, closes) => {
    const hours = [one, other].map(([opens = '', closes = '']) => ({ day: 6, opens, closes }));
    expect(storeOpening(hours, at(time), dhaka)).toEqual({ open: true, closes, next: null });
  });

  it('closes after a night that continues past midnight [D-12, X-04]', () => {
    const hours = [
      { day: 6, opens: '18:00', closes: '23:59' },
      { day: 0, opens: '00:00', closes: '03:00' },
    ];
    expect(storeOpening(hours, at('23:59:30'), dhaka).closes).toBe('03:00:00');
  });

  it('looks a whole week ahead [X-04]', () => {
    expect(storeOpening([saturday], at('15:00:00'), dhaka).next).toEqual({
      day: 6,
      opens: '10:00:00',
      inDays: 7,
    });
  });

  it('is open all day, and only that day, if opening and closing time are equal [D-12]', () => {
    const allDay = [{ day: 6, opens: '00:00:00', closes: '00:00:00' }];
    expect(storeOpening(allDay, at('12:00:00'), dhaka).open).toBe(true);
    expect(storeOpening(allDay, at('00:00:00', '2026-11-22'), dhaka).open).toBe(false);
  });

  it('is open when no hours are known; has no next opening for days that do not exist [X-04]', () => {
    expect(storeOpening([], at('12:00:00'), dhaka)).toEqual({ open: true, closes: null, next: null });
    expect(storeOpening([{ ...saturday, day: 9 }], at('12:00:00'), dhaka).next).toBeNull();
  });
});

it.each([
  ['9', '09:00:00'],
  ['9:30', '09:30:00'],
  ['21.30', '21:30:00'],
  ['09:30:15.000', '09:30:15'],
  ['9:30 PM', '21:30:00'],
  ['12 am', '00:00:00'],
  ['12:05 p.m.', '12:05:00'],
  ['24:00', null],
  ['26:00', null],
  ['13:00 PM', null],
  ['10:75', null],
  ['soon', null],
  ['', null],
])('reads the time %s, or leaves it out [D-12]', (text, time) => {
  expect(readClockTime(text)).toBe(time);
});

it.each([
  ['24:00', '00:00:00'],
  ['26:00', '02:00:00'],
  ['31:00', null],
])('reads %s as the end of a window [D-12]', (text, time) => {
  expect(readClockTime(text, { isEnd: true })).toBe(time);
});

describe('availability of an item', () => {
  const offered = (more: Partial<Item> = {}) => ({
    stock: 5,
    variations: [],
    availableFrom: '09:00:00',
    availableTo: '22:00:00',
    scheduleOrder: false,
    ...more,
  });
  const variation = (stock: number | null) => ({ type: 'Red', price: 1, stock });

  it.each([
    ['open in its hours [STATE-06]', {}, '12:00:00', 'open', true],
    ['closed outside of them [STATE-07]', {}, '23:00:00', 'closed', false],
    ['closed, to be scheduled [STATE-07]', { scheduleOrder: true }, '23:00:00', 'closed', true],
    ['sold out [STATE-11]', { stock: 0, scheduleOrder: true }, '12:00:00', 'out-of-stock', false],
    [
      'sold out in every variation [STATE-11]',
      { variations: [variation(0), variation(0)] },
      '12:00:00',
      'out-of-stock',
      false,
    ],
    [
      'open while a variation is left [VALID-03]',
      { variations: [variation(0), variation(2)] },
      '12:00:00',
      'open',
      true,
    ],
    [
      'open if stock is not counted',
      { stock: null, variations: [variation(null)] },
      '12:00:00',
      'open',
      true,
    ],
  ])('%s', (_case, more, time, state, mayOrder) => {
    expect(itemAvailability(offered(more), at(time), dhaka)).toEqual({
      state,
      mayOrder,
      from: '09:00:00',
      to: '22:00:00',
      storeClosure: null,
    });
  });

  const fromFour = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '16:00:00', closes: '23:00:00' }));
  it.each([
    [
      'closed with its store',
      { openingHours: fromFour, scheduleOrder: false },
      false,
      false,
      'closed',
      false,
    ],
    ['to be scheduled', { openingHours: fromFour, scheduleOrder: true }, true, false, 'closed', true],
    ['closed if the store reports it', { openingHours: [], isOpenNow: false }, false, false, 'closed', false],
    [
      'closed while the store is inactive',
      { active: false, scheduleOrder: true },
      true,
      false,
      'closed',
      false,
    ],
    ['open with its store', { openingHours: [] }, false, true, 'open', true],
  ])(
    'is %s, whatever its own hours [STATE-06] [STATE-07]',
    (_case, own, scheduleOrder, isOpen, state, mayOrder) => {
      const storeHours: StoreHours = { active: true, scheduleOrder: false, openingHours: fromFour, ...own };
      const found = itemAvailability({ ...offered({ scheduleOrder }), storeHours }, at('11:00:00'), dhaka);
      expect(found).toMatchObject({ state, mayOrder });
      expect(found.storeClosure === null).toBe(isOpen);
      if (!isOpen && storeHours.openingHours === fromFour && storeHours.active)
        expect(found.storeClosure?.opens).toMatchObject({ opens: '16:00:00', inDays: 0 });
    },
  );

  it('has no closing time at midnight if the next day begins open', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '00:00:00', closes: '23:59:59' }));
    expect(storeOpening(always, at('12:00:00'), dhaka)).toEqual({ open: true, closes: null, next: null });
    const weekdays = always.filter(({ day }) => day !== 0);
    expect(storeOpening(weekdays, at('12:00:00'), dhaka).closes).toBe('23:59:59');
  });
});
