import { get, minutes } from '@shop/contract/core';
import { reviewsFromWire } from '../readers/review';

const page = { limit: 'int?', offset: 'int?' } as const;

export const vehicleReviews = get('/api/v1/rental/vehicle/reviews/:id')
  .optional()
  .variesBy('language')
  .query(page)
  .freshFor(minutes(1))
  .replies(reviewsFromWire);

/** Reviews of a provider's vehicles. */
export const providerReviews = get('/api/v1/rental/provider/get-provider-reviews/:id')
  .optional()
  .variesBy('language')
  .query(page)
  .freshFor(minutes(1))
  .replies(reviewsFromWire);
