import { get } from '../endpoint';
import { couponFromWire, couponsFromWire } from '../readers/coupon';

/** Coupons that may be used now: by everybody, or with `store_id` those that reach its orders. */
export const couponList = get('/api/v1/coupon/list')
  .access('guest')
  .variesBy('language', 'identity', 'module')
  .query({ store_id: 'int?' })
  .replies(couponsFromWire);

/** What guests may see of the coupons where they may not use any. */
export const openCoupons = get('/api/v1/coupon/list/all')
  .optional()
  .variesBy('language', 'module')
  .replies(couponsFromWire);

/**
 * The coupon of that code, when it may be used for an order of the store. `order_amount`: subtotal − discount, in major
 * units. Refuses with the code `coupon` and the reason as text (ERR-10, BIZ-31, BIZ-32).
 */
export const applyCoupon = get('/api/v1/coupon/apply')
  .demands('module')
  .subject('store', 'store_id')
  .access('guest')
  .variesBy('language', 'identity', 'module')
  .query({ code: 'text', store_id: 'int', order_amount: 'number?' })
  .replies(couponFromWire);
