import { get, itemFromWire, seconds } from '@shop/contract/core';

/** One item. `campaign` is 1 for a campaign's item. CALL-10, BIZ-16: 30,000 ms. */
export const itemDetails = get('/api/v1/items/details/:id')
  .demands('module')
  .inAnyModule()
  .variesBy('language')
  .query({ campaign: 'flag?' })
  .freshFor(seconds(30))
  .replies(itemFromWire);
