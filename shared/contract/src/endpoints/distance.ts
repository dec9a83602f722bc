import { get, seconds } from '@shop/contract/core';
import { distanceFromWire } from '../readers/distance';

/** Metres and seconds by road between two points. BIZ-35. */
export const distance = get('/api/v1/config/distance-api')
  .optional()
  .variesBy('language')
  .query({
    origin_lat: 'number',
    origin_lng: 'number',
    destination_lat: 'number',
    destination_lng: 'number',
    mode: 'text?',
  })
  .freshFor(seconds(60))
  .replies(distanceFromWire);
