import { get, itemFromWire, minutes, pageOf, seconds } from '@shop/contract/core';
import { searchPageOf } from '../readers/search-page';
import { narrowed, narrowing, paged } from './paged';

const itemPage = pageOf(itemFromWire, 'products', 'items');

/** Items of a category. `offset` is the page, from 1 (BIZ-09). */
export const categoryItems = get('/api/v1/categories/items/:id')
  .demands('module', 'zone')
  .subject('category', 'id')
  .query({ ...paged, store_id: 'int?', category_id: 'int?', ...narrowing })
  .freshFor(minutes(1))
  .replies(itemPage);

/** Items of a store; category 0 means all. */
export const storeItems = get('/api/v1/items/latest')
  .demands('module', 'zone')
  .subject('store', 'store_id')
  .variesBy('language')
  .query({ store_id: 'int', category_id: 'int', ...paged, ...narrowing })
  .freshFor(minutes(1))
  .replies(itemPage);

export const itemsPopular = get('/api/v1/items/popular')
  .demands('module', 'zone')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

export const itemsDiscounted = get('/api/v1/items/discounted')
  .demands('module', 'zone')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

export const itemsMostReviewed = get('/api/v1/items/most-reviewed')
  .demands('module', 'zone')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

export const itemsRecommended = get('/api/v1/items/recommended')
  .demands('module', 'zone')
  .optional()
  .query(narrowed)
  .freshFor(minutes(1))
  .replies(itemPage);

/** Items with a matching name, in any of the shop's languages. X-23. */
export const itemSearch = get('/api/v1/items/search')
  .demands('module', 'zone')
  .query({ name: 'text', store_id: 'int?', category_id: 'int?', ...paged, ...narrowing })
  .freshFor(seconds(30))
  .replies(searchPageOf(itemFromWire, 'products', 'items'));

/** Items that the customer has ordered before. */
export const suggestedItems = get('/api/v1/customer/suggested-items')
  .optional()
  .access('customer')
  .query(paged)
  .freshFor(minutes(1))
  .replies(itemPage);
