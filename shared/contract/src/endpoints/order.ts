import { get, minutes, pageOf, post, put } from '@shop/contract/core';
import type {
  CancelOrderBody,
  ClaimOrderBody,
  CourierReviewBody,
  ItemReviewBody,
  PlaceOrderBody,
} from '../schemas/bodies';
import { messageFromWire } from '../readers/account';
import { surgeFromWire, taxFromWire, vehicleChargeFromWire } from '../readers/charges';
import {
  courierPositionFromWire,
  orderFromWire,
  orderLinesFromWire,
  placedFromWire,
  reasonsFromWire,
} from '../readers/order';

/**
 * Places the owner's cart as an order. With the header `Idempotency-Key`, repeated requests create one order (D-21).
 * 409 with code `changed` lists what has changed since the cart was shown (D-16).
 */
export const placeOrder = post('/api/v1/customer/order/place')
  .access('guest')
  .body<PlaceOrderBody>()
  .replies(placedFromWire);

/** Addition to the delivery fee for the vehicle of a distance (kilometres). */
export const vehicleCharge = get('/api/v1/vehicle/extra_charge')
  .optional()
  .variesBy('module')
  .query({ distance: 'number' })
  .replies(vehicleChargeFromWire);

/** `date_time`: "YYYY-MM-DD HH:mm:ss" in the shop's time zone. */
export interface SurgeBody {
  zone_id: number;
  module_id: number;
  date_time: string;
  guest_id: string | null;
}

/** Surcharge of deliveries at a time. Changes nothing. */
export const surgePrice = post('/api/v1/customer/order/get-surge-price')
  .optional()
  .access('guest')
  .body<SurgeBody>()
  .replies(surgeFromWire);

/** Tax of an order with this body. Changes nothing. */
export const orderTax = post('/api/v1/customer/order/get-Tax')
  .optional()
  .access('guest')
  .body<PlaceOrderBody>()
  .replies(taxFromWire);

/** Lines of one's own order. */
export const orderDetails = get('/api/v1/customer/order/details')
  .access('guest')
  .variesBy('language', 'identity')
  .query({ order_id: 'int', contact_number: 'text?' })
  .replies(orderLinesFromWire);

/** Status and totals of an order; a guest must send the order's phone number. */
export const trackOrder = get('/api/v1/customer/order/track')
  .access('guest')
  .variesBy('language', 'identity')
  .query({ order_id: 'int', contact_number: 'text?' })
  .replies(orderFromWire);

/** Past orders of a customer. */
export const orderList = get('/api/v1/customer/order/list')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(pageOf(orderFromWire, 'orders'));

/** Orders in progress of a customer or a guest. */
export const runningOrders = get('/api/v1/customer/order/running-orders')
  .access('guest')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(pageOf(orderFromWire, 'orders'));

/** Cancels while pending (D-24). */
export const cancelOrder = put('/api/v1/customer/order/cancel')
  .access('guest')
  .body<CancelOrderBody>()
  .replies(messageFromWire);

/** Cancellation reasons, in the visitor's language. */
export const cancellationReasons = get('/api/v1/customer/order/cancellation-reasons')
  .optional()
  .variesBy('language')
  .query({ limit: 'int', offset: 'int', type: 'text' })
  .freshFor(minutes(5))
  .replies(reasonsFromWire);

/** Once for each item of one's own delivered order (D-24). */
export const submitItemReview = post('/api/v1/items/reviews/submit')
  .access('customer')
  .body<ItemReviewBody>()
  .replies(messageFromWire);

/** Once for each order (D-24). */
export const submitCourierReview = post('/api/v1/delivery-man/reviews/submit')
  .access('customer')
  .body<CourierReviewBody>()
  .replies(messageFromWire);

/** Last position of an order's courier; a guest must send the order's phone number. */
export const courierPosition = get('/api/v1/delivery-man/last-location')
  .optional()
  .access('guest')
  .variesBy('identity')
  .query({ order_id: 'int', contact_number: 'text?' })
  .freshFor(0)
  .replies(courierPositionFromWire);

/** a guest's order becomes the customer's, with the data for tracking it. Orders of a verified phone are claimed automatically. */
export const claimOrder = post('/api/v1/customer/order/claim')
  .requires('order-claim')
  .access('customer')
  .body<ClaimOrderBody>()
  .replies(messageFromWire);
