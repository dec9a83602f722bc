import { get, minutes, pageOf, storeFromWire } from '@shop/contract/core';
import { narrowed, paged } from './paged';

const storePage = pageOf(storeFromWire, 'stores');

/** Stores that the shop recommends. */
export const storesRecommended = get('/api/v1/stores/recommended')
  .demands('module', 'zone')
  .optional()
  .query(paged)
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores with their own discount, nearest first. */
export const storesWithOffers = get('/api/v1/stores/top-offer-near-me')
  .demands('module', 'zone')
  .optional()
  .query(paged)
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores with items of a category. */
export const categoryStores = get('/api/v1/categories/stores/:id')
  .demands('module', 'zone')
  .subject('category', 'id')
  .query(narrowed)
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores that the customer has ordered from, latest first. */
export const visitAgain = get('/api/v1/customer/visit-again')
  .optional()
  .access('customer')
  .freshFor(minutes(1))
  .replies(storePage);
