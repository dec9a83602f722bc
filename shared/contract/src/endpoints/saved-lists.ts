import { del, get, post, put } from '@shop/contract/core';
import { cartFromWire } from '../readers/cart';
import { savedListsFromWire } from '../readers/saved-list';
import type { ChangeListBody, ResumeCartBody, SaveListBody } from '../schemas/bodies';

/** Shopping lists and waiting carts of a guest or customer, the latest first.. */
export const savedLists = get('/api/v1/customer/saved-lists')
  .requires('saved-lists')
  .optional([])
  .access('guest')
  .variesBy('language', 'identity')
  .replies(savedListsFromWire);

/**
 * Saves the cart of the request's module, or the lines of one's own order, as a list; `kind: 'cart'` moves the cart
 * there. Returns all lists. 403 with code `empty` when there is nothing to save, `lists_full` when there are too many.
 */
export const saveList = post('/api/v1/customer/saved-lists/add')
  .requires('saved-lists')
  .access('guest')
  .body<SaveListBody>()
  .replies(savedListsFromWire);

/** Changes the name or quantities of a list; returns all lists. */
export const changeList = put('/api/v1/customer/saved-lists/update')
  .requires('saved-lists')
  .access('guest')
  .body<ChangeListBody>()
  .replies(savedListsFromWire);

/** Deletes a list; returns the rest. */
export const deleteList = del('/api/v1/customer/saved-lists/delete')
  .requires('saved-lists')
  .access('guest')
  .query({ list_id: 'int' })
  .replies(savedListsFromWire);

/** Makes a waiting cart the cart; what was in the cart waits instead. Returns the cart. X-25. */
export const resumeCart = post('/api/v1/customer/saved-lists/resume')
  .requires('saved-lists')
  .access('guest')
  .body<ResumeCartBody>()
  .replies(cartFromWire);
