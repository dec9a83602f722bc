import { get, post, put } from '../endpoint';
import type { PlaceOrderBody, CancelOrderBody } from '../schemas/bodies';
import { pageOf } from '../readers/catalog';
import { messageFromWire } from '../readers/account';
import { orderFromWire, orderLinesFromWire, placedFromWire } from '../readers/order';

/**
 * Places the owner's cart as an order. The header `Idempotency-Key` makes any number of sendings one order (D-21).
 * 409 with code `changed` lists what has changed since the cart was shown (D-16).
 */
export const placeOrder = post('/api/v1/customer/order/place')
  .access('guest')
  .body<PlaceOrderBody>()
  .replies(placedFromWire);

/** Lines of an order of one's own. */
export const orderDetails = get('/api/v1/customer/order/details')
  .access('guest')
  .variesBy('language', 'identity')
  .query({ order_id: 'int', contact_number: 'text?' })
  .replies(orderLinesFromWire);

/** State and figures of an order; a guest gives the phone number of the order. */
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

/** Orders under way of a customer. */
export const runningOrders = get('/api/v1/customer/order/running-orders')
  .access('customer')
  .variesBy('language', 'identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(pageOf(orderFromWire, 'orders'));

/** Cancels while pending (D-24). */
export const cancelOrder = put('/api/v1/customer/order/cancel')
  .access('guest')
  .body<CancelOrderBody>()
  .replies(messageFromWire);
