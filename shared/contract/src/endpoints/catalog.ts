import { get, minutes, seconds } from '../endpoint';
import { bannersFromWire, categoriesFromWire, itemFromWire, pageOf } from '../readers/catalog';
import { facetsFromWire } from '../readers/merchandise';
import { storeFromWire } from '../readers/store';
import { narrowed, narrowing, paged } from './paged';

const itemPage = pageOf(itemFromWire, 'products', 'items');
const storePage = pageOf(storeFromWire, 'stores');

/** Banners of the module. */
export const banners = get('/api/v1/banners')
  .demands('zone')
  .optional()
  .query({ featured: 'flag?' })
  .freshFor(minutes(1))
  .replies(bannersFromWire);

/** Categories of the module, children inside. CALL-06, BIZ-16. */
export const categoryList = get('/api/v1/categories').freshFor(minutes(5)).replies(categoriesFromWire);

/** Items of a category. `offset` is the page, from 1 (BIZ-09). */
export const categoryItems = get('/api/v1/categories/items/:id')
  .demands('module', 'zone')
  .subject('category', 'id')
  .query({ ...paged, store_id: 'int?', category_id: 'int?', ...narrowing })
  .freshFor(minutes(1))
  .replies(itemPage);

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

/** One store with its hours, charges and discount. */
export const storeDetails = get('/api/v1/stores/details/:id')
  .missingWhenNull()
  .variesBy('zone', 'language')
  .freshFor(minutes(1))
  .replies(storeFromWire);

/** Stores whose name fits. */
export const storeSearch = get('/api/v1/stores/search')
  .demands('module', 'zone')
  .query({ name: 'text', ...narrowed })
  .freshFor(seconds(30))
  .replies(storePage);

/** Items of a store; category 0 is all of them. */
export const storeItems = get('/api/v1/items/latest')
  .demands('module', 'zone')
  .subject('store', 'store_id')
  .variesBy('language')
  .query({ store_id: 'int', category_id: 'int', ...paged, ...narrowing })
  .freshFor(minutes(1))
  .replies(itemPage);

/** One item. `campaign` is 1 for a campaign's item. CALL-10, BIZ-16: 30,000 ms. */
export const itemDetails = get('/api/v1/items/details/:id')
  .demands('module')
  .inAnyModule()
  .variesBy('language')
  .query({ campaign: 'flag?' })
  .freshFor(seconds(30))
  .replies(itemFromWire);

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

/** Items whose name fits, in any of the shop's languages. */
export const itemSearch = get('/api/v1/items/search')
  .demands('module', 'zone')
  .query({ name: 'text', store_id: 'int?', category_id: 'int?', ...paged, ...narrowing })
  .freshFor(seconds(30))
  .replies(itemPage);

/**
 * How many entries each filter would leave of a search (`name`), of a category with all below it (`within`), of a store's items
 * (`store_id`) or of a list of the front (`list`: popular, discounted, recommended, most-reviewed). A call of its own:
 * the list does not wait for it, and backends that lack it only lack the numbers.
 */
export const itemFacets = get('/api/v1/items/facets')
  .demands('zone')
  .requires('facets')
  .query({ ...narrowed, name: 'text?', store_id: 'int?', within: 'int?', list: 'text?' })
  .freshFor(seconds(30))
  .replies(facetsFromWire);

/** Categories that customers look at most. BIZ-16: 1 min, stale after 30 s. */
export const categoriesPopular = get('/api/v1/categories/popular')
  .demands('module')
  .optional()
  .freshFor(seconds(30))
  .keptFor(minutes(1))
  .replies(categoriesFromWire);
