import { get, seconds } from '@shop/contract/core';
import { suggestionsFromWire } from '../readers/suggestions';

/** Search suggestions for a few letters. X-02. */
export const suggestions = get('/api/v1/items/item-or-store-search')
  .demands('module', 'zone')
  .optional({})
  .query({ name: 'text' })
  .freshFor(seconds(30))
  .replies(suggestionsFromWire);
