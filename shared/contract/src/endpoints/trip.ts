import { get, pageOf, post, put } from '@shop/contract/core';
import { messageFromWire } from '../readers/action-message';
import { bookedFromWire, tripFromWire, tripPaymentFromWire } from '../readers/trip';
import { taxFromWire } from '../readers/charges';
import type {
  BookTripBody,
  CancelTripBody,
  PayTripBody,
  TripReviewBody,
  TripTaxBody,
} from '../schemas/bodies';

/**
 * Books the owner's rental cart. With the header `Idempotency-Key`, repeated requests create one trip (D-21). 409 with code
 * `changed` lists what has changed since the cart was shown (D-16): a vehicle that is not free any more, or a plan of another device.
 */
export const bookTrip = post('/api/v1/rental/user/trip/trip-booking')
  .access('guest')
  .body<BookTripBody>()
  .replies(bookedFromWire);

/** Latest first. `type`: running (pending, confirmed, ongoing), completed (ended), or all. */
export const tripList = get('/api/v1/rental/user/trip/get-trip-list/:type')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(pageOf(tripFromWire, 'trips'));

/** One's own trip with its lines; a guest must send the booking's phone number. */
export const tripDetails = get('/api/v1/rental/user/trip/get-trip-details')
  .access('guest')
  .variesBy('language', 'identity')
  .query({ trip_id: 'int', contact_number: 'text?' })
  .replies(tripFromWire);

/** Cancels a trip that has not started. Payments are refunded to their source. */
export const cancelTrip = put('/api/v1/rental/user/trip/cancel-trip')
  .access('guest')
  .body<CancelTripBody>()
  .replies(messageFromWire);

/** Tax of the trip in the owner's cart, as the backend calculates it. It only reads. */
export const tripTax = post('/api/v1/rental/user/trip/get-tax')
  .optional()
  .access('guest')
  .body<TripTaxBody>()
  .replies(taxFromWire);

/** Changes the payment method of one's own unpaid trip, or tries the gateway again. */
export const payTrip = post('/api/v1/rental/user/trip/payment')
  .access('guest')
  .body<PayTripBody>()
  .replies(tripPaymentFromWire);

/** Once for each vehicle of a completed trip. */
export const submitTripReview = post('/api/v1/rental/user/review/add')
  .access('customer')
  .body<TripReviewBody>()
  .replies(messageFromWire);
