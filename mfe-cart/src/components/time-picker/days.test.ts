import { getFirstColumn, getFirstWeekday, toCalendar } from './days';

const thursday = '2026-11-26';

it('has every day, also those on which the store is closed [X-22]', () => {
  const times = [{ at: '2026-11-27T10:00:00.000Z', time: '10:00:00' }];
  const days = toCalendar([{ date: '2026-11-27', inDays: 1, times }], thursday, 7);
  expect(days.map(({ date }) => date.slice(5))).toEqual(
    ['11-26', '11-27', '11-28', '11-29', '11-30', '12-01', '12-02'], // oxfmt-ignore
  );
  expect(days.map((day) => day.times.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  expect(days.map(({ weekday }) => weekday)).toEqual([4, 5, 6, 0, 1, 2, 3]);
});

it.each([
  ['en', 0],
  ['ur', 0],
  ['ar', 6],
  ['de', 1],
])('starts the week as in %s [X-22]', (language, weekday) => {
  expect(getFirstWeekday(language)).toBe(weekday);
});

it('stands below its weekday where there are more days than a week has [X-22]', () => {
  expect(getFirstColumn(toCalendar([], thursday, 14), 'en')).toBe(5);
  expect(getFirstColumn(toCalendar([], thursday, 14), 'ar')).toBe(6);
  expect(getFirstColumn(toCalendar([], thursday, 7), 'en')).toBe(1);
});
