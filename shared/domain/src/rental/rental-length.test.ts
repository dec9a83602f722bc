import fc from 'fast-check';
import { toMoment } from './plan-time';
import { chargedHours, chargedUnits, daysBegun, hoursBegun, hoursBetween } from './rental-length';

const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';
const between = (from: string, to: string, zone: string) => ({
  pickupAt: toMoment(from.slice(0, 10), from.slice(11), zone),
  returnAt: toMoment(to.slice(0, 10), to.slice(11), zone),
});

it.each([
  ['part of a day is a day', '2026-06-01T10:00', '2026-06-01T12:00', berlin, 1],
  ['from a time to the same time is one', '2026-06-01T10:00', '2026-06-02T10:00', berlin, 1],
  ['a minute more begins another', '2026-06-01T10:00', '2026-06-02T10:01', berlin, 2],
  ['over midnight within a day', '2026-06-01T22:00', '2026-06-02T06:00', berlin, 1],
  ['23 hours in spring in Berlin', '2026-03-28T12:00', '2026-03-29T12:00', berlin, 1],
  ['25 hours in autumn in Berlin', '2026-10-24T12:00', '2026-10-25T12:00', berlin, 1],
  ['25 hours and a minute', '2026-10-24T12:00', '2026-10-25T12:01', berlin, 2],
  ['23 hours in spring in New York', '2026-03-07T12:00', '2026-03-08T12:00', newYork, 1],
  ['25 hours in autumn in New York', '2026-10-31T12:00', '2026-11-01T12:00', newYork, 1],
  ['a week over a change', '2026-10-22T09:00', '2026-10-29T09:00', berlin, 7],
  ['a week that begins in the missing hour', '2026-03-29T02:30', '2026-04-05T03:30', berlin, 7],
  ['a year’s end', '2026-12-31T10:00', '2027-01-01T10:00', berlin, 1],
])('counts started days: %s', (_case, from, to, zone, days) => {
  expect(daysBegun(between(from, to, zone), zone)).toBe(days);
});

it('counts a day if, in the repeated hour, the local end is before the local start', () => {
  const doubled = { pickupAt: '2026-10-25T00:45:00Z', returnAt: '2026-10-25T01:15:00Z' }; // 02:45 to 02:15
  expect(daysBegun(doubled, berlin)).toBe(1);
});

it.each([
  ['a minute', '2026-06-01T10:00:00Z', '2026-06-01T10:01:00Z', 1],
  ['an hour', '2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z', 1],
  ['an hour and a millisecond', '2026-06-01T10:00:00Z', '2026-06-01T11:00:00.001Z', 2],
  ['no time at all', '2026-06-01T10:00:00Z', '2026-06-01T10:00:00Z', 1],
])('counts started hours: %s', (_case, pickupAt, returnAt, hours) => {
  expect(hoursBegun({ pickupAt, returnAt })).toBe(hours);
});

it('charges real hours over a change of clocks', () => {
  const night = between('2026-10-25T01:00', '2026-10-25T04:00', berlin);
  expect(hoursBegun(night)).toBe(4);
  expect(hoursBegun(between('2026-03-29T01:00', '2026-03-29T04:00', berlin))).toBe(2);
});

it('charges by hours, kilometres to the metre, or days', () => {
  const plan = { ...between('2026-06-01T10:00', '2026-06-03T11:00', berlin), distance: 12_345 };
  const getUnits = (rentalType: Parameters<typeof chargedUnits>[0]['rentalType']) =>
    chargedUnits({ ...plan, rentalType }, berlin);
  expect([getUnits('hourly'), getUnits('distance_wise'), getUnits('day_wise')]).toEqual([49, 12.345, 3]);
});

it('never charges less for a longer time, nor a day for more than 25 hours', () => {
  const minutes = fc.integer({ min: 1, max: 90 * 24 * 60 });
  const start = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(start, minutes, minutes, fc.constantFrom(berlin, newYork), (from, one, other, zone) => {
      const at = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000).toISOString();
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      const time = (length: number) => ({ pickupAt: at(from), returnAt: at(from + length) });
      expect(hoursBegun(time(short))).toBeLessThanOrEqual(hoursBegun(time(long)));
      const days = daysBegun(time(long), zone);
      expect(long).toBeLessThanOrEqual(days * 24 * 60 + 60);
      expect(long).toBeGreaterThan((days - 1) * 24 * 60 - 61);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['hourly', 30.5, 31],
  ['distance_wise', 30.5, 31],
  ['day_wise', 30.5, 48],
  ['day_wise', 24, 24],
] as const)('says in hours how long %s is charged for %s hours', (rentalType, lasts, hours) => {
  const pickupAt = '2026-06-01T10:00:00.000Z';
  const returnAt = new Date(Date.parse(pickupAt) + lasts * 3_600_000).toISOString();
  expect(hoursBetween({ pickupAt, returnAt })).toBe(lasts);
  expect(chargedHours({ pickupAt, returnAt, rentalType }, berlin)).toBe(hours);
});
