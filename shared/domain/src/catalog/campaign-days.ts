import { localTime } from '@shop/domain/core';

/**
 * Whether today is between the days `first` and `last`, both included; null is no bound.
 *
 * Days are ISO dates of the shop's time zone, like those of campaigns. D-08, D-12.
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
