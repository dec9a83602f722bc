import { get, minutes, storeFromWire } from '@shop/contract/core';

/** One store with its hours, charges and discount. */
export const storeDetails = get('/api/v1/stores/details/:id')
  .missingWhenNull()
  .variesBy('zone', 'language')
  .freshFor(minutes(1))
  .replies(storeFromWire);
