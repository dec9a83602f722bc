import { getRate, type Minor, type OfferedCoupon, type RentalLine, type TripTotals } from '@shop/domain';
import {
  priceFacts,
  getRentalProblem,
  type RentalProblem,
  type TripFacts,
} from '../../rental-cart/trip-facts';

/** What the customer has seen of the trip, and accepted by continuing. */
export interface KnownTrip {
  facts: TripFacts;
  /** Vehicle and rental type → price of one unit. */
  rates: ReadonlyMap<string, Minor>;
}

const getName = (line: RentalLine, { plan }: TripFacts) => `${line.vehicle.id} ${plan.rentalType}`;
const getLineRate = (line: RentalLine, { plan }: TripFacts) =>
  getRate(line.vehicle.rates, plan.rentalType) ?? 0;

/** `seen`: the rates that the customer saw when adding the vehicles; `now`: the current rates, as accepted. */
export function toKnownTrip(facts: TripFacts, as: 'seen' | 'now'): KnownTrip {
  const rates = facts.lines.map((line): [string, Minor] => [
    getName(line, facts),
    (as === 'seen' ? line.rateSeen : null) ?? getLineRate(line, facts),
  ]);
  return { facts, rates: new Map(rates) };
}

const amounts = ['discount', 'tax', 'driverFee', 'service'] as const;

export type TripChange =
  /** The vehicle is not available as it was chosen and must be changed. F-25. */
  | { kind: 'problem'; line: RentalLine; problem: RentalProblem }
  /** Of one unit of the rental type. */
  | { kind: 'rate'; line: RentalLine; from: Minor; to: Minor }
  | { kind: 'figure'; amount: (typeof amounts)[number]; from: Minor; to: Minor };

export interface TripChanges {
  changes: TripChange[];
  /** Null where the total was never shown, or is the same. */
  total: { from: Minor; to: Minor } | null;
}

/**
 * The known trip with the current vehicles, quantities and plan, which are the customer's choice. Null where the
 * customer has not seen a rate on this page, and so no old total either.
 */
function toTripAsKnown({ facts: before, rates }: KnownTrip, facts: TripFacts): TripFacts | null {
  const lines: RentalLine[] = [];
  for (const line of facts.lines) {
    const known = before.lines.find(({ vehicle }) => vehicle.id === line.vehicle.id);
    const vehicle = known?.vehicle ?? line.vehicle;
    const agreed = rates.get(getName(line, facts)) ?? getLineRate(line, facts);
    if ((getRate(vehicle.rates, facts.plan.rentalType) ?? 0) !== agreed) return null;
    lines.push({ ...line, vehicle });
  }
  // The tax of another plan, or with another coupon, is nothing that has changed.
  const isSameTax = before.knownTax?.key === facts.knownTax?.key;
  const knownTax = isSameTax ? before.knownTax : facts.knownTax;
  return { ...before, lines, plan: facts.plan, knownTax };
}

const getAmountChanges = (before: TripTotals, after: TripTotals): TripChange[] =>
  amounts.flatMap((amount) =>
    before[amount] === after[amount]
      ? []
      : [{ kind: 'figure' as const, amount, from: before[amount], to: after[amount] }],
  );

/** The differences to what the customer has seen, by vehicle and amount, with the old and the new total. D-16, F-24. */
export function getTripChanges(
  known: KnownTrip,
  facts: TripFacts,
  coupon: OfferedCoupon | null,
): TripChanges {
  const lineChanges = facts.lines.flatMap((line): TripChange[] => {
    const problem = getRentalProblem(line, facts.plan);
    if (problem) return [{ kind: 'problem', line, problem }];
    const to = getLineRate(line, facts);
    const from = known.rates.get(getName(line, facts)) ?? to;
    return from === to ? [] : [{ kind: 'rate', line, from, to }];
  });
  const before = toTripAsKnown(known, facts);
  if (!before) return { changes: lineChanges, total: null };
  const [from, to] = [priceFacts(before, coupon), priceFacts(facts, coupon)];
  const total = from.total === to.total ? null : { from: from.total, to: to.total };
  return { changes: [...lineChanges, ...getAmountChanges(from, to)], total };
}
