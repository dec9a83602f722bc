import { get, itemFromWire, seconds } from '@shop/contract/core';

/**
 * One item. `campaign` is 1 for a campaign's item. CALL-10: not retried, so a failure is shown at once. The page with it still
 * recovers (F-08): it asks anew once the failure has been shown, see `retryConfig` of shared/api. BIZ-16: 30,000 ms.
 */
export const itemDetails = get('/api/v1/items/details/:id')
  .demands('module')
  .inAnyModule()
  .variesBy('language')
  .query({ campaign: 'flag?' })
  .sentOnce()
  .freshFor(seconds(30))
  .replies(itemFromWire);
