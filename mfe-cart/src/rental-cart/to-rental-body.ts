import type { RentalCartAddBody, RentalPlanBody } from '@shop/contract';
import {
  chargedHours,
  getRate,
  hoursBetween,
  toMajor,
  toZonedMoment,
  type NamedLocation,
  type TripPlan,
  type Vehicle,
} from '@shop/domain';

const toSpot = ({ latitude, longitude, address }: NamedLocation) => ({
  lat: latitude,
  lng: longitude,
  address,
});

/** The plan as backends expect it: the pick-up by the shop's clock, the end in hours after it, and kilometres. */
export const toPlanBody = (plan: TripPlan, timeZone: string) =>
  ({
    pickup_location: toSpot(plan.pickup),
    destination_location: plan.destination && toSpot(plan.destination),
    pickup_time: toZonedMoment(plan.pickupAt, timeZone),
    destination_time: String(hoursBetween(plan)),
    estimated_hours: chargedHours(plan, timeZone),
    rental_type: plan.rentalType,
    distance: plan.distance / 1_000,
    driver: plan.driver,
  }) satisfies RentalPlanBody;

/** The body for adding a vehicle with its plan, at the displayed rate. */
export const toRentBody = (
  vehicle: Vehicle,
  plan: TripPlan,
  quantity: number,
  { decimals, timeZone }: { decimals: number; timeZone: string },
): RentalCartAddBody => ({
  ...toPlanBody(plan, timeZone),
  vehicle_id: vehicle.id,
  quantity,
  price: toMajor(getRate(vehicle.rates, plan.rentalType) ?? 0, decimals),
});
