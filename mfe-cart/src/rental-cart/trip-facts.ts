import {
  priceTrip,
  getRate,
  type KnownTax,
  type OfferedCoupon,
  type Provider,
  type RentalCart,
  type RentalLine,
  type ShopConfig,
  type TripPlan,
  type TripTotals,
} from '@shop/domain';
import type { ServerCharge } from '../ordering/charges/server-charges';

/** Everything that a trip's price depends on besides the coupon, as it was last read. */
export interface TripFacts {
  provider: Provider;
  plan: TripPlan;
  lines: RentalLine[];
  config: Pick<ShopConfig, 'taxIncluded' | 'timeZone' | 'serviceCharge'>;
  now: Date;
  /** Tax as the backend has worked it out; null: by the provider's percentage. */
  knownTax: ServerCharge<KnownTax> | null;
  /** Whether the backend adds what the shop charges for every order. */
  isServerPriced: boolean;
}

/** Null where nothing is rented. */
export const toTripFacts = (
  { provider, plan, lines }: RentalCart,
  config: TripFacts['config'] | undefined,
  rest: Pick<TripFacts, 'now' | 'isServerPriced' | 'knownTax'>,
): TripFacts | null =>
  provider && plan && config && lines.length > 0 ? { provider, plan, lines, config, ...rest } : null;

/** The totals, computed by the same function as on the server (D-15). */
export const priceFacts = (facts: TripFacts, coupon: OfferedCoupon | null): TripTotals =>
  priceTrip({
    ...facts,
    coupon,
    tax: { percent: facts.provider.tax, included: facts.config.taxIncluded },
    knownTax: facts.knownTax?.value ?? null,
    service: facts.isServerPriced ? (facts.config.serviceCharge?.amount ?? 0) : 0,
    timeZone: facts.config.timeZone,
  });

/** Why a line cannot be rented: not for this rental type, or not in this quantity at that time. */
export type RentalProblem = { kind: 'not-offered' } | { kind: 'taken' } | { kind: 'short'; free: number };

export function getRentalProblem(line: RentalLine, plan: TripPlan): RentalProblem | null {
  const { available, rates } = line.vehicle;
  if (getRate(rates, plan.rentalType) === null) return { kind: 'not-offered' };
  if (available === null || available >= line.quantity) return null;
  return available === 0 ? { kind: 'taken' } : { kind: 'short', free: available };
}
