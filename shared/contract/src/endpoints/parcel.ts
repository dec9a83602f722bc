import { get, minutes, post } from '@shop/contract/core';
import type { SendParcelBody } from '../schemas/bodies';
import { taxFromWire } from '../readers/charges';
import { placedFromWire } from '../readers/order';
import { parcelCategoriesFromWire } from '../readers/parcel';

/** Kinds of parcels that the module carries, with their rates; none where the backend lacks them. X-31. */
export const parcelCategories = get('/api/v1/parcel-category')
  .demands('module')
  .optional([])
  .variesBy('module', 'language')
  .freshFor(minutes(5))
  .replies(parcelCategoriesFromWire);

/**
 * Sends a parcel: an order without cart and store. With the header `Idempotency-Key`, repeated requests send one (D-21). The
 * request's zones are those of the pick-up. 409 with code `changed`: the total is another one (D-16).
 */
export const sendParcel = post('/api/v1/customer/order/place')
  .access('guest')
  .body<SendParcelBody>()
  .replies(placedFromWire);

/** Tax of a parcel with this body. Changes nothing. */
export const parcelTax = post('/api/v1/customer/order/get-Tax')
  .optional()
  .access('guest')
  .body<SendParcelBody>()
  .replies(taxFromWire);
