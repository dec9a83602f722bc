import { get, minutes, record, storeFromWire } from '@shop/contract/core';
import { vendorFromWire } from '../readers/vendor';

/** One store with its hours, charges and discount. */
export const storeDetails = get('/api/v1/stores/details/:id')
  .missingWhenNull()
  .variesBy('zone', 'language')
  .freshFor(minutes(1))
  .replies((wire, context) => ({
    ...storeFromWire(wire, context),
    ...vendorFromWire(record(wire, 'store')),
  }));
