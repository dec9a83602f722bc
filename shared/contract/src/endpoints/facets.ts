import { get, seconds } from '../endpoint';
import { facetsFromWire } from '../readers/facets';
import { narrowed } from './paged';

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
