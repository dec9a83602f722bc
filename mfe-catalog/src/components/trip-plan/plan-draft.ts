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

/** A plan while the form is filled in. Dates YYYY-MM-DD and times HH:mm in the shop's time zone; '' is unset. */
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

/** The default: tomorrow at ten, for a day. */
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

/** A time (ISO 8601) in the shop's time zone, to the minute. */
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

/** Start and end as ISO 8601 in UTC; null while one of them is unset. */
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

/** The errors of a draft by field, in the order of the form. `now` in milliseconds. */
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
  // The distance is fetched later; any value passes this check.
  const problem = times && planProblem({ ...times, rentalType: draft.rentalType, distance: 1 }, now);
  if (problem) problems[fieldByProblem[problem]] ??= problem;
  return problems;
}
