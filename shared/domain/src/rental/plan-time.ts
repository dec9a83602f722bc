import { localTime } from '../local-time';

const offsetAt = (moment: number, timeZone: string): number => {
  const { date, time } = localTime(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 1_000) * 1_000;
};

/**
 * The moment at which the clocks of an IANA zone show a date (YYYY-MM-DD) and time (HH:mm), as ISO 8601 in UTC. A time that
 * the change of clocks leaves out is the moment just as far after the change; one that comes twice is the first of both.
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

/** `now` in milliseconds. Not before now, return after pick-up, at most 90 days, and a way of some length where it is charged by. */
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
