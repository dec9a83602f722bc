import { del, get, post } from '@shop/contract/core';
import type { CartAddBody, CartUpdateBody, SettleCartMergeBody } from '../schemas/bodies';
import { cartFromWire, cartMergeFromWire } from '../readers/cart';

/** Lines of the guest's or customer's cart. CALL-12. */
export const cartList = get('/api/v1/customer/cart/list')
  .access('guest')
  .variesBy('module', 'language', 'identity')
  .query({ store_id: 'int?' })
  .replies(cartFromWire);

/**
 * Adds a line; returns the whole cart. An equal line (same item and variation; add-ons do not count) is refused with the
 * code `cart_item`: it must be updated instead (D-13). CALL-13.
 */
export const addToCart = post('/api/v1/customer/cart/add')
  .access('guest')
  .body<CartAddBody>()
  .replies(cartFromWire);

/** Sets quantity and choice of a line (absolute); returns the whole cart. CALL-14. */
export const updateCart = post('/api/v1/customer/cart/update')
  .access('guest')
  .body<CartUpdateBody>()
  .replies(cartFromWire);

/** Removes a line; returns the rest; 404 counts as success. CALL-15. */
export const removeFromCart = del('/api/v1/customer/cart/remove-item')
  .access('guest')
  .query({ cart_id: 'int', store_id: 'int?' })
  .replies(cartFromWire);

/** Empties the cart. CALL-16. */
export const clearCart = del('/api/v1/customer/cart/remove')
  .access('guest')
  .query({ store_id: 'int?' })
  .replies(cartFromWire);

/** The result of merging the guest's cart on sign-in, until the customer decides; lists are empty if nothing is open. D-17. */
export const cartMerge = get('/api/v1/customer/cart/merge')
  .requires('cart-merge')
  .optional({})
  .access('customer')
  .variesBy('language', 'identity')
  .replies(cartMergeFromWire);

/** Keeps the account's cart, or replaces it by the guest's; can be repeated. Returns the cart. D-17. */
export const settleCartMerge = post('/api/v1/customer/cart/merge')
  .requires('cart-merge')
  .access('customer')
  .body<SettleCartMergeBody>()
  .replies(cartFromWire);
