import type { RentalCartAddBody, RentalPlanBody } from '@shop/contract';
import { getRate, toMajor, type NamedLocation, type TripPlan, type Vehicle } from '@shop/domain';

const toSpot = ({ latitude, longitude, address }: NamedLocation) => ({
  lat: latitude,
  lng: longitude,
  address,
});

/** When, where and how, as the backend takes it. */
export const toPlanBody = (plan: TripPlan): RentalPlanBody => ({
  pickup_location: toSpot(plan.pickup),
  destination_location: plan.destination && toSpot(plan.destination),
  pickup_time: plan.pickupAt,
  destination_time: plan.returnAt,
  rental_type: plan.rentalType,
  distance: plan.distance,
  driver: plan.driver,
});

/** A vehicle for the cart with its plan, at the rate that the customer sees. */
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
