import {
  localTime,
  toMoment,
  planProblem,
  type NamedLocation,
  type PlanProblem,
  type RentalType,
  type TripDriver,
  type TripPlan,
} from '@shop/domain';

/** A plan while it is filled in. Dates YYYY-MM-DD and times HH:mm by the clocks of the shop; '' is not said. */
export interface PlanDraft {
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
  rentalType: RentalType;
  destination: NamedLocation | null;
  driver: TripDriver;
}

const day = 86_400_000;

/** Where nothing is said yet: tomorrow at ten, for a day. */
export function createDefaultDraft(now: Date | null, timeZone: string): PlanDraft {
  const dateIn = (days: number) =>
    now ? localTime(new Date(now.getTime() + days * day), timeZone).date : '';
  return {
    pickupDate: dateIn(1),
    pickupTime: '10:00',
    returnDate: dateIn(2),
    returnTime: '10:00',
    rentalType: 'day_wise',
    destination: null,
    driver: 'self',
  };
}

/** A moment (ISO 8601) as the shop's clocks show it, to the minute. */
export function toClock(moment: string, timeZone: string): { date: string; time: string } {
  const { date, time } = localTime(new Date(moment), timeZone);
  return { date, time: time.slice(0, 5) };
}

export function toDraft(plan: TripPlan, timeZone: string): PlanDraft {
  const from = toClock(plan.pickupAt, timeZone);
  const to = toClock(plan.returnAt, timeZone);
  const { rentalType, destination, driver } = plan;
  return {
    pickupDate: from.date,
    pickupTime: from.time,
    returnDate: to.date,
    returnTime: to.time,
    rentalType,
    destination,
    driver,
  };
}

/** From when to when, ISO 8601 in UTC; null: the draft does not say both. */
export function toTimes(
  draft: Pick<PlanDraft, 'pickupDate' | 'pickupTime' | 'returnDate' | 'returnTime'>,
  timeZone: string,
): { pickupAt: string; returnAt: string } | null {
  const isComplete = draft.pickupDate && draft.pickupTime && draft.returnDate && draft.returnTime;
  if (!isComplete) return null;
  return {
    pickupAt: toMoment(draft.pickupDate, draft.pickupTime, timeZone),
    returnAt: toMoment(draft.returnDate, draft.returnTime, timeZone),
  };
}

export type DraftField = 'pickup' | 'destination' | 'pickupAt' | 'returnAt';
export type DraftProblem = PlanProblem | 'placeMissing' | 'timeMissing' | 'noWay';

const fieldByProblem: Record<PlanProblem, DraftField> = {
  past: 'pickupAt',
  order: 'returnAt',
  tooLong: 'returnAt',
  destinationMissing: 'destination',
};

/** What is wrong with a draft, field by field in the order of the form. `now` in milliseconds. */
export function getProblems(
  draft: PlanDraft,
  pickup: NamedLocation | null,
  now: number,
  timeZone: string,
): Partial<Record<DraftField, DraftProblem>> {
  const problems: Partial<Record<DraftField, DraftProblem>> = {};
  if (!pickup) problems.pickup = 'placeMissing';
  const needsDistance = draft.rentalType === 'distance_wise';
  if (needsDistance && !draft.destination) problems.destination = 'destinationMissing';
  if (!draft.pickupDate || !draft.pickupTime) problems.pickupAt = 'timeMissing';
  if (!draft.returnDate || !draft.returnTime) problems.returnAt = 'timeMissing';
  const times = toTimes(draft, timeZone);
  // How long the way is shows only once it has been requested; any length will do here.
  const problem = times && planProblem({ ...times, rentalType: draft.rentalType, distance: 1 }, now);
  if (problem) problems[fieldByProblem[problem]] ??= problem;
  return problems;
}
