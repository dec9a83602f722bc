import { del, get, post, put } from '@shop/contract/core';
import { switchedFromWire } from '../readers/order';
import { keptPrescriptionsFromWire, paymentFromWire, prescriptionsFromWire } from '../readers/payment';
import type { SwitchPaymentBody } from '../schemas/bodies';

/** Status of one's own payment: the server's status is used, whatever a return address claims (F-29). */
export const paymentStatus = get('/api/v1/customer/payment/status')
  .requires('gateway-link')
  .access('guest')
  .variesBy('identity')
  .query({ payment_id: 'text' })
  .freshFor(0)
  .replies(paymentFromWire);

/** Changes the payment method of one's own unpaid order, or tries the gateway again. */
export const switchPayment = put('/api/v1/customer/order/payment-method')
  .access('guest')
  .body<SwitchPaymentBody>()
  .replies(switchedFromWire);

/**
 * Uploads pictures of a prescription, as the fields `image[]` of a form (BIZ-01, VALID-07, VALID-12): jpg, png or gif, 2 MB
 * each, at most three without an order. Returns all of the owner's pictures without an order.
 */
export const uploadPrescriptions = post('/api/v1/customer/order/prescription/upload')
  .requires('prescription-upload')
  .access('guest')
  .form()
  .replies(prescriptionsFromWire);

/** Uploaded pictures without an order. */
export const prescriptionList = get('/api/v1/customer/order/prescription/list')
  .requires('prescription-upload')
  .optional()
  .access('guest')
  .variesBy('identity')
  .replies(prescriptionsFromWire);

/** Removes one; returns the rest. */
export const removePrescription = del('/api/v1/customer/order/prescription/remove')
  .requires('prescription-upload')
  .access('guest')
  .query({ prescription_id: 'int' })
  .replies(prescriptionsFromWire);

/** Prescriptions of one's own earlier orders, the latest first. X-30. */
export const keptPrescriptions = get('/api/v1/customer/order/prescription/kept')
  .requires('prescription-refill')
  .optional()
  .access('guest')
  .variesBy('language', 'identity')
  .replies(keptPrescriptionsFromWire);

/**
 * Uses the pictures of one's own earlier order again: the next order gets copies of them. Returns all of the owner's
 * pictures without an order, at most three. X-30.
 */
export const reusePrescription = post('/api/v1/customer/order/prescription/reuse')
  .requires('prescription-refill')
  .access('guest')
  .query({ order_id: 'int' })
  .replies(prescriptionsFromWire);
