import { localTime } from '@shop/domain/core';

const offsetAt = (moment: number, timeZone: string): number => {
  const { date, time } = localTime(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 1_000) * 1_000;
};

/**
 * The moment of a local date (YYYY-MM-DD) and time (HH:mm) in an IANA zone, as ISO 8601 in UTC. A time that is skipped when
 * clocks go forward is moved behind the change by the same distance; of a time that occurs twice, the first is used.
 */
export function toMoment(date: string, time: string, timeZone: string): string {
  const localMs = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  const day = 86_400_000;
  const before = localMs - offsetAt(localMs - day, timeZone);
  const after = localMs - offsetAt(localMs + day, timeZone);
  const candidates = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === localMs);
  return new Date(candidates.length ? Math.min(...candidates) : before).toISOString();
}

/** Why a plan cannot be booked. */
export type PlanProblem = 'past' | 'order' | 'tooLong' | 'destinationMissing';

const longestDays = 90;

/** The first problem, null: none. `now` in milliseconds. A plan starts in the future, returns after pick-up, lasts at most 90 days, and has a distance if charged by it. */
export function planProblem(
  plan: { pickupAt: string; returnAt: string; rentalType: string; distance: number },
  now: number,
): PlanProblem | null {
  const from = Date.parse(plan.pickupAt);
  const to = Date.parse(plan.returnAt);
  if (from < now) return 'past';
  if (to <= from) return 'order';
  if (to - from > longestDays * 86_400_000) return 'tooLong';
  return plan.rentalType === 'distance_wise' && plan.distance <= 0 ? 'destinationMissing' : null;
}
