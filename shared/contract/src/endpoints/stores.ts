import { get, minutes, pageOf, seconds, storeFromWire } from '@shop/contract/core';
import { searchPageOf } from '../readers/search-page';
import { narrowed, narrowing, paged } from './paged';

const storePage = pageOf(storeFromWire, 'stores');

/** CALL-07. */
export const storesLatest = get('/api/v1/stores/latest')
  .demands('module', 'zone')
  .query(narrowed)
  .freshFor(minutes(5))
  .replies(storePage);

/** CALL-08. */
export const storesPopular = get('/api/v1/stores/popular')
  .demands('module', 'zone')
  .query(narrowed)
  .freshFor(minutes(5))
  .replies(storePage);

/** CALL-09. `filter` is a path segment: all, delivery, take_away. */
export const storeList = get('/api/v1/stores/get-stores/:filter')
  .demands('zone')
  .query({ ...paged, store_type: 'text?', featured: 'flag?', category_id: 'int?', ...narrowing })
  .freshFor(minutes(5))
  .replies(storePage);

/** Stores with a matching name. */
export const storeSearch = get('/api/v1/stores/search')
  .demands('module', 'zone')
  .query({ name: 'text', ...narrowed })
  .freshFor(seconds(30))
  .replies(searchPageOf(storeFromWire, 'stores'));
