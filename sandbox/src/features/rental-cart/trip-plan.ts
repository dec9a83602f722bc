import type { RentalPlanBody } from '@shop/contract';
import { planProblem, type NamedLocation, type PlanProblem, type TripPlan } from '@shop/domain';
import { momentIn } from '../../http/iso-moment';
import { Refusal, type ErrorEntry } from '../../http/refusal';
import type { TextKey } from '../../http/translate';
import type { View } from '../../shop/shop';
import { chargedMetres } from '../places/roads';

/** A validated plan. */
type PlanBody = {
  [Name in keyof Omit<RentalPlanBody, 'guest_id'>]-?: Exclude<RentalPlanBody[Name], undefined>;
};

const placeIn = ({ lat, lng, address = '' }: PlanBody['pickup_location']): NamedLocation => ({
  latitude: lat,
  longitude: lng,
  address,
});

const hour = 3_600_000;

/** When a trip ends: a moment, or a number of hours after its beginning, as backends of the family send it. */
function endIn(text: string, pickupAt: string): string {
  const hours = Number(text);
  const isHours = Number.isFinite(hours) && text.trim() !== '';
  const end = isHours ? new Date(Date.parse(pickupAt) + Math.round(hours * hour)).toISOString() : text;
  return momentIn(end, 'destination_time');
}

/** The plan in a body. The server calculates the distance. */
export function planIn(body: PlanBody): TripPlan {
  const pickup = placeIn(body.pickup_location);
  const destination = body.destination_location && placeIn(body.destination_location);
  const pickupAt = momentIn(body.pickup_time, 'pickup_time');
  const isByDistance = body.rental_type === 'distance_wise' && destination !== null;
  return {
    pickup,
    destination,
    pickupAt,
    returnAt: endIn(body.destination_time, pickupAt),
    rentalType: body.rental_type,
    distance: isByDistance ? Math.round(chargedMetres(pickup, destination)) : 0,
    driver: body.driver,
  };
}

const texts: Record<PlanProblem, TextKey> = {
  past: 'tripPast',
  order: 'tripOrder',
  tooLong: 'tripTooLong',
  destinationMissing: 'destinationRequired',
};

/** Why a plan is invalid for any vehicle; null where it is valid. */
function getPlanError(plan: TripPlan, { now }: Pick<View, 'now'>): ErrorEntry | null {
  const problem = planProblem(plan, now.getTime());
  return problem && { code: 'plan', text: texts[problem], detail: { reason: problem } };
}

/** Refuses an invalid plan. */
export function checkPlan(plan: TripPlan, view: Pick<View, 'now'>): void {
  const errorEntry = getPlanError(plan, view);
  if (errorEntry) throw new Refusal(403, [errorEntry]);
}

const placeToWire = (place: NamedLocation | null) =>
  place && { lat: place.latitude, lng: place.longitude, address: place.address };

/** A plan as wire data, for carts and trips; distances in kilometres. */
export const planToWire = (plan: TripPlan) => ({
  pickup_location: placeToWire(plan.pickup),
  destination_location: placeToWire(plan.destination),
  pickup_time: plan.pickupAt,
  destination_time: plan.returnAt,
  rental_type: plan.rentalType,
  distance: plan.distance / 1_000,
  driver: plan.driver,
});
