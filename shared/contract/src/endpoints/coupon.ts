import { get } from '@shop/contract/core';
import { couponFromWire, couponsFromWire } from '../readers/coupon';

/** Coupons that can be used now: all, or with `store_id` those that apply to its orders. */
export const couponList = get('/api/v1/coupon/list')
  .access('guest')
  .variesBy('language', 'identity', 'module')
  .query({ store_id: 'int?' })
  .replies(couponsFromWire);

/** Coupons as guests see them, where guests cannot use any. */
export const openCoupons = get('/api/v1/coupon/list/all')
  .optional()
  .variesBy('language', 'module')
  .replies(couponsFromWire);

/**
 * The coupon of that code, if it can be used for an order of the store. `order_amount`: subtotal − discount, in major
 * units. Refuses with the code `coupon` and the reason as text (ERR-10, BIZ-31, BIZ-32).
 */
export const applyCoupon = get('/api/v1/coupon/apply')
  .demands('module')
  .subject('store', 'store_id')
  .access('guest')
  .variesBy('language', 'identity', 'module')
  .query({ code: 'text', store_id: 'int', order_amount: 'number?' })
  .replies(couponFromWire);
