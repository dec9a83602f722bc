import { get, minutes } from '../endpoint';
import { storeFromWire } from '../readers/store';

/** One store with its hours, charges and discount. */
export const storeDetails = get('/api/v1/stores/details/:id')
  .missingWhenNull()
  .variesBy('zone', 'language')
  .freshFor(minutes(1))
  .replies(storeFromWire);
