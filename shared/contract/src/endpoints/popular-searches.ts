import { get, minutes } from '@shop/contract/core';
import { popularSearchesFromWire } from '../readers/popular-searches';

/** What people search for in the module, in the visitor's language, the most frequent first. X-24. */
export const popularSearches = get('/api/v1/items/popular-searches')
  .demands('module', 'zone')
  .requires('popular-searches')
  .optional({})
  .freshFor(minutes(5))
  .replies(popularSearchesFromWire);
