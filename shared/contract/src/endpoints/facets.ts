import { get, seconds } from '@shop/contract/core';
import { facetsFromWire } from '../readers/facets';
import { narrowed } from './paged';

/**
 * How many entries each filter would leave in a search (`name`), in a category with its descendants (`within`), among a
 * store's items (`store_id`) or in a list of the home page (`list`: popular, discounted, recommended, most-reviewed). A
 * separate request: the list does not wait for it, and backends without it only lack the counts.
 */
export const itemFacets = get('/api/v1/items/facets')
  .demands('zone')
  .subject('category', 'within')
  .requires('facets')
  .query({ ...narrowed, name: 'text?', store_id: 'int?', within: 'int?', list: 'text?' })
  .freshFor(seconds(30))
  .replies(facetsFromWire);
