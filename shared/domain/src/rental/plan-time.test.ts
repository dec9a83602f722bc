import fc from 'fast-check';
import { localTime } from '@shop/domain/core';
import { toMoment, planProblem } from './plan-time';

const berlin = 'Europe/Berlin';
const newYork = 'America/New_York';

describe('the moment of a local time', () => {
  it.each([
    ['in winter', '2026-01-10', '11:00', berlin, '2026-01-10T10:00:00.000Z'],
    ['in summer', '2026-07-10', '11:00', berlin, '2026-07-10T09:00:00.000Z'],
    ['with seconds, which are ignored', '2026-07-10', '11:00:59', berlin, '2026-07-10T09:00:00.000Z'],
    ['where clocks never change', '2026-07-10', '11:00', 'Asia/Dubai', '2026-07-10T07:00:00.000Z'],
    ['with an offset of half an hour', '2026-07-10', '11:00', 'Asia/Kolkata', '2026-07-10T05:30:00.000Z'],
    ['that Berlin skips in spring', '2026-03-29', '02:30', berlin, '2026-03-29T01:30:00.000Z'],
    ['just before Berlin skips an hour', '2026-03-29', '01:59', berlin, '2026-03-29T00:59:00.000Z'],
    ['just after Berlin has skipped an hour', '2026-03-29', '03:00', berlin, '2026-03-29T01:00:00.000Z'],
    ['that occurs twice in Berlin: the first', '2026-10-25', '02:30', berlin, '2026-10-25T00:30:00.000Z'],
    ['after it occurred twice in Berlin', '2026-10-25', '03:00', berlin, '2026-10-25T02:00:00.000Z'],
    ['that New York skips in spring', '2026-03-08', '02:30', newYork, '2026-03-08T07:30:00.000Z'],
    ['that occurs twice in New York: the first', '2026-11-01', '01:30', newYork, '2026-11-01T05:30:00.000Z'],
    ['after it occurred twice in New York', '2026-11-01', '02:00', newYork, '2026-11-01T07:00:00.000Z'],
  ])('%s', (_case, date, time, zone, moment) => {
    expect(toMoment(date, time, zone)).toBe(moment);
  });

  it('converts back to the same local time, unless it is skipped', () => {
    const minute = fc.integer({ min: 0, max: 366 * 24 * 60 });
    const zones = fc.constantFrom(berlin, newYork, 'Asia/Dubai', 'Australia/Lord_Howe', 'Pacific/Apia');
    fc.assert(
      fc.property(minute, zones, (minutes, zone) => {
        const shown = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
        const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
        const again = localTime(new Date(toMoment(date, time, zone)), zone);
        const isAgain = again.date === date && again.time.slice(0, 5) === time;
        // a skipped time differs by at most an hour from the time shown instead
        const off = Date.parse(`${again.date}T${again.time}Z`) - Date.parse(`${date}T${time}:00Z`);
        expect(isAgain || (off > 0 && off <= 3_600_000)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a plan', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const plan = (overrides = {}) => ({
    pickupAt: '2026-11-22T08:00:00Z',
    returnAt: '2026-11-22T12:00:00Z',
    rentalType: 'hourly',
    distance: 0,
    ...overrides,
  });

  it.each([
    ['can be booked', plan(), null],
    ['may begin this very moment', plan({ pickupAt: '2026-11-21T08:00:00Z' }), null],
    ['may not begin a moment ago', plan({ pickupAt: '2026-11-21T07:59:59.999Z' }), 'past'],
    ['needs some time', plan({ returnAt: '2026-11-22T08:00:00Z' }), 'order'],
    ['ends after it has begun', plan({ returnAt: '2026-11-22T07:00:00Z' }), 'order'],
    ['may last 90 days', plan({ returnAt: '2027-02-20T08:00:00Z' }), null],
    ['may not last longer', plan({ returnAt: '2027-02-20T08:00:00.001Z' }), 'tooLong'],
    ['by distance leads somewhere', plan({ rentalType: 'distance_wise' }), 'destinationMissing'],
    ['by distance has a length', plan({ rentalType: 'distance_wise', distance: 1 }), null],
  ])('%s', (_case, planned, problem) => {
    expect(planProblem(planned, now)).toBe(problem);
  });
});
