import type { RentalCartAddBody, RentalPlanBody } from '@shop/contract';
import { rateOf, toMajor, type Place, type TripPlan, type Vehicle } from '@shop/domain';

const spotOf = ({ latitude, longitude, address }: Place) => ({ lat: latitude, lng: longitude, address });

/** When, where and how, as the backend takes it. */
export const toPlanBody = (plan: TripPlan): RentalPlanBody => ({
  pickup_location: spotOf(plan.pickup),
  destination_location: plan.destination && spotOf(plan.destination),
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
  price: toMajor(rateOf(vehicle.rates, plan.rentalType) ?? 0, decimals),
});
