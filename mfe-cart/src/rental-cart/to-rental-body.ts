import type { RentalCartAddBody, RentalPlanBody } from '@shop/contract';
import { getRate, toMajor, type NamedLocation, type TripPlan, type Vehicle } from '@shop/domain';

const toSpot = ({ latitude, longitude, address }: NamedLocation) => ({
  lat: latitude,
  lng: longitude,
  address,
});

/** The plan as the backend expects it. */
export const toPlanBody = (plan: TripPlan): RentalPlanBody => ({
  pickup_location: toSpot(plan.pickup),
  destination_location: plan.destination && toSpot(plan.destination),
  pickup_time: plan.pickupAt,
  destination_time: plan.returnAt,
  rental_type: plan.rentalType,
  distance: plan.distance,
  driver: plan.driver,
});

/** The body for adding a vehicle with its plan, at the displayed rate. */
export const toRentBody = (
  vehicle: Vehicle,
  plan: TripPlan,
  quantity: number,
  decimals: number,
): RentalCartAddBody => ({
  ...toPlanBody(plan),
  vehicle_id: vehicle.id,
  quantity,
  price: toMajor(getRate(vehicle.rates, plan.rentalType) ?? 0, decimals),
});
