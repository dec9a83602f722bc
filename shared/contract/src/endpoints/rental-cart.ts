import { del, get, post, put } from '../endpoint';
import { rentalCartFromWire } from '../readers/rental';
import type { RentalCartAddBody, RentalCartUpdateBody, RentalPlanBody } from '../schemas/bodies';

/** Booking-items: the guest's or customer's vehicles; availability for its plan. CALL-17. */
export const rentalCart = get('/api/v1/rental/user/cart/get-cart')
  .access('guest')
  .variesBy('language', 'identity')
  .replies(rentalCartFromWire);

/**
 * Adds a vehicle, or to the quantity of its line, and makes the given plan the cart's. Answers the cart. Refuses a vehicle
 * of another provider (`other_provider`), one that is not free then (`not_available`), a plan that cannot be (`plan`), and
 * a place that the provider does not serve (`pickup_zone`).
 */
export const addToRentalCart = post('/api/v1/rental/user/cart/add-to-cart')
  .access('guest')
  .body<RentalCartAddBody>()
  .replies(rentalCartFromWire);

/** Answers the cart. */
export const updateRentalCart = put('/api/v1/rental/user/cart/update-cart')
  .access('guest')
  .body<RentalCartUpdateBody>()
  .replies(rentalCartFromWire);

/** Sets the plan for all vehicles in the cart, by its `planId`; refused as adding is. Answers the cart. */
export const updateRentalPlan = put('/api/v1/rental/user/cart/update-user-data/:id')
  .access('guest')
  .body<RentalPlanBody>()
  .replies(rentalCartFromWire);

/** Removes one vehicle's line, by the line's id; answers what is left. The query only describes it. CALL-18, ENT-23. */
export const removeRentalVehicle = del('/api/v1/rental/user/cart/remove-vehicle/:id')
  .access('guest')
  .query({ vehicle_id: 'int?', quantity: 'int?', pickup_time: 'text?', rental_type: 'text?' })
  .replies(rentalCartFromWire);

/** CALL-18. */
export const clearRentalCart = del('/api/v1/rental/user/cart/remove-cart')
  .access('guest')
  .replies(rentalCartFromWire);
