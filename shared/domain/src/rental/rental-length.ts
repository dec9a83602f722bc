import type { RentalType, TripPlan } from '../entities';
import { localTime } from '@shop/domain/core';

const hour = 3_600_000;

/** Days since 1970 of the local date, and the local time: changes of the clocks do not make a day longer. */
function localDays(moment: string, timeZone: string): { days: number; time: string } {
  const { date, time } = localTime(new Date(moment), timeZone);
  return { days: Date.parse(`${date}T00:00:00Z`) / (24 * hour), time };
}

/** Started days: from a local time to the same local time is one day, also across a change of the clocks. */
export function daysBegun(
  { pickupAt, returnAt }: Pick<TripPlan, 'pickupAt' | 'returnAt'>,
  timeZone: string,
): number {
  const from = localDays(pickupAt, timeZone);
  const to = localDays(returnAt, timeZone);
  return Math.max(1, to.days - from.days + (to.time > from.time ? 1 : 0));
}

/** Started hours, of 60 minutes each, regardless of local time. */
export const hoursBegun = ({ pickupAt, returnAt }: Pick<TripPlan, 'pickupAt' | 'returnAt'>): number =>
  Math.max(1, Math.ceil((Date.parse(returnAt) - Date.parse(pickupAt)) / hour));

/** From pick-up to return, as long as it is. */
export const hoursBetween = ({ pickupAt, returnAt }: Pick<TripPlan, 'pickupAt' | 'returnAt'>): number =>
  (Date.parse(returnAt) - Date.parse(pickupAt)) / hour;

/** The hours that are charged, of a backend that knows no days: hours begun, or 24 for each day begun. */
export const chargedHours = (
  plan: Pick<TripPlan, 'pickupAt' | 'returnAt' | 'rentalType'>,
  timeZone: string,
): number => (plan.rentalType === 'day_wise' ? daysBegun(plan, timeZone) * 24 : hoursBegun(plan));

/**
 * How often the rate of a rental type is charged: started hours, kilometres (to the metre, so not always whole), or started
 * days in the shop's IANA zone.
 */
export function chargedUnits(
  plan: Pick<TripPlan, 'pickupAt' | 'returnAt' | 'rentalType' | 'distance'>,
  timeZone: string,
): number {
  const units: Record<RentalType, () => number> = {
    hourly: () => hoursBegun(plan),
    distance_wise: () => plan.distance / 1_000,
    day_wise: () => daysBegun(plan, timeZone),
  };
  return units[plan.rentalType]();
}
