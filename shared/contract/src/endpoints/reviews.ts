import { get, minutes } from '@shop/contract/core';
import { reviewsFromWire } from '../readers/review';

/** Reviews of an item, the newest first. X-04. */
export const itemReviews = get('/api/v1/items/reviews/:id')
  .demands('module')
  .subject('item', 'id')
  .optional()
  .variesBy('language')
  .query({ limit: 'int?', offset: 'int?' })
  .freshFor(minutes(1))
  .replies(reviewsFromWire);

/** Reviews of a store's items, the newest first. X-04. */
export const storeReviews = get('/api/v1/stores/reviews')
  .demands('module')
  .subject('store', 'store_id')
  .optional()
  .variesBy('language')
  .query({ store_id: 'int', limit: 'int?', offset: 'int?' })
  .freshFor(minutes(1))
  .replies(reviewsFromWire);
