import { familyContext } from '../../fixtures/family';
import { itemDetails, storeDetails } from '../index';

const context = familyContext();
const readStore = (own: object) => storeDetails.read({ id: 1, name: 'Grill', ...own }, context);
const readItem = (own: object) => itemDetails.read({ id: 7, name: 'Kebab', price: 5, ...own }, context);

it.each([
  ['10:00', '26:00', [['10:00:00', '02:00:00']]],
  ['9:30 AM', '9:30 PM', [['09:30:00', '21:30:00']]],
  ['10:00', '24:00', [['10:00:00', '00:00:00']]],
  ['26:00', '28:00', []],
  ['10:00', '40:00', []],
  ['', '22:00', []],
])('reads a store’s window from %j to %j, or leaves it out [D-12] [ENT-36]', (opening, closing, windows) => {
  const { openingHours } = readStore({
    schedules: [{ day: 1, opening_time: opening, closing_time: closing }],
  });
  expect(openingHours.map(({ opens, closes }) => [opens, closes])).toEqual(windows);
});

it.each([
  ['9:30 PM', '26:00', ['21:30:00', '02:00:00']],
  ['soon', '40:00', [null, null]],
])('reads an item’s hours from %j to %j, or leaves them out [D-12] [STATE-06]', (from, to, hours) => {
  const { availableFrom, availableTo } = readItem({ available_time_starts: from, available_time_ends: to });
  expect([availableFrom, availableTo]).toEqual(hours);
});

it.each([
  ['9:30 PM', '21:30:00'],
  ['13:59', '13:59:00'],
  ['24:00', '23:59:59'],
  ['26:00', '23:59:59'],
  ['soon', '23:59:59'],
])('reads %j as the end of a discount on its last day [D-12] [BIZ-28]', (end, endTime) => {
  const discount = {
    discount: 10,
    start_date: '2026-01-01',
    start_time: '26:00',
    end_date: '2026-02-01',
    end_time: end,
  };
  expect(readStore({ discount }).discount).toMatchObject({ startTime: null, endDate: '2026-02-01', endTime });
});

it('keeps the hours of an item’s store with the item [STATE-06]', () => {
  const hours = { active: 1, open: 0, schedule_order: false, schedules: [] };
  expect(readItem({ store_details: hours }).storeHours).toEqual({
    active: true,
    scheduleOrder: false,
    isOpenNow: false,
    openingHours: [],
  });
});
