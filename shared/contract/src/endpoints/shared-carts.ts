import { del, get, post } from '@shop/contract/core';
import { addedToSharedCartFromWire, cartSharesFromWire, sharedCartFromWire } from '../readers/saved-list';
import type { AddToSharedCartBody, ShareCartBody } from '../schemas/bodies';

/** The links that work of one's own carts. X-26. */
export const cartShares = get('/api/v1/customer/cart/share')
  .requires('shared-carts')
  .optional([])
  .access('guest')
  .variesBy('identity')
  .replies(cartSharesFromWire);

/** Makes a link to one's cart of a store, which works for a day; returns all links. */
export const shareCart = post('/api/v1/customer/cart/share')
  .requires('shared-carts')
  .access('guest')
  .body<ShareCartBody>()
  .replies(cartSharesFromWire);

/** Ends a link; returns the rest. */
export const endSharing = del('/api/v1/customer/cart/share')
  .requires('shared-carts')
  .access('guest')
  .query({ store_id: 'int' })
  .replies(cartSharesFromWire);

/** A cart by its link; 404 when the link has ended. X-26. */
export const sharedCart = get('/api/v1/shared-cart')
  .requires('shared-carts')
  .variesBy('language')
  .query({ token: 'text' })
  .replies(sharedCartFromWire);

/**
 * Moves the caller's items of the store into the shared cart, under a name. Returns the shared cart, and in `remaining`
 * what it has not taken by limit or stock, which stays in the caller's cart (D-17). 403 with code `empty` without such
 * items and `own_cart` for one's own; 409 `other_store` when the owner has changed the store.
 */
export const addToSharedCart = post('/api/v1/shared-cart/add')
  .requires('shared-carts')
  .access('guest')
  .body<AddToSharedCartBody>()
  .replies(addedToSharedCartFromWire);
