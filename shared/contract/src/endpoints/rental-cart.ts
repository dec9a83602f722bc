import { del, get, post, put } from '@shop/contract/core';
import { rentalCartFromWire, rentalCartMergeFromWire } from '../readers/rental';
import type {
  RentalCartAddBody,
  RentalCartUpdateBody,
  RentalPlanBody,
  SettleCartMergeBody,
} from '../schemas/bodies';

/** The guest's or customer's rental cart, with availability for its plan. CALL-17. */
export const rentalCart = get('/api/v1/rental/user/cart/get-cart')
  .access('guest')
  .variesBy('language', 'identity')
  .replies(rentalCartFromWire);

/**
 * Adds a vehicle, or raises the quantity of its line, and sets the cart's plan. Returns the cart. Refuses a vehicle of
 * another provider (`other_provider`), one that is not free at that time (`not_available`), an invalid plan (`plan`), and a
 * location that the provider does not serve (`pickup_zone`).
 */
export const addToRentalCart = post('/api/v1/rental/user/cart/add-to-cart')
  .access('guest')
  .body<RentalCartAddBody>()
  .replies(rentalCartFromWire);

/** Sets the quantity of a line; returns the cart. */
export const updateRentalCart = put('/api/v1/rental/user/cart/update-cart')
  .access('guest')
  .body<RentalCartUpdateBody>()
  .replies(rentalCartFromWire);

/** Sets the plan of all vehicles in the cart, by its `planId`; refuses like adding does. Returns the cart. */
export const updateRentalPlan = put('/api/v1/rental/user/cart/update-user-data/:id')
  .access('guest')
  .body<RentalPlanBody>()
  .replies(rentalCartFromWire);

/** Removes one line, by its id; returns the rest. The query is only descriptive. CALL-18, ENT-23. */
export const removeRentalVehicle = del('/api/v1/rental/user/cart/remove-vehicle/:id')
  .access('guest')
  .query({ vehicle_id: 'int?', quantity: 'int?', pickup_time: 'text?', rental_type: 'text?' })
  .replies(rentalCartFromWire);

/** CALL-18. */
export const clearRentalCart = del('/api/v1/rental/user/cart/remove-cart')
  .access('guest')
  .replies(rentalCartFromWire);

/** The guest's vehicles of another provider that signing in has left, until the customer decides. D-17. */
export const rentalCartMerge = get('/api/v1/rental/user/cart/merge')
  .requires('cart-merge')
  .optional({})
  .access('customer')
  .variesBy('language', 'identity')
  .replies(rentalCartMergeFromWire);

/** Keeps the account's rental cart, or replaces it by the guest's; can be repeated. Returns the cart. D-17. */
export const settleRentalCartMerge = post('/api/v1/rental/user/cart/merge')
  .requires('cart-merge')
  .access('customer')
  .body<SettleCartMergeBody>()
  .replies(rentalCartFromWire);
