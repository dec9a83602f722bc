import { localTime } from '../local-time';

/**
 * Whether today is one of the days from `first` to `last`, both included; null bounds nothing.
 *
 * Days are ISO dates of the shop's time zone, as those of campaigns are. D-08, D-12.
 */
export function isBetweenDays(
  first: string | null,
  last: string | null,
  now: Date,
  timeZone: string,
): boolean {
  const { date } = localTime(now, timeZone);
  return (first === null || first <= date) && (last === null || date <= last);
}
