import fc from 'fast-check';
import { Temporal } from '@js-temporal/polyfill';
import { isTimeZone, localTime, toZonedMoment } from './local-time';

const zones = ['UTC', 'Asia/Karachi', 'Asia/Kathmandu', 'America/Lima', 'America/New_York', 'Europe/London'];
const withTemporal = globalThis as { Temporal?: unknown };

afterEach(() => {
  delete withTemporal.Temporal;
});

it('reads the same time with Temporal and with Intl, across changes to summer time too [D-12]', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      delete withTemporal.Temporal;
      const byIntl = localTime(moment, zone);
      // Another moment in between, so that the second result is not the cached first one.
      localTime(new Date(0), zone);
      withTemporal.Temporal = Temporal;
      expect(localTime(moment, zone)).toEqual(byIntl);
    }),
  );
});

describe.each([
  ['Temporal', Temporal],
  ['Intl', undefined],
])('with %s', (_name, source) => {
  beforeEach(() => {
    withTemporal.Temporal = source;
  });

  it('drops fractions of a second', () => {
    expect(localTime(new Date('2026-11-21T20:30:05.999Z'), 'Asia/Karachi')).toEqual({
      date: '2026-11-22',
      time: '01:30:05',
      day: 0,
    });
  });

  it('is calculated once a second', () => {
    const at = (moment: string) => localTime(new Date(moment), 'Asia/Karachi');
    const first = at('2026-11-21T20:30:05.000Z');
    expect(at('2026-11-21T20:30:05.999Z')).toBe(first);
    expect(at('2026-11-21T20:30:06.000Z').time).toBe('01:30:06');
    expect(at('2026-11-21T20:30:05.999Z').time).toBe('01:30:05');
  });

  it('accepts IANA time zones and nothing else', () => {
    expect(['Asia/Karachi', 'UTC', 'Mars/Olympus', '', '+05:00', 'Asia/'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('throws for an invalid date', () => {
    expect(() => localTime(new Date('soon'), 'Asia/Karachi')).toThrow(RangeError);
  });
});

it.each([
  ['UTC', '2026-06-01T10:00:00+00:00'],
  ['Asia/Kathmandu', '2026-06-01T15:45:00+05:45'],
  ['America/New_York', '2026-06-01T06:00:00-04:00'],
  ['America/St_Johns', '2026-06-01T07:30:00-02:30'],
])('writes a moment as the clocks of %s show it, with their offset [D-12]', (zone, text) => {
  expect(toZonedMoment('2026-06-01T10:00:00.900Z', zone)).toBe(text);
  expect(new Date(toZonedMoment('2026-06-01T10:00:00Z', zone)).toISOString()).toBe(
    '2026-06-01T10:00:00.000Z',
  );
});
